import { ButtonLink, buttonClass } from '#web/platform/ui/button.tsx'
import { achievements, stack, stats } from './developer-facts.ts'

export function DeveloperPage() {
  return (
    <div className="column grid gap-16">
      <header className="max-w-3xl pt-6">
        <h1 className="text-4xl sm:text-6xl">Developer</h1>
        <p className="mt-4 text-lg text-muted">
          Crypto Lodge is one TypeScript package from the database to the neon: a contract that both sides
          keep, pages drawn on the server, and houses that were modelled before they were lit.
        </p>
      </header>
      <Stats />
      <TechStack />
      <Achievements />
      <Contact />
    </div>
  )
}

function Stats() {
  return (
    <section aria-label="Stats">
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-picture border border-line bg-line lg:grid-cols-4">
        {stats.map(({ figure, of }) => (
          <li key={of} className="bg-surface p-6 sm:p-8">
            <span className="block font-display text-4xl sm:text-5xl">{figure}</span>{' '}
            <span className="text-muted">{of}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function TechStack() {
  return (
    <section aria-labelledby="tech-stack">
      <h2 id="tech-stack" className="text-3xl">
        Tech Stack
      </h2>
      <dl className="mt-6 grid gap-x-12 sm:grid-cols-2">
        {stack.map(({ job, with: names }) => (
          <div key={job} className="border-t border-line py-4">
            <dt className="text-sm text-muted">{job}</dt>
            <dd className="mt-1">
              <ul className="flex flex-wrap gap-x-4 gap-y-1 font-medium">
                {names.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Achievements() {
  return (
    <section aria-labelledby="achievements">
      <h2 id="achievements" className="text-3xl">
        Achievements
      </h2>
      <ul className="mt-6 grid gap-x-12 gap-y-8 sm:grid-cols-2">
        {achievements.map(({ title, story }) => (
          <li key={title}>
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2 text-muted">{story}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Contact() {
  return (
    <section
      aria-labelledby="get-in-touch"
      className="rounded-picture border border-line bg-surface p-6 sm:p-10"
    >
      <h2 id="get-in-touch" className="text-3xl">
        Get in touch
      </h2>
      <p className="mt-3 max-w-2xl text-muted">
        Write with a booking request, ask in a lodge’s chat, or read what the server answers and call it
        yourself.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink isButton to="/" hash="contact" variant="primary">
          Contact Us
        </ButtonLink>
        <ButtonLink isButton to="/lodge/$slug/chat" params={{ slug: 'xrp-lodge' }}>
          Ask in the Chat
        </ButtonLink>
        <a href="/api/docs" className={buttonClass()}>
          API Documentation
        </a>
        <a href="/api/openapi.json" className={buttonClass('plain')}>
          OpenAPI document
        </a>
      </div>
    </section>
  )
}

const reasons = [
  {
    title: 'Booked direct',
    text: 'Guests book with us and not through a marketplace, so no commission leaves between the fire and the ledger.',
  },
  {
    title: 'Something you can stand in',
    text: 'Fourteen of twenty A-frames are built. Each is timber, glass and a hot tub, whatever its coin does today.',
  },
  {
    title: 'A share of the season',
    text: 'Packages share profit each quarter, month or week, and Gold sits at the table where the next site is chosen.',
  },
  {
    title: 'A key of your own',
    text: 'Investors book first, and Gold Lodge Shareholders stay seven days a year as our guests.',
  },
] as const

export function WhyInvest() {
  return (
    <section aria-labelledby="why">
      <h2 id="why" className="text-3xl sm:text-4xl">
        Why Invest
      </h2>
      <div className="mt-6 grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {reasons.map(({ title, text }) => (
          <article key={title} className="border-t border-line-strong/40 pt-4">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2 max-w-prose text-muted">{text}</p>
          </article>
        ))}
      </div>
    </section>
  )
}

import { type ReactNode, Suspense, useState } from 'react'
import { type InvestmentPackage, investorFigures } from '#contract/investments/investments.ts'
import { scrollToSection } from '#web/platform/shell/scroll-to-section.ts'
import { Button, ButtonLink } from '#web/platform/ui/button.tsx'
import { lazyPart } from '#web/platform/ui/late/lazy-part.tsx'
import { Figures, ProgressBars, SmallPrint } from './figures.tsx'
import { Packages } from './packages.tsx'
import { useInvestmentSale } from './use-investment-sale.ts'
import { WhyInvest } from './why-invest.tsx'

const InterestDialog = lazyPart(() => import('./interest-dialog.tsx'), 'dialog')

type InvestorPageProps = {
  picture: ReactNode
  pictureNote: ReactNode
  performance: ReactNode
  donation: ReactNode
  investment: (chosen: InvestmentPackage, onClose: () => void) => ReactNode
}

const stats = [
  { label: 'Total Investment Raised', value: investorFigures.raised },
  { label: 'Active Investors', value: investorFigures.activeInvestors },
  { label: 'Average Annual Return', value: investorFigures.averageReturn },
  { label: 'Operating Since', value: investorFigures.operatingSince },
]

export function InvestorPage({ picture, pictureNote, performance, donation, investment }: InvestorPageProps) {
  const [chosen, setChosen] = useState<InvestmentPackage | null>(null)
  const sale = useInvestmentSale()
  const close = () => setChosen(null)
  return (
    <>
      <Hero picture={picture} note={pictureNote} />
      <div className="column grid gap-20 pt-10">
        <Figures figures={stats} label="Key figures" />
        {performance}
        <ProgressBars />
        <Packages sale={sale} onChoose={setChosen} />
        <section
          id="donate"
          aria-labelledby="donation"
          className="grid gap-8 rounded-picture border border-line bg-surface p-6 sm:p-10 lg:grid-cols-2"
        >
          <div>
            <h2 id="donation" className="text-3xl sm:text-4xl">
              Make a Donation
            </h2>
            <p className="mt-3 max-w-md text-muted">
              No package, no badge, no return: a donation simply helps us light the next fire.
            </p>
          </div>
          {donation}
        </section>
        <WhyInvest />
        <SmallPrint />
      </div>
      {chosen && sale === 'off' && (
        <Suspense>
          <InterestDialog chosen={chosen} onClose={close} />
        </Suspense>
      )}
      {chosen && sale === 'on' && investment(chosen, close)}
    </>
  )
}

function Hero({ picture, note }: { picture: ReactNode; note: ReactNode }) {
  return (
    <section className="relative isolate flex min-h-[70svh] items-end overflow-hidden">
      {/* On a desktop the picture begins beside the words, so that no neon line runs through them. */}
      <div className="absolute inset-0 -z-20 lg:left-[30%] lg:[&_img]:object-[50%_20%]">{picture}</div>
      <div className="absolute inset-0 -z-10 bg-linear-to-t from-page via-page/60 to-page/25 lg:bg-linear-to-r lg:from-page lg:from-30% lg:via-page/40 lg:via-55% lg:to-transparent" />
      <div className="absolute inset-x-0 top-0 -z-10 hidden h-28 bg-linear-to-b from-page/70 to-transparent lg:block" />
      <div className="absolute inset-x-0 bottom-0 -z-10 hidden h-40 bg-linear-to-t from-page to-transparent lg:block" />
      <div className="column grid justify-items-start gap-6 pt-36 pb-14">
        <h1 className="max-w-3xl text-5xl leading-[1.04] sm:text-7xl lg:max-w-2xl">Invest in Crypto Lodge</h1>
        <p className="max-w-xl text-lg text-text/90">
          Take a part in A-frames that earn their keep night by night, each with a coin over the door and a
          fire in the middle.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" onClick={() => scrollToSection('packages')}>
            View Packages
          </Button>
          <ButtonLink to="/investor-badges">Investor Badges</ButtonLink>
        </div>
        {note}
      </div>
    </section>
  )
}

import { folded } from '../platform/trimmed.ts'

export const tierIds = [
  'early_investor',
  'bronze_investor',
  'silver_investor',
  'gold_investor',
  'diamond_investor',
] as const
export type TierId = (typeof tierIds)[number]

export type Tier = {
  id: TierId
  title: string
  /** Whole dollars. */
  minimum: number
  color: string
  icon: 'crown' | 'star' | 'shield' | 'award' | 'zap' | 'heart'
  description: string
  benefits: readonly string[]
}

export const EARLY_INVESTORS = 100

export const tiers: readonly Tier[] = [
  {
    id: 'early_investor',
    title: 'Early Investor',
    minimum: 1000,
    color: '#9945FF',
    icon: 'zap',
    description: `For the first ${EARLY_INVESTORS} investors of Crypto Lodge`,
    benefits: ['Founding investor recognition', 'Early access to new lodges'],
  },
  {
    id: 'bronze_investor',
    title: 'Bronze Investor',
    minimum: 5000,
    color: '#CD7F32',
    icon: 'shield',
    description: '5% annual returns with quarterly profit sharing',
    benefits: ['5% annual returns', 'Quarterly profit sharing'],
  },
  {
    id: 'silver_investor',
    title: 'Silver Investor',
    minimum: 15_000,
    color: '#C0C0C0',
    icon: 'star',
    description: '8% annual returns with monthly profit sharing and priority booking',
    benefits: ['8% annual returns', 'Monthly profit sharing', 'Priority booking'],
  },
  {
    id: 'gold_investor',
    title: 'Gold Investor',
    minimum: 50_000,
    color: '#FFD700',
    icon: 'crown',
    description: '12% annual returns with weekly profit sharing and 7 free lodge days a year',
    benefits: ['12% annual returns', 'Weekly profit sharing', '7 free lodge days a year', 'Board voting'],
  },
  {
    id: 'diamond_investor',
    title: 'Diamond Investor',
    minimum: 100_000,
    color: '#B9F2FF',
    icon: 'award',
    description: '15% returns with daily profit sharing and unlimited stays',
    benefits: ['15% returns', 'Daily profit sharing', 'Unlimited stays'],
  },
]

export function findTier(id: TierId): Tier {
  const tier = tiers.find((known) => known.id === id)
  if (!tier) throw new Error(`no tier ${id}`)
  return tier
}

export const investorBadgeRequest = (
  tier: Tier,
  { userName, email }: { userName: string; email: string },
  dollars: number,
) => ({
  userName: userName.trim(),
  email: email.trim(),
  badgeName: tier.title,
  badgeDescription: tier.description,
  badgeColor: tier.color,
  badgeIcon: tier.icon,
  investmentAmount: dollars,
  investmentTier: tier.id,
})

/** Highest first; `amount` is in dollars. */
export function tiersFor(amount: number): Tier[] {
  return tiers.filter((tier) => tier.minimum <= amount).sort((a, b) => b.minimum - a.minimum)
}

export const AMOUNT_IN_DIGITS = 'Please enter the amount in digits, such as 5000'

export const packageIds = ['bronze', 'silver', 'gold'] as const
export type PackageId = (typeof packageIds)[number]

export type InvestmentPackage = {
  id: PackageId
  name: string
  /** Whole dollars; the payment's amount must equal it. */
  price: number
  benefits: readonly string[]
  mark: 'Popular' | 'Best Value' | 'Premium'
}

export const packages: readonly InvestmentPackage[] = [
  {
    id: 'bronze',
    name: 'Bronze Lodge Partner',
    price: 5000,
    benefits: ['5% annual returns', 'Quarterly profit sharing'],
    mark: 'Popular',
  },
  {
    id: 'silver',
    name: 'Silver Lodge Investor',
    price: 15_000,
    benefits: ['8% annual returns', 'Monthly profit sharing', 'Priority booking'],
    mark: 'Best Value',
  },
  {
    id: 'gold',
    name: 'Gold Lodge Shareholder',
    price: 50_000,
    benefits: ['12% annual returns', 'Weekly profit sharing', '7 free lodge days a year', 'Board voting'],
    mark: 'Premium',
  },
]

export function packageNamed(text: string): InvestmentPackage | undefined {
  const requested = folded(text)
  return packages.find(({ id, name }) => id === requested || name.toLowerCase() === requested)
}

export function tierOfInvestment(dollars: number): TierId {
  if (dollars >= findTier('gold_investor').minimum) return 'gold_investor'
  return dollars >= findTier('silver_investor').minimum ? 'silver_investor' : 'bronze_investor'
}

/** Figures of the specification, which pages mark as illustrative. */
export const investorFigures = {
  raised: '$2.4M',
  raisedShort: '2.4M',
  activeInvestors: '147',
  averageReturn: '9.2%',
  operatingSince: '2023',
  badgeHolders: '89',
  progress: [
    { label: 'Total Raised', text: '$2.4M / $5M', percent: 48 },
    { label: 'Lodge Completion', text: '14 / 20', percent: 70 },
    { label: 'Revenue Target', text: '$1.8M / $2.5M', percent: 72 },
  ],
} as const

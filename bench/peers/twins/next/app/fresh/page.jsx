import { Home } from '../home.jsx'

export const dynamic = 'force-dynamic'

/** Rendered for each request. */
export default Home

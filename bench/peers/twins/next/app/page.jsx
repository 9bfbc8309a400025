import { Home } from './home.jsx'

/** Rendered once, by `next build`. */
export default Home

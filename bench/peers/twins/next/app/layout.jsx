import './styles.css'

export const metadata = {
  title: 'Crypto Lodge',
  description: 'Sixteen A-frame lodges with hot tubs, neon roof lines and a coin for a theme.',
}

const pages = ['Home', 'Lodges', 'Browse All', 'Art Gallery', 'Badges', 'Developer', 'Contact']

const addressOf = (page) => `/${page.toLowerCase().replaceAll(' ', '-')}`

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <header>
          <a href="/">Crypto Lodge</a>
          <nav>
            {pages.map((page) => (
              <a key={page} href={addressOf(page)}>
                {page}
              </a>
            ))}
          </nav>
        </header>
        <main>{children}</main>
        <footer>
          {pages.map((page) => (
            <a key={page} href={addressOf(page)}>
              {page}
            </a>
          ))}
        </footer>
      </body>
    </html>
  )
}

import { Link, useLocation } from '@tanstack/react-router'
import clsx from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { useIsHydrated } from '../ui/hooks/use-is-hydrated.ts'
import { Icon } from '../ui/icon.tsx'
import { BrandMark } from './brand-mark.tsx'
import { scrollToSection } from './scroll-to-section.ts'

const SCROLLED_PX = 100

const entries = [
  { label: 'Home', section: 'home' },
  { label: 'Lodges', section: 'lodges' },
  { label: 'Browse All', to: '/browse' },
  { label: 'Art Gallery', to: '/art-gallery' },
  { label: 'Badges', to: '/badges' },
  { label: 'Developer', to: '/developer' },
  { label: 'Contact', section: 'contact' },
] as const

function useIsScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > SCROLLED_PX)
    update()
    // In the capture phase, because a placeholder stops the event on its way down.
    addEventListener('scroll', update, true)
    return () => removeEventListener('scroll', update, true)
  }, [])
  return isScrolled
}

export function NavigationBar() {
  const isScrolled = useIsScrolled()
  const [isOpen, setOpen] = useState(false)
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const close = (event: Event) => {
      const isEscape = (event as KeyboardEvent).key === 'Escape'
      if (isEscape) bar.current?.querySelector('button')?.focus()
      if (isEscape || !bar.current?.contains(event.target as Node)) setOpen(false)
    }
    const closing = new AbortController()
    for (const way of ['keydown', 'pointerdown']) addEventListener(way, close, closing)
    return () => closing.abort()
  }, [isOpen])
  return (
    <header
      ref={bar}
      data-scrolled={isScrolled}
      className={clsx(
        'fixed inset-x-0 top-0 z-50 transition-colors duration-200',
        isScrolled || isOpen
          ? 'border-b border-line bg-page/85 backdrop-blur-md'
          : 'border-b border-transparent',
      )}
    >
      <nav aria-label="Main" className="column">
        <div className="flex h-17 items-center justify-between gap-6">
          <Link to="/" className="flex items-center gap-2.5 font-display text-xl">
            <BrandMark className="size-7" />
            Crypto Lodge
          </Link>
          <ul className="hidden items-center gap-1 lg:flex">
            <Entries onChosen={() => setOpen(false)} className="px-3 py-2" />
          </ul>
          <button
            type="button"
            aria-label={isOpen ? 'Close menu' : 'Open menu'}
            aria-expanded={isOpen}
            aria-controls="menu"
            onClick={() => setOpen(!isOpen)}
            className="grid size-11 place-items-center rounded-control hover:bg-line lg:hidden"
          >
            <Icon name={isOpen ? 'close' : 'menu'} className="size-6" />
          </button>
        </div>
        {isOpen && (
          <ul
            id="menu"
            // A fixed bar does not scroll with the page, so on a low screen the menu scrolls.
            className="grid max-h-[calc(100dvh-4.25rem)] gap-1 overflow-y-auto overscroll-contain pb-6 lg:hidden"
          >
            <Entries onChosen={() => setOpen(false)} className="px-3 py-3 text-lg" />
            <li>
              <Link
                to="/find-booking"
                className="navigation-link px-3 py-3 text-lg"
                activeProps={{ 'aria-current': 'page' }}
                onClick={() => setOpen(false)}
              >
                Find my booking
              </Link>
            </li>
          </ul>
        )}
      </nav>
    </header>
  )
}

/** 'home' for any other hash, and on the server, which does not know it. */
function useSection(): string {
  const isHydrated = useIsHydrated()
  const hash = useLocation({ select: ({ hash }) => hash })
  return isHydrated && entries.some((entry) => 'section' in entry && entry.section === hash) ? hash : 'home'
}

function Entries({ onChosen, className }: { onChosen: () => void; className: string }) {
  // A link to another section of home keeps the filter.
  const isHome = useLocation({ select: ({ pathname }) => pathname === '/' })
  const section = useSection()
  const linkClass = clsx('navigation-link', className)
  return entries.map((entry) => (
    <li key={entry.label}>
      {'section' in entry ? (
        <Link
          to="/"
          hash={entry.section}
          search={isHome || {}}
          activeOptions={{ includeHash: true }}
          hashScrollIntoView={{ behavior: 'smooth' }}
          {...(isHome && entry.section === section && { 'aria-current': 'page' as const })}
          className={linkClass}
          onClick={() => {
            onChosen()
            scrollToSection(entry.section)
          }}
        >
          {entry.label}
        </Link>
      ) : (
        <Link to={entry.to} className={linkClass} activeProps={{ 'aria-current': 'page' }} onClick={onChosen}>
          {entry.label}
        </Link>
      )}
    </li>
  ))
}

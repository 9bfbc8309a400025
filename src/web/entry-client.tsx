import { RouterClient } from '@tanstack/react-router/ssr/client'
import { hydrateRoot } from 'react-dom/client'
import { createRouter } from './router.tsx'
import './ui/tokens.css'

const router = createRouter((path, init) => fetch(path, init), location.origin)

hydrateRoot(document, <RouterClient router={router} />)

import { useNavigate } from '@tanstack/react-router'
import { BrandMark } from '../shell/brand-mark.tsx'
import { Main } from '../shell/main.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { LoginForm } from './login-form.tsx'
import { useForgetAdminData } from './use-admin-call.ts'
import { useLogin } from './use-session-calls.ts'

/** Signs an owner in and opens the dashboard. */
export function LoginPage() {
  const navigate = useNavigate()
  const forget = useForgetAdminData()
  const login = useLogin(() => {
    forget()
    void navigate({ to: '/admin/dashboard' })
  })
  return (
    <Main className="column outline-none grid min-h-dvh max-w-md content-center gap-6 py-10">
      <div>
        <BrandMark className="size-9" />
        <h1 className="mt-5 text-4xl">Admin Login</h1>
        <p className="mt-2 text-muted">For the people who run the lodges.</p>
      </div>
      <LoginForm login={login} className="rounded-picture border border-line bg-surface p-6" />
      <ButtonLink to="/" variant="plain" className="justify-self-start">
        Back to the site
      </ButtonLink>
    </Main>
  )
}

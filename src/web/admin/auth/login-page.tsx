import { useNavigate } from '@tanstack/react-router'
import type { Admin } from '#contract/auth/login.ts'
import { BrandMark } from '#web/platform/shell/brand-mark.tsx'
import { Main } from '#web/platform/shell/main.tsx'
import { ButtonLink } from '#web/platform/ui/button.tsx'
import { decoration } from '#web/platform/ui/decoration.ts'
import { LodgePicture } from '#web/platform/ui/pictures/picture.tsx'
import { homePath } from '../kit/navigation.ts'
import { useForgetAdminData } from '../kit/use-admin-call.ts'
import { LoginForm } from './login-form.tsx'

const PICTURE = '/pictures/solana-lodge/exterior.webp'

export function LoginPage() {
  const navigate = useNavigate()
  const forget = useForgetAdminData()
  const enter = ({ role }: Admin) => {
    forget()
    void navigate({ to: homePath(role) })
  }
  return (
    <Main className="min-h-dvh outline-none lg:grid lg:grid-cols-[minmax(0,1.3fr)_minmax(30rem,1fr)]">
      <div className="h-44 overflow-hidden lg:sticky lg:top-0 lg:h-dvh">
        <LodgePicture
          src={PICTURE}
          picture={decoration(PICTURE)}
          sizes="(min-width: 1024px) 60vw, 100vw"
          isFirst
        />
      </div>
      <div className="column grid max-w-md content-center gap-6 py-10">
        <div>
          <BrandMark className="size-9" />
          <h1 className="mt-5 text-4xl">Admin Login</h1>
          <p className="mt-2 text-muted">For the people who run the lodges.</p>
        </div>
        <LoginForm onSignedIn={enter} className="rounded-picture border border-line bg-surface p-6" />
        <ButtonLink to="/" variant="plain" className="-ml-5 justify-self-start">
          Back to the site
        </ButtonLink>
      </div>
    </Main>
  )
}

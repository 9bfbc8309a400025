import { Suspense } from 'react'
import { useIsHydrated } from '#web/platform/ui/hooks/use-is-hydrated.ts'
import { lazyPart } from '#web/platform/ui/late/lazy-part.tsx'

const FindBookingForm = lazyPart(async () => ({
  default: (await import('./find-booking-form.tsx')).FindBookingForm,
}))

export function FindBookingPage() {
  const isHydrated = useIsHydrated()
  const loading = <div className="placeholder h-48 rounded-picture" />
  return (
    <section className="column grid max-w-xl gap-6">
      <h1 className="text-4xl sm:text-6xl">Find my booking</h1>
      {isHydrated ? (
        <Suspense fallback={loading}>
          <FindBookingForm />
        </Suspense>
      ) : (
        loading
      )}
    </section>
  )
}

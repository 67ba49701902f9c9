import { useEffect, useRef, useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { useGo } from '#platform/browser/navigation-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { toastSuccess } from '#ui/toast.ts'
import type { PageText } from '../contract.ts'
import { claimDeveloper, REDIRECT_AFTER_MS } from './claim-developer.ts'
import { TextPage } from './text-page.tsx'
import { vendorLandingText as text } from './vendor-landing.text.ts'

type Props = {
  page: PageText
  /** The page to open afterwards. */
  next: string
  /** Called when cached data about the account is outdated. */
  onChanged: () => Promise<void>
}

/** Shows the landing of developers with the button that makes the account one (ROUTE-15, VEND-36, AMB-030). */
export function BecomeDeveloperScreen({ page, next, onChanged }: Props) {
  const { status, user } = useSession()
  return (
    <TextPage page={page}>
      <div className="maker-step">
        {/* Until the session is known both forms are here, and the marker in the head decides which one shows, so that nothing jumps. */}
        {status !== 'signed-in' && (
          <div className="button-row when-out">
            <ButtonLink size="large" href="/auth?redirect=%2Fbecome-developer">
              {text.becomeSignIn}
            </ButtonLink>
            <ButtonLink size="large" variant="line" href="/signup?tab=signup&redirect=%2Fbecome-developer">
              {text.becomeSignUp}
            </ButtonLink>
          </div>
        )}
        {status !== 'signed-out' && (
          <div className="button-row when-in">
            <BecomeButton userId={user?.id ?? null} next={next} onChanged={onChanged} />
          </div>
        )}
        <a href="/developer/pricing">{text.seePlans}</a>
      </div>
    </TextPage>
  )
}

/** Shows the same welcome and continues whether or not it could be stored; a failure is logged to the console only (AMB-030). */
function BecomeButton({ userId, next, onChanged }: { userId: string | null } & Omit<Props, 'page'>) {
  const api = useApi()
  const go = useGo()
  const [isPending, setPending] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const become = async () => {
    if (userId === null) return
    setPending(true)
    const isStored = await claimDeveloper(api, userId)
    await onChanged()
    toastSuccess(text.welcome, isStored ? text.welcomeText : undefined)
    timer.current = setTimeout(() => go(next), isStored ? REDIRECT_AFTER_MS.stored : REDIRECT_AFTER_MS.failed)
  }
  return (
    <Button
      size="large"
      disabled={userId === null}
      pending={isPending}
      pendingLabel={text.becomePending}
      onClick={() => void become()}
    >
      {text.becomeButton}
    </Button>
  )
}

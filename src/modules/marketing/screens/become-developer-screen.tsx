import { useEffect, useRef, useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { useGo } from '#platform/browser/navigation-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { toastSuccess } from '#ui/toast.ts'
import type { PageText } from '../contract.ts'
import { makersText as text } from './makers.text.ts'
import { claimDeveloper, LEAVE_AFTER_MS } from './makers-client.ts'
import { TextPage } from './text-page.tsx'

type Props = {
  page: PageText
  /** Where one goes on to. */
  next: string
  /** What was known about the account no longer holds. */
  onChanged: () => Promise<void>
}

/** The landing of developers with the button that makes the account one (ROUTE-15, VEND-36, AMB-030). */
export function BecomeDeveloperScreen({ page, next, onChanged }: Props) {
  const { status, user } = useSession()
  return (
    <TextPage page={page}>
      <div className="maker-step button-row">
        {user && <BecomeButton userId={user.id} next={next} onChanged={onChanged} />}
        {status === 'signed-out' && (
          <>
            <ButtonLink size="large" href="/auth?redirect=%2Fbecome-developer">
              {text.becomeSignIn}
            </ButtonLink>
            <ButtonLink size="large" variant="line" href="/signup?tab=signup&redirect=%2Fbecome-developer">
              {text.becomeSignUp}
            </ButtonLink>
          </>
        )}
        {status !== 'loading' && (
          <ButtonLink size="large" variant="quiet" href="/developer/pricing">
            {text.seePlans}
          </ButtonLink>
        )}
      </div>
    </TextPage>
  )
}

/** The same welcome and the same way on whether or not it could be stored; a failure goes to the console alone (AMB-030). */
function BecomeButton({ userId, next, onChanged }: { userId: string } & Omit<Props, 'page'>) {
  const api = useApi()
  const go = useGo()
  const [isPending, setPending] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const become = async () => {
    setPending(true)
    const isStored = await claimDeveloper(api, userId)
    await onChanged()
    toastSuccess(text.welcome, isStored ? text.welcomeText : undefined)
    timer.current = setTimeout(() => go(next), isStored ? LEAVE_AFTER_MS.stored : LEAVE_AFTER_MS.failed)
  }
  return (
    <Button size="large" pending={isPending} pendingLabel={text.becomePending} onClick={() => void become()}>
      {text.becomeButton}
    </Button>
  )
}

import { ApiFailure } from '#platform/http/api-client.ts'
import { toastError } from '#ui/toast.ts'
import { vendorAreaText as text } from './vendor-area.text.ts'
import { messageOr } from './vendor-area-client.ts'

/** Shows why a bot could not be published: what is missing in the stated words (VEND-26 to VEND-30), anything else as 'Mislukt' (VEND-31). */
export function toastRefusal(error: unknown): void {
  if (!(error instanceof ApiFailure && (error.code === 'not_ready' || error.code === 'plan_limit_reached'))) {
    toastError(text.failed, messageOr(error, text.tryAgain))
    return
  }
  const [title = '', ...rest] = error.message.split(': ')
  toastError(title, error.code === 'plan_limit_reached' ? withLink(rest.join(': ')) : rest.join(': '))
}

/** Turns the name of the upgrade page in a message into a link (AMB-113). */
function withLink(message: string) {
  const [before = '', after = ''] = message.split(text.plan)
  return (
    <>
      {before}
      <a href="/vendor/subscription">{text.plan}</a>
      {after}
    </>
  )
}

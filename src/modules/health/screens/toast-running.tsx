import type { MouseEvent } from 'react'
import * as z from 'zod/mini'
import type { ApiFailure } from '#platform/http/api-client.ts'
import { toastNotice } from '#ui/toast.ts'
import { smokeText as text } from './smoke.text.ts'

const detailsSchema = z.object({ running: z.array(z.object({ batch_id: z.string() })) })

/** Shows why a test was not started, in the server's words, with a link to the running test where there is one. */
export function toastRunning({ message, details }: ApiFailure): void {
  const read = detailsSchema.safeParse(details)
  const first = read.success ? read.data.running[0] : undefined
  toastNotice(message, first && <ResultsLink id={progressId(first.batch_id)} />)
}

function ResultsLink({ id }: { id: string }) {
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    // The link is blurred first, because the stack of toasts gives the focus back to the button; then the target takes it.
    event.currentTarget.blur()
    document.getElementById(id)?.focus()
  }
  return (
    <a href={`#${id}`} onClick={onClick}>
      {text.seeRunning}
    </a>
  )
}

/** Returns the id of the element that shows the progress of a running batch. */
export function progressId(batchId: string): string {
  return `test-${batchId}`
}

import type { MouseEvent } from 'react'
import * as z from 'zod/mini'
import type { ApiFailure } from '#platform/http/api-client.ts'
import { toastNotice } from '#ui/toast.ts'
import { smokeText as text } from './smoke.text.ts'

const detailsSchema = z.object({ running: z.array(z.object({ batch_id: z.string() })) })

/** Says why a test was not started, in the server's words, with the way to the test that runs where there is one. */
export function toastRunning({ message, details }: ApiFailure): void {
  const read = detailsSchema.safeParse(details)
  const first = read.success ? read.data.running[0] : undefined
  toastNotice(message, first && <ResultsLink id={progressId(first.batch_id)} />)
}

function ResultsLink({ id }: { id: string }) {
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    // Left by itself, because the stack of toasts then gives the focus back to the button; the place takes it from there.
    event.currentTarget.blur()
    document.getElementById(id)?.focus()
  }
  return (
    <a href={`#${id}`} onClick={onClick}>
      {text.seeRunning}
    </a>
  )
}

/** The id of the place where a running batch shows how far it is. */
export function progressId(batchId: string): string {
  return `test-${batchId}`
}

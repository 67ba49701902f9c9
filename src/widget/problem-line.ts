import { text } from './chat.text.ts'
import type { Failure } from './chat-api.ts'
import { part } from './page-parts.ts'

/** Shows a failure above the question field; the button works again by itself after the time that the server asked for. */
export function showProblem({ message, retryAfterS }: Failure): void {
  const line = part('problem', HTMLElement)
  line.hidden = false
  part('problem-text', HTMLElement).textContent = message
  waitFor(retryAfterS)
}

/** Hides the failure, at the next question. */
export function hideProblem(): void {
  part('problem', HTMLElement).hidden = true
}

/** Returns the button that sends the question again. */
export function problemButton(): HTMLButtonElement {
  return part('retry', HTMLButtonElement)
}

function waitFor(seconds: number): void {
  const button = problemButton()
  button.disabled = seconds > 0
  button.textContent = seconds > 0 ? text.retryAfter(seconds) : text.retry
  if (seconds > 0) setTimeout(() => waitFor(0), Math.min(seconds, 3600) * 1000)
}

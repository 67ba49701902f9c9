import type { ChatApi } from './chat-api.ts'
import { contactErrors } from './contact-errors.ts'
import { newId, part, showOnly } from './page-parts.ts'

export type OpenContact = (request: { reason: string; question: string; back: boolean }) => void

/**
 * Sets up the form in which a visitor leaves contact details (AMB-131) and returns the function that opens it: the focus goes to its heading, and
 * back to the question when the visitor returns. Typed text stays when sending fails, and sending twice makes one lead.
 */
export function contactForm(api: ChatApi, onBack: () => void): OpenContact {
  const message = part('message', HTMLTextAreaElement)
  const backButtons = document.querySelectorAll<HTMLButtonElement>('.back')
  let key = newId()
  let busy = false

  for (const button of backButtons) button.addEventListener('click', onBack)

  part('details', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault()
    if (!busy && !showErrors()) void deliver()
  })

  async function deliver(): Promise<void> {
    busy = true
    showBusy(busy)
    const outcome = await api.leaveContact({ ...typed(), message: message.value.trim(), idempotency_key: key })
    busy = false
    showBusy(busy)
    if (!outcome.ok) return showError('contact-problem', outcome.message)
    key = newId()
    message.value = ''
    show('thanks')
  }

  return ({ reason, question, back }) => {
    part('reason', HTMLElement).textContent = reason
    message.value ||= question
    for (const button of backButtons) button.hidden = !back
    show('contact')
  }
}

function typed() {
  return { name: valueOf('name'), email: valueOf('email'), phone: valueOf('phone'), company: valueOf('organization') }
}

/** Shows every error at its field and puts the focus on the first; returns whether there was one. */
function showErrors(): boolean {
  const errors = contactErrors({ ...typed(), consent: part('consent', HTMLInputElement).checked })
  showError('contact-problem', '')
  for (const id of ['email', 'phone', 'consent'] as const) {
    part(id, HTMLInputElement).ariaInvalid = `${errors[id] !== undefined}`
    showError(`${id}-error`, errors[id] ?? '')
  }
  document.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  return Object.keys(errors).length > 0
}

function showError(id: string, message: string): void {
  const line = part(id, HTMLElement)
  line.hidden = !message
  line.textContent = message
}

function showBusy(busy: boolean): void {
  const button = part('deliver', HTMLButtonElement)
  button.ariaDisabled = button.ariaBusy = `${busy}`
}

function show(id: 'contact' | 'thanks'): void {
  showOnly(id)
  const section = part(id, HTMLElement)
  section.scrollTop = 0
  section.querySelector('h2')?.focus()
}

function valueOf(id: string): string {
  return part(id, HTMLInputElement).value.trim()
}

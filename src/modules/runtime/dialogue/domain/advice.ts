import { adviceText as text } from './advice.text.ts'
import type { Danger } from './health-danger.ts'

/** Returns the advice that ends every answer about a danger to health, whatever was found. */
export function adviceOn(danger: Danger, phone: string | null): string {
  if (danger === 'crisis') return text.crisis
  if (phone === null) return text[danger]
  return text[`${danger}WithPhone`].replace('{telefoon}', () => phone)
}

const BEGINNINGS = Object.values(text).map((advice) => advice.slice(0, 20))

/** Returns the reply without its advice, so that the next reply can avoid repeating it. */
export function withoutAdvice(reply: string | null): string | null {
  const at = reply?.lastIndexOf('\n\n') ?? -1
  if (reply === null || at < 0) return reply
  return BEGINNINGS.some((beginning) => reply.startsWith(beginning, at + 2)) ? reply.slice(0, at) : reply
}

import type { ReviewDecision } from '../domain/review-rules.ts'

/** The facts in a mail about a review; `title` is the vendor's text, `feedback` the administrator's. */
export interface ReviewedBot {
  readonly decision: ReviewDecision
  readonly title: string
  readonly botId: string
  readonly number: number
  /** Whether an earlier version of the bot was live already. */
  readonly isUpdate: boolean
  readonly isVisible: boolean
  readonly feedback: string | null
}

/** Composes the mail to a vendor with the outcome of a submission, why, and what to do next (ADMIN-03). */
export function reviewMail(bot: ReviewedBot, publicUrl: string): { subject: string; text: string } {
  const { decision, title } = bot
  const subject = {
    approve: `Goedgekeurd: ${title}`,
    reject: `Afgewezen: ${title}`,
    request_changes: `Nog iets aanpassen: ${title}`,
  }[decision]
  const parts = decision === 'approve' ? approvedParts(bot, publicUrl) : refusedParts(bot, publicUrl)
  return { subject, text: parts.join('\n\n').concat('\n') }
}

function approvedParts({ title, botId, number, isUpdate, isVisible, feedback }: ReviewedBot, publicUrl: string) {
  const first = isUpdate
    ? `Versie ${number} van ${title} is goedgekeurd. Wie de bot gebruikt, krijgt vanaf nu deze versie, behalve wie zelf kiest wanneer hij bijwerkt.`
    : `${title} is goedgekeurd.`
  const next = isVisible
    ? `De bot staat op de marktplaats:\n${publicUrl}/bot/${botId}`
    : `De bot staat nog niet op de marktplaats. Zet hem aan wanneer jij wilt:\n${publicUrl}/vendor/bots`
  return [first, ...(feedback === null ? [] : [`De beoordelaar schreef erbij:\n${feedback}`]), next]
}

function refusedParts({ decision, title, botId, number, isUpdate, feedback }: ReviewedBot, publicUrl: string) {
  const first =
    decision === 'reject'
      ? `Versie ${number} van ${title} is afgewezen.`
      : `Versie ${number} van ${title} is bijna goed. De beoordelaar vraagt je nog iets aan te passen.`
  return [
    first,
    `Dit schreef de beoordelaar:\n${feedback ?? ''}`,
    ...(isUpdate ? ['De versie die al live was, blijft gewoon werken.'] : []),
    `Pas je bot aan en dien hem opnieuw in. Alles wat je schreef staat er nog:\n${publicUrl}/vendor/bots/${botId}/edit`,
  ]
}

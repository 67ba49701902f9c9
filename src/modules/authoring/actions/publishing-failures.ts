import { type Failure, failures } from '#platform/http/failure.ts'
import type { CheckResult } from '../contract/checks.ts'
import { PLAN_LIMIT } from '../domain/publish-rule.ts'
import type { FormProblem } from '../form/submission.ts'
import type { BotDraft } from '../store/draft-store.ts'

/** A bot that does not exist, or is another vendor's. */
export const botNotFound: Failure = {
  status: 404,
  code: 'bot_not_found',
  message: 'Deze bot is niet van jou of bestaat niet meer.',
}

/** Says that the vendor's daily quota of draft questions has fewer than `needed` left; they are limited because they cost the operator's model. */
export function questionsUsedUp(aDay: number, needed: number): Failure {
  const left =
    needed === 1 ? 'die van vandaag zijn op' : `hiervoor zijn er ${needed} nodig en zoveel heb je er vandaag niet meer`
  return {
    status: 429,
    code: 'test_limit',
    message: `Je hebt ${aDay} proefvragen per dag; ${left}. Morgen kun je weer.`,
    retryAfterSeconds: 86_400,
  }
}

/** Says that the vendor has reached the limit of drafts that were never submitted. */
export function draftLimit(max: number): Failure {
  return {
    status: 409,
    code: 'draft_limit',
    message: `Je hebt ${max} concepten die nog niet zijn ingediend; meer kan niet. Verwijder er een of dien er een in.`,
  }
}

/** The limit on saves, higher than any typist needs. */
export const tooManySaves: Failure = {
  ...failures.tooMany,
  message: 'Je bewaart te vaak achter elkaar. Probeer het over een uur opnieuw.',
  retryAfterSeconds: 3600,
}

/** A paid bot needs a vendor whom a customer can name. */
export const profileNeeded: Failure = {
  status: 409,
  code: 'profile_needed',
  message: 'Vul eerst in wie je bent. Kopers moeten kunnen zien van wie ze een bot kopen.',
}

/** The plan's limit of published bots is reached (VEND-30). */
export const planLimitReached: Failure = { status: 409, code: 'plan_limit_reached', message: PLAN_LIMIT }

/** The content equals the live or the pending version. */
export const unchanged: Failure = {
  status: 409,
  code: 'unchanged',
  message: 'Er is niets veranderd sinds wat live staat of al op review wacht.',
}

/** No version waits for review. */
export const nothingWaiting: Failure = {
  status: 409,
  code: 'nothing_waiting',
  message: 'Er wacht geen inzending van deze bot meer op review.',
}

/** Says that another tab saved meanwhile, with the newer form, so that the editor can show both; null when the draft was deleted. */
export function draftConflict(newer: BotDraft | null): Failure {
  return {
    status: 409,
    code: 'draft_conflict',
    message: 'Deze bot is intussen in een ander venster gewijzigd.',
    details: newer && { form: newer.form, revision: newer.revision, saved_at: newer.savedAt.toISOString() },
  }
}

/** Says that a form does not fit yet, in the words of its first problem. */
export function notReady(problems: readonly FormProblem[]): Failure {
  const message = problems[0]?.message ?? 'Maak eerst het formulier af.'
  return { status: 422, code: 'not_ready', message, details: problems }
}

/** Says that hard checks failed, in the words of the first, with all checks. */
export function checksFailed(checks: readonly CheckResult[]): Failure {
  const first = checks.find((check) => check.hard && check.outcome === 'failed')
  return {
    status: 422,
    code: 'checks_failed',
    message: first?.message ?? 'Een controle is niet gelukt.',
    details: checks,
  }
}

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

/** Questions to drafts cost the operator's model; a vendor has so many a day, and `needed` are more than are left of them. */
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

/** A vendor has so many drafts of bots that were never submitted. */
export function draftLimit(max: number): Failure {
  return {
    status: 409,
    code: 'draft_limit',
    message: `Je hebt ${max} concepten die nog niet zijn ingediend; meer kan niet. Verwijder er een of dien er een in.`,
  }
}

/** No hand types so fast. */
export const tooManySaves: Failure = {
  ...failures.tooMany,
  message: 'Je bewaart te vaak achter elkaar. Probeer het over een uur opnieuw.',
  retryAfterSeconds: 3600,
}

/** A bot for money needs somebody behind it whom a customer can name. */
export const profileNeeded: Failure = {
  status: 409,
  code: 'profile_needed',
  message: 'Vul eerst in wie je bent. Kopers moeten kunnen zien van wie ze een bot kopen.',
}

/** As many bots are published as the plan lets (VEND-30). */
export const planLimitReached: Failure = { status: 409, code: 'plan_limit_reached', message: PLAN_LIMIT }

/** The content says what is live or waiting already. */
export const unchanged: Failure = {
  status: 409,
  code: 'unchanged',
  message: 'Er is niets veranderd sinds wat live staat of al op review wacht.',
}

/** Nothing waits for review. */
export const nothingWaiting: Failure = {
  status: 409,
  code: 'nothing_waiting',
  message: 'Er wacht geen inzending van deze bot meer op review.',
}

/** Another tab saved meanwhile; with the newer form, so that the editor can show both. Null when the draft went altogether. */
export function draftConflict(newer: BotDraft | null): Failure {
  return {
    status: 409,
    code: 'draft_conflict',
    message: 'Deze bot is intussen in een ander venster gewijzigd.',
    details: newer && { form: newer.form, revision: newer.revision, saved_at: newer.savedAt.toISOString() },
  }
}

/** A form that does not fit yet, in the words of its first problem. */
export function notReady(problems: readonly FormProblem[]): Failure {
  const message = problems[0]?.message ?? 'Maak eerst het formulier af.'
  return { status: 422, code: 'not_ready', message, details: problems }
}

/** Hard checks that failed, in the words of the first; with all checks. */
export function checksFailed(checks: readonly CheckResult[]): Failure {
  const first = checks.find((check) => check.hard && check.outcome === 'failed')
  return {
    status: 422,
    code: 'checks_failed',
    message: first?.message ?? 'Een controle is niet gelukt.',
    details: checks,
  }
}

import type { VersionContent } from '#modules/catalogue/contract.ts'
import type { CheckResult } from '../contract/checks.ts'
import type { BotForm } from '../form/bot-form.ts'
import { readableContent } from '../form/readable-content.ts'
import { formProblems } from '../form/submission.ts'
import { checkText } from './check.text.ts'

/** The usual price range of such bots, in cents; outside of it the vendor is asked to confirm. */
const USUAL = { monthly: [300, 50_000], once: [1000, 1_000_000] } as const

/** Runs the checks that need only the form: the form itself, what the bot runs on, its price and its texts. */
export function staticChecks(form: BotForm): CheckResult[] {
  const content = readableContent(form)
  return [formCheck(form), runsCheck(content), priceCheck(content), textsCheck(content)]
}

function formCheck(form: BotForm): CheckResult {
  const messages = [...new Set(formProblems(form).map((problem) => problem.message))]
  return messages.length === 0
    ? { key: 'form', outcome: 'passed', hard: true, message: checkText.form.passed }
    : { key: 'form', outcome: 'failed', hard: true, message: messages.join('. ') }
}

/** Checks that the bot has something to work with (VEND-29). */
function runsCheck(content: Partial<VersionContent>): CheckResult {
  const fields = content.input_fields?.fields.length ?? 0
  const runs = Boolean(content.prompt_template) || Boolean(content.api_endpoint) || fields > 0
  return runs
    ? { key: 'runs', outcome: 'passed', hard: true, message: checkText.runs.passed }
    : { key: 'runs', outcome: 'failed', hard: true, message: checkText.runs.failed }
}

function priceCheck({ price_cents: once, monthly_price_cents: monthly }: Partial<VersionContent>): CheckResult {
  const doubts = [...monthlyDoubts(monthly ?? null), ...onceDoubts(once ?? null)]
  if (once && monthly && once <= monthly) doubts.push(checkText.price.onceUnderMonth)
  if (doubts.length > 0) return { key: 'price', outcome: 'warned', hard: false, message: doubts.join(' ') }
  return once || monthly
    ? { key: 'price', outcome: 'passed', hard: false, message: checkText.price.passed }
    : { key: 'price', outcome: 'skipped', hard: false, message: checkText.price.unread }
}

function monthlyDoubts(cents: number | null): string[] {
  if (cents === null) return []
  if (cents < USUAL.monthly[0]) return [checkText.price.monthlyLow]
  return cents > USUAL.monthly[1] ? [checkText.price.monthlyHigh] : []
}

function onceDoubts(cents: number | null): string[] {
  if (cents === null) return []
  if (cents < USUAL.once[0]) return [checkText.price.onceLow]
  return cents > USUAL.once[1] ? [checkText.price.onceHigh] : []
}

const ADDRESS = /https?:\/\/|\bwww\.|(?<![\w.+-])[\w.+-]+@[\w-]+\.\w|\b0\d{1,3}[ -]?\d{6,8}\b|\+\d{2}[ -]?\d/iu
const CLAIM =
  /\b(100 ?%|gegarandeerd|garantie op succes|foutloos|nooit fouten|de beste|nummer (?:1|één)|wereldwijd de)(?![\p{L}\p{N}])/iu

function textsCheck({ title = '', description = '', long_description = '' }: Partial<VersionContent>): CheckResult {
  const whole = [title, description, long_description].join('\n')
  const claim = CLAIM.exec(whole)?.[1]
  const doubts = [
    isShouting(title) || isShouting(description) ? checkText.texts.shouting : '',
    /[!?]{2,}/.test(whole) ? checkText.texts.marks : '',
    ADDRESS.test(whole) ? checkText.texts.address : '',
    claim === undefined ? '' : checkText.texts.claim(claim),
  ].filter((doubt) => doubt !== '')
  return doubts.length === 0
    ? { key: 'texts', outcome: 'passed', hard: false, message: checkText.texts.passed }
    : { key: 'texts', outcome: 'warned', hard: false, message: `${doubts.join('. ')}.` }
}

/** Returns whether a line of some length has more capitals than small letters; an abbreviation does not count as shouting. */
function isShouting(text: string): boolean {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  const small = text.match(/\p{Ll}/gu)?.length ?? 0
  return capitals >= 6 && capitals > small
}

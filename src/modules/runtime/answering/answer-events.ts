import type { AnswerSource } from '../contract.ts'

/** What an answering part hands on while it works: pieces of text, and at the end what became of it. */
export type AnswerEvent = { type: 'text'; text: string } | { type: 'end'; end: AnswerResult }

/**
 * The end of an answer. `refused` means out of scope, with the headings of what came nearest; `stopped` that the reader left after part of it was shown, which is what `text`
 * holds; a failure keeps its reason for the log.
 */
export type AnswerResult =
  | { outcome: 'answered'; text: string; sources: AnswerSource[]; demo: boolean; tokensIn: number; tokensOut: number }
  | { outcome: 'stopped'; text: string; demo: boolean; tokensIn: number; tokensOut: number }
  | { outcome: 'refused'; tokensIn: number; tokensOut: number; demo: boolean; nearest?: readonly string[] }
  | { outcome: 'failed'; reason: string; retryAfterMs?: number }

/** What every way of answering is given. */
export interface AnswerTask {
  executionId: string
  botId: string
  started: {
    title: string
    prompt_template: string | null
    api_endpoint: string | null
    endpoint_secret: string | null
    config_category: string | null
    config_data: Record<string, unknown> | null
    branding_data: Record<string, unknown> | null
  }
  question: string
  history: readonly { role: 'user' | 'assistant'; content: string }[]
  passages: readonly FoundPassage[]
  signal: AbortSignal
}

/** A passage of the bot's knowledge that may hold the answer. */
export interface FoundPassage {
  title: string
  heading: string
  text: string
  url: string | null
}

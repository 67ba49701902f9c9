import type { AnswerSource } from '../contract.ts'

/** The output of an answering step: pieces of text, and at the end the result. */
export type AnswerEvent = { type: 'text'; text: string } | { type: 'end'; end: AnswerResult }

/**
 * The end of an answer. `refused` means out of scope, with the headings of the nearest passages; `stopped` means that the reader left after part of
 * the answer was shown, which `text` holds; a failure keeps its reason for the log.
 */
export type AnswerResult =
  | { outcome: 'answered'; text: string; sources: AnswerSource[]; demo: boolean; tokensIn: number; tokensOut: number }
  | { outcome: 'stopped'; text: string; demo: boolean; tokensIn: number; tokensOut: number }
  | { outcome: 'refused'; tokensIn: number; tokensOut: number; demo: boolean; nearest?: readonly string[] }
  | { outcome: 'failed'; reason: string; retryAfterMs?: number }

/** The input of every way of answering. */
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

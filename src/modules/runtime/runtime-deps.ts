import type { KeyObject } from 'node:crypto'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Statement } from '#platform/database/engine.ts'
import type { Log } from '#platform/log/log.ts'
import type { AnswerEvent, AnswerTask, FoundPassage } from './answering/answer-events.ts'
import type { KnownCompany } from './dialogue/domain/company-facts.ts'
import type { TypedDetails } from './dialogue/domain/dialogue.ts'
import type { ModelPort } from './model/model-port.ts'

/** What the runtime needs from the house. */
export interface RuntimeDeps {
  db: Database
  clock: Clock
  log: Log
  /** The configured model, or null: then answers are extractive and marked as demo. */
  model: ModelPort | null
  /** Finds passages of a configuration's knowledge; whether the caller may ask that configuration is decided before. */
  knowledge: {
    search(configId: string, question: string): Promise<KnowledgeHits>
    /** The search as a statement for a transaction that is sent anyway; null when it cannot be prepared without reading first. */
    prepare(configId: string, question: string): PreparedSearch | null
    /** What was read of the company besides its answers, and whether reading goes on; for a refusal. */
    describe(configId: string, now: Date): Promise<KnownCompany & { isReading: boolean }>
  }
  /** Contact details in what a visitor typed, or null. */
  detectContact(text: string): TypedDetails | null
  /** Calls a vendor's own endpoint. */
  callEndpoint(task: AnswerTask & { url: string; secret: string | null }): AsyncGenerator<AnswerEvent>
  /** Told after a use was taken or given back, so that usage bars move. */
  usageChanged(userId: string, botId: string): void
  /** Hashes a visitor's address for limits. */
  maskKey: KeyObject
}

/** What a search found, with what the extractive way of answering makes of it. */
export interface KnowledgeHits {
  passages: FoundPassage[]
  extractive: { answer: string; source: FoundPassage; sentence: string } | null
}

/** A search whose statement travels with another; `hits` answers null when it must be made anew. */
export interface PreparedSearch {
  statement: Statement
  hits(answer: readonly unknown[]): KnowledgeHits | null
}

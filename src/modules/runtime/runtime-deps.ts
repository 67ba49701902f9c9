import type { KeyObject } from 'node:crypto'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Statement } from '#platform/database/engine.ts'
import type { Log } from '#platform/log/log.ts'
import type { AnswerEvent, AnswerTask, FoundPassage } from './answering/answer-events.ts'
import type { KnownCompany } from './dialogue/domain/company-facts.ts'
import type { TypedDetails } from './dialogue/domain/dialogue.ts'
import type { ModelPort } from './model/model-port.ts'

/** The dependencies of the runtime. */
export interface RuntimeDeps {
  db: Database
  clock: Clock
  log: Log
  /** The configured model; with null, answers are extractive and marked as demo. */
  model: ModelPort | null
  /** Finds passages of a configuration's knowledge; the caller has already checked access to that configuration. */
  knowledge: {
    search(configId: string, question: string): Promise<KnowledgeHits>
    /** Returns the search as a statement for a transaction that is sent anyway; null when it cannot be prepared without a read first. */
    prepare(configId: string, question: string): Promise<PreparedSearch | null>
    /** Returns the facts read of the company, and whether reading still goes on; for a refusal. */
    describe(configId: string, now: Date): Promise<KnownCompany & { isReading: boolean }>
  }
  /** Returns the contact details in a visitor's text, or null. */
  detectContact(text: string): TypedDetails | null
  /** Calls a vendor's own endpoint. */
  callEndpoint(task: AnswerTask & { url: string; secret: string | null }): AsyncGenerator<AnswerEvent>
  /** Called after a use was counted or released, so that usage bars move. */
  usageChanged(userId: string, botId: string): void
  /** The key that hashes a visitor's address for limits. */
  maskKey: KeyObject
}

/** The passages that a search found, with the extractive answer made of them. */
export interface KnowledgeHits {
  passages: FoundPassage[]
  extractive: { answer: string; source: FoundPassage; sentence: string } | null
}

/** A search whose statement is sent together with another; `hits` returns null when the search must be repeated. */
export interface PreparedSearch {
  statement: Statement
  hits(answer: readonly unknown[]): Promise<KnowledgeHits | null>
}

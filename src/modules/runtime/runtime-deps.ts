import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Log } from '#platform/log/log.ts'
import type { AnswerEvent, AnswerTask, FoundPassage } from './answering/answer-events.ts'
import type { ModelPort } from './model/model-port.ts'

/** What the runtime needs from the house. */
export interface RuntimeDeps {
  db: Database
  clock: Clock
  log: Log
  /** The configured model, or null: then answers are extractive and marked as demo. */
  model: ModelPort | null
  /** Finds passages of a configuration's knowledge; whether the caller may ask that configuration is decided before. */
  searchKnowledge(configId: string, question: string): Promise<KnowledgeHits>
  /** Calls a vendor's own endpoint. */
  callEndpoint(task: AnswerTask & { url: string; secret: string | null }): AsyncGenerator<AnswerEvent>
  /** Told after a use was taken or given back, so that usage bars move. */
  usageChanged(userId: string, botId: string): void
  /** Hashes a visitor's address for limits. */
  maskKey: Buffer
}

/** What a search found, with what the extractive way of answering makes of it. */
export interface KnowledgeHits {
  passages: FoundPassage[]
  extractive: { answer: string; source: FoundPassage; sentence: string } | null
}

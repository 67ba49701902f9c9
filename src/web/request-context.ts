import type { Send } from '#platform/http/api-client.ts'
import type { Site } from './site.ts'

/** What the entrypoint passes to the server rendering of one request. */
export interface PageRequestContext {
  /** Random per answer; every script and style tag carries it. */
  readonly nonce: string
  /** Sends a request to our own app in this process. */
  readonly send: Send
  readonly site: Site
}

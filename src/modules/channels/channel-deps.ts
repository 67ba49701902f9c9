import type { KeyObject } from 'node:crypto'
import type { RuntimeDeps } from '#modules/runtime/public.ts'
import type { Tx } from '#platform/database/database.ts'

/** The dependencies of visitors' channels. */
export interface ChannelDeps extends RuntimeDeps {
  chatKey: KeyObject
  publicUrl: string
  /** The widget's built files; null while they are not built. */
  widgetFiles: WidgetFiles | null
  /**
   * Creates or enriches a lead inside the caller's transaction; returns false when its owner's account cannot store it, of which the owner is
   * notified.
   */
  captureLead(tx: Tx, lead: CapturedContact): Promise<boolean>
}

/** The widget's built files, ready to serve. */
export interface WidgetFiles {
  /** The loader's code, with one placeholder for the settings of its opener. */
  loader: string
  assets: ReadonlyMap<string, { body: Uint8Array<ArrayBuffer>; brotli: Uint8Array<ArrayBuffer>; type: string }>
  scriptPath: string
  stylePath: string
}

/** Contact details on their way to becoming a lead. */
export interface CapturedContact {
  configId: string
  ownerId: string
  botId: string
  conversationId: string | null
  idempotencyKey: string | null
  fields: {
    name?: string | undefined
    email?: string | undefined
    phone?: string | undefined
    company?: string | undefined
    message?: string | undefined
  }
  source: 'widget' | 'hosted'
  consentAt: Date | null
  now: Date
}

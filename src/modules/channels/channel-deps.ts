import type { KeyObject } from 'node:crypto'
import type { RuntimeDeps } from '#modules/runtime/public.ts'

/** The dependencies of visitors' channels. */
export interface ChannelDeps extends RuntimeDeps {
  chatKey: KeyObject
  publicUrl: string
  /** The widget's built files; null while they are not built. */
  widgetFiles: WidgetFiles | null
}

/** The widget's built files, ready to serve. */
export interface WidgetFiles {
  /** The loader's code, with one placeholder for the settings of its opener. */
  loader: string
  assets: ReadonlyMap<string, { body: Uint8Array<ArrayBuffer>; brotli: Uint8Array<ArrayBuffer>; type: string }>
  scriptPath: string
  stylePath: string
}

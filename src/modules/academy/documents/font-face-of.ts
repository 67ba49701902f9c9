import type { FontFace } from '#platform/document/font-faces.ts'
import type { Run } from './document-parts.ts'

/** Returns the face of a piece of text; bold wins over italic, which no text combines. */
export function fontFaceOf(run: Run): FontFace {
  if (run.code) return 'code'
  if (run.bold) return 'bold'
  return run.italic ? 'italic' : 'text'
}

import type { FontFace } from '#platform/document/font-faces.ts'
import type { Run } from './document-parts.ts'

/** The face of a piece of text; bold wins over italic, which nothing sets together. */
export function fontFaceOf(run: Run): FontFace {
  if (run.code) return 'code'
  if (run.bold) return 'bold'
  return run.italic ? 'italic' : 'text'
}

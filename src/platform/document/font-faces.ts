import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

/** The font faces of a document, by their names in it. */
export const FONT_FACES = {
  text: resolve('@fontsource/geist/files/geist-latin-400-normal.woff'),
  italic: resolve('@fontsource/geist/files/geist-latin-400-italic.woff'),
  bold: resolve('@fontsource/geist/files/geist-latin-600-normal.woff'),
  code: resolve('@fontsource/geist-mono/files/geist-mono-latin-400-normal.woff'),
  heading: resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'),
} as const

/** The name of a font face. */
export type FontFace = keyof typeof FONT_FACES

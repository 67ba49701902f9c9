import { FIGURES, type Inks } from './tile-figures.ts'
import { categoryPalette, GLAZE, type Palette } from './tile-palette.ts'
import { box, corners, type EyeKind, eye, type Gaze, MOTIFS, quarter } from './tile-shapes.ts'

/** The traits that a seed gives a tile; `figure` indexes FIGURES. */
export type Traits = { figure: number; division: number; eye: EyeKind; variant: 0 | 1; gaze: Gaze }

/** The label of a portrait: with `title` it is an image with that name, without it is decoration. */
export type PortraitOptions = { title?: string | undefined; traits?: Partial<Traits> | undefined }

/**
 * Returns the portrait of a seed within a category, as svg text. Pure: the same input gives the same tile for ever, in the browser, on the server and
 * in mail.
 */
export function tilePortrait(seed: string, category: string, options: PortraitOptions = {}): string {
  const palette = categoryPalette(category)
  const traits = { ...portraitTraits(seed, category), ...options.traits }
  const inks = divide(traits.division, palette)
  const [name, draw] = pick(FIGURES, traits.figure)
  const figure = draw(inks, traits.variant === 1)
  const onGlaze = figure.under === GLAZE
  const eyeStyle = { white: onGlaze ? palette.deep : GLAZE, pupil: onGlaze ? GLAZE : palette.deep, gaze: traits.gaze }
  const [dx, y, r] = figure.eye
  const eyes = eye(traits.eye, { x: 48 - dx, y, r, ...eyeStyle }) + eye(traits.eye, { x: 48 + dx, y, r, ...eyeStyle })
  const body = box(0, 0, 96, 96, inks.g) + figure.svg + corners(palette.motif, figure.top, figure.bottom) + eyes
  return wrap(body, name, options.title)
}

/** Returns a tile without a face: glaze and corner motif; fills walls and empty states. */
export function emptyTile(category: string): string {
  const palette = categoryPalette(category)
  return wrap(box(0, 0, 96, 96, GLAZE) + corners(palette.motif, palette.deep, palette.deep), 'leeg')
}

/** Returns the sign of a category: the shape where four tiles meet; uses the text colour. */
export function categorySign(category: string): string {
  const motif = MOTIFS[categoryPalette(category).motif]('currentColor')
  const turned = ['1 0 0 1', '-1 0 0 1', '1 0 0 -1', '-1 0 0 -1']
  const parts = turned.map((matrix) => `<g transform="matrix(${matrix} 18 18)">${motif}</g>`).join('')
  return `<svg class="teken-svg" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36" aria-hidden="true" focusable="false">${parts}</svg>`
}

/** Returns the brand picture: one Delft blue tile with two eyes looking up. */
export function brandMark(): string {
  const blue = '#1D4ED8'
  const bright = '#8DB3FF'
  const places = [
    [0, 0, 1, 1],
    [96, 0, -1, 1],
    [0, 96, 1, -1],
    [96, 96, -1, -1],
  ] as const
  const quarters = places.map(([x, y, sx, sy]) => quarter(x, y, 22, sx, sy, bright)).join('')
  const eyeStyle = { y: 48, r: 17, white: GLAZE, pupil: blue, gaze: [1, -1] } as const
  return wrap(
    box(0, 0, 96, 96, blue) + quarters + eye('rond', { x: 29, ...eyeStyle }) + eye('rond', { x: 67, ...eyeStyle }),
    'merk',
  )
}

/** Returns the traits of a seed. The order of the draws is frozen: another order changes every portrait. */
export function portraitTraits(seed: string, category: string): Traits {
  const next = series(hash(`${seed}|${category}`))
  return {
    figure: Math.floor(next() * FIGURES.length),
    division: Math.floor(next() * 6),
    eye: pick(EYE_ORDER, Math.floor(next() * EYE_ORDER.length)),
    variant: next() < 0.5 ? 0 : 1,
    gaze: pick(GAZES, Math.floor(next() * GAZES.length)),
  }
}

const EYE_ORDER: readonly EyeKind[] = ['rond', 'rond', 'half', 'kwart', 'vierkant', 'pil', 'ring']
const GAZES: readonly Gaze[] = [
  [0, 0],
  [-1, 0],
  [1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
]

function divide(division: number, { deep: a, bright: b }: Palette): Inks {
  const o = GLAZE
  const rows = [
    [o, a, b],
    [a, o, b],
    [b, a, o],
    [o, a, b],
    [a, b, o],
    [o, b, a],
  ] as const
  const [g, f, s] = pick(rows, division)
  return { g, f, s }
}

/** Hashes a text with FNV-1a, 32 bits, over UTF-16 units. */
function hash(text: string): number {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  return h >>> 0
}

/** Returns the pseudo-random series of a seed (mulberry32). */
function series(seed: number): () => number {
  let t = seed >>> 0
  return () => {
    t = (t + 0x6d2b79f5) >>> 0
    let r = Math.imul(t ^ (t >>> 15), 1 | t)
    r = (r + Math.imul(r ^ (r >>> 7), 61 | r)) ^ r
    return ((r ^ (r >>> 14)) >>> 0) / 4294967296
  }
}

function pick<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new RangeError(`no tile trait at ${index}`)
  return item
}

function wrap(body: string, name: string, title?: string): string {
  const label = title ? `role="img" aria-label="${escapeAttribute(title)}"` : 'aria-hidden="true" focusable="false"'
  return `<svg class="tegel-svg" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" ${label} data-figuur="${name}">${body}</svg>`
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

import type { Motif } from './tile-palette.ts'

/** Returns a filled rectangle. */
export function box(x: number, y: number, width: number, height: number, fill: string): string {
  return `<path fill="${fill}" d="M${x} ${y}h${width}v${height}h${-width}z"/>`
}

/** Returns a filled circle. */
export function disc(x: number, y: number, r: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
}

/** Returns a closed path from its points. */
export function shape(points: string, fill: string): string {
  return `<path fill="${fill}" d="M${points}z"/>`
}

/** Returns half a disc on the line y, bulging up or down. */
export function half(x: number, y: number, r: number, up: boolean, fill: string): string {
  return `<path fill="${fill}" d="M${x - r} ${y}a${r} ${r} 0 0 ${up ? 1 : 0} ${2 * r} 0z"/>`
}

/** Returns a quarter disc with its corner at (x, y); `sx` and `sy` (1 or -1) point to where it spreads. */
export function quarter(x: number, y: number, r: number, sx: number, sy: number, fill: string): string {
  const sweep = sx * sy > 0 ? 1 : 0
  return `<path fill="${fill}" d="M${x} ${y}h${sx * r}a${r} ${r} 0 0 ${sweep} ${-sx * r} ${sy * r}z"/>`
}

/** Returns the drawing and its mirror image around the middle of the tile. */
export function mirrored(svg: string): string {
  return `${svg}<g transform="matrix(-1 0 0 1 96 0)">${svg}</g>`
}

/** Corner motifs, drawn in the top left corner, 16 units. */
export const MOTIFS: Record<Motif, (fill: string) => string> = {
  kruis: (k) => box(0, 0, 16, 6, k) + box(0, 0, 6, 16, k),
  roos: (k) => quarter(0, 0, 6, 1, 1, k) + shape('10 0h6a16 16 0 0 1-16 16v-6a10 10 0 0 0 10-10', k),
  schijf: (k) => quarter(0, 0, 15, 1, 1, k),
  balken: (k) => box(0, 0, 16, 4, k) + box(0, 8, 16, 4, k),
  blad: (k) => shape('0 0h8a8 8 0 0 1 8 8v8h-8a8 8 0 0 1-8-8', k),
  ruit: (k) => shape('0 0h17l-17 17', k),
  ster: (k) => shape('0 0h18a18 18 0 0 0-18 18', k),
  kruising: (k) => shape('0 0h7l10 10-7 7-10-10', k),
}

/** Returns the motif in all four corners. */
export function corners(motif: Motif, top: string, bottom: string): string {
  const above = MOTIFS[motif](top)
  const below = MOTIFS[motif](bottom)
  return `${above}<g transform="matrix(-1 0 0 1 96 0)">${above}</g><g transform="matrix(1 0 0 -1 0 96)">${below}</g><g transform="matrix(-1 0 0 -1 96 96)">${below}</g>`
}

/** The shapes of eyes. */
export type EyeKind = 'rond' | 'half' | 'kwart' | 'vierkant' | 'pil' | 'ring'

/** The direction of the eyes: -1, 0 or 1 in x and y. */
export type Gaze = readonly [number, number]

type Eye = { x: number; y: number; r: number; white: string; pupil: string; gaze: Gaze }

const EYES: Record<EyeKind, (eye: Eye) => string> = {
  rond: ({ x, y, r, white, pupil, gaze }) =>
    disc(x, y, r, white) + disc(x + gaze[0] * r * 0.32, y + gaze[1] * r * 0.32, r * 0.5, pupil),
  half: ({ x, y, r, white, pupil, gaze }) =>
    half(x, y - r * 0.45, r * 1.12, false, white) + half(x + gaze[0] * 2, y - r * 0.45, r * 0.58, false, pupil),
  kwart: ({ x, y, r, white, pupil }) => {
    const side = x < 48 ? 1 : -1
    const lid = quarter(x < 48 ? x - r : x + r, y + r * 0.85, r * 1.85, side, -1, white)
    return lid + disc(x - side * r * 0.3, y + r * 0.1, r * 0.44, pupil)
  },
  vierkant: ({ x, y, r, white, pupil, gaze }) =>
    box(x - r, y - r, 2 * r, 2 * r, white) +
    box(x - r * 0.5 + gaze[0] * r * 0.5, y - r * 0.5 + gaze[1] * r * 0.5, r, r, pupil),
  pil: ({ x, y, r, white, pupil, gaze }) =>
    `<rect x="${x - r * 0.62}" y="${y - r * 1.2}" width="${r * 1.24}" height="${r * 2.4}" rx="${r * 0.62}" fill="${white}"/>` +
    disc(x, y + gaze[1] * r * 0.45, r * 0.42, pupil),
  ring: ({ x, y, r, white, pupil, gaze }) =>
    disc(x, y, r, white) +
    disc(x, y, r * 0.68, pupil) +
    disc(x + gaze[0] * r * 0.2, y + gaze[1] * r * 0.2, r * 0.3, white),
}

/** Returns one eye, wrapped so that it can blink. */
export function eye(kind: EyeKind, at: Eye): string {
  return `<g class="tegel-oog">${EYES[kind](at)}</g>`
}

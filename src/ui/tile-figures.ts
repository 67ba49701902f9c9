import { box, disc, half, mirrored, quarter, shape } from './tile-shapes.ts'

/** The ground, figure and support colours of one tile. */
export type Inks = { g: string; f: string; s: string }

/** A drawn figure: svg, eye position [distance from the middle, y, radius], the colour under the eyes, the corner colours. */
export type Figure = { svg: string; eye: readonly [number, number, number]; under: string; top: string; bottom: string }

/** The twelve figures in their frozen order: a portrait picks by index, so the order must never change. */
export const FIGURES: readonly (readonly [string, (inks: Inks, variant: boolean) => Figure])[] = [
  [
    'boog',
    (p, v) => {
      const endpoint = v ? half(48, 96, 24, true, p.s) : shape('36 96v-12a12 12 0 0 1 24 0v12', p.s)
      return {
        svg: shape('12 96V48a36 36 0 0 1 72 0v48', p.f) + endpoint,
        eye: [15, 48, 9],
        under: p.f,
        top: p.s,
        bottom: p.s,
      }
    },
  ],
  [
    'uil',
    (p, v) => {
      const wings = mirrored(v ? quarter(0, 96, 34, 1, -1, p.f) : half(24, 96, 24, true, p.s))
      const face = disc(24, 38, 24, p.f) + disc(72, 38, 24, p.f) + shape('34 62h28l-14 20', p.s)
      return { svg: face + wings, eye: [24, 38, 13], under: p.f, top: p.s, bottom: v ? p.s : p.f }
    },
  ],
  [
    'ruit',
    (p, v) => {
      const inner = v ? shape('0 48h96l-48 48', p.s) : shape('24 72l24-24 24 24-24 24', p.s)
      return {
        svg: shape('48 0l48 48-48 48-48-48', p.f) + inner,
        eye: [15, 36, 9],
        under: p.f,
        top: p.f,
        bottom: v ? p.s : p.f,
      }
    },
  ],
  [
    'roos',
    (p, v) => {
      const rings = disc(48, 48, 48, p.f) + disc(48, 48, 36, p.s) + disc(48, 48, 25, p.f)
      const mouth = v ? half(48, 60, 9, false, p.s) : box(42, 60, 12, 6, p.s)
      return { svg: rings + mouth, eye: [11, 47, 8], under: p.f, top: p.s, bottom: p.s }
    },
  ],
  [
    'wissel',
    (p, v) => {
      const chin = half(48, 48, 36, false, p.s === p.f ? p.g : p.s) + (v ? half(48, 47.6, 12, false, p.f) : '')
      return {
        svg: box(0, 48, 96, 48, p.f) + half(48, 48.4, 36, true, p.f) + chin,
        eye: [15, 34, 9],
        under: p.f,
        top: p.s,
        bottom: p.g,
      }
    },
  ],
  [
    'trap',
    (p, v) => {
      const steps =
        box(0, 72, 96, 24, p.f) + box(12, 48, 72, 24.4, p.f) + box(24, 24, 48, 24.4, p.f) + box(36, 0, 24, 24, p.s)
      return { svg: steps + box(36, 72, 24, v ? 24 : 12, p.s), eye: [15, 50, 8], under: p.f, top: p.s, bottom: p.s }
    },
  ],
  [
    'baard',
    (p, v) => {
      const hairs = [0, 1, 2, 3].map((i) => box(i * 24 + 6, 53.6, 12, 42.4, p.f)).join('')
      const svg = box(0, 0, 96, 54, p.f) + hairs + half(48, 54, v ? 15 : 18, false, p.s)
      return { svg, eye: [20, 34, 12], under: p.f, top: p.s, bottom: p.s }
    },
  ],
  [
    'kat',
    (p, v) => {
      const ears = mirrored(v ? quarter(12, 36, 28, 1, -1, p.f) : shape('12 10v28h28', p.f))
      const svg = shape('12 35.6h72v24.4a36 36 0 0 1-72 0', p.f) + ears + half(48, 96, 22, true, p.s)
      return { svg, eye: [17, 52, 9], under: p.f, top: p.s, bottom: p.s }
    },
  ],
  [
    'klaver',
    (p, v) => {
      const leaves = v ? half(24, 72.4, 24, true, p.f) + half(24, 72, 24, false, p.s) : quarter(48, 48, 48, -1, 1, p.s)
      const svg =
        disc(24, 24, 24, p.f) + disc(72, 24, 24, p.f) + mirrored(leaves) + shape('48 36l12 12-12 12-12-12', p.s)
      return { svg, eye: [24, 24, 12], under: p.f, top: p.s, bottom: v ? p.s : p.f }
    },
  ],
  [
    'zandloper',
    (p, v) => {
      const base = v ? half(48, 96, 36, true, p.s) : shape('0 96h96l-48-48', p.s)
      return { svg: shape('0 0h96l-48 60', p.f) + base, eye: [17, 18, 9], under: p.f, top: p.s, bottom: p.f }
    },
  ],
  [
    'vizier',
    (p, v) => {
      const visor = v ? shape('12 28h72v16a14 14 0 0 1-14 14h-44a14 14 0 0 1-14-14', p.g) : box(0, 28, 96, 28, p.g)
      const slots = [0, 1, 2].map((i) => box(24, 66 + i * 9, 48, 5, p.s)).join('')
      return { svg: box(0, 0, 96, 96, p.f) + visor + slots, eye: [20, 42, 9], under: p.g, top: p.s, bottom: p.s }
    },
  ],
  [
    'golf',
    (p) => {
      const face = half(30, 60.4, 18, true, p.s) + half(66, 60.4, 18, true, p.s) + box(0, 60, 96, 36, p.f)
      const crests = [0, 1, 2, 3].map((i) => half(12 + i * 24, 60, 12, false, p.g)).join('')
      const troughs = [0, 1, 2, 3, 4].map((i) => half(i * 24, 84, 12, false, p.s)).join('')
      return { svg: face + crests + troughs, eye: [18, 48, 10], under: p.s, top: p.f, bottom: p.f }
    },
  ],
]

import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { renderPng } from '#platform/image/render-png.ts'
import { openTypeface, type Typeface } from '#platform/image/typeface.ts'
import { categoryPalette, GLAZE } from '#ui/tile-palette.ts'
import { brandMark, categorySign, emptyTile, tilePortrait } from '#ui/tile-portrait.ts'

/** The text in a page's share image; with `bot` it shows that bot's portrait beside its name. */
export interface ShareImageFacts {
  readonly title: string
  readonly description: string
  readonly bot: { readonly id: string; readonly category: string; readonly price: string } | null
}

const WIDTH = 1200
const HEIGHT = 630
const INK = '#151B2B'
const INK_SOFT = '#4C566B'
const PAPER = '#FBFAF6'
const BLUE = '#1D4ED8'
const PROMISE = 'De Nederlandse marktplaats voor AI-bots'

interface Letters {
  readonly heading: Typeface
  readonly text: Typeface
  readonly strong: Typeface
}

let letters: Promise<Letters> | null = null

/** Draws a page's share image for social networks as svg, 1200 by 630: our own fonts as outlines, tiles from the one generator. */
export async function drawShareImage(facts: ShareImageFacts): Promise<string> {
  letters ??= openLetters()
  const open = await letters
  const body = facts.bot ? drawBot(facts, facts.bot, open) : drawPage(facts, open)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${body}</svg>`
}

/** Draws the same image as a PNG. */
export async function drawSharePicture(facts: ShareImageFacts): Promise<Uint8Array<ArrayBuffer>> {
  return renderPng(await drawShareImage(facts), WIDTH)
}

async function openLetters(): Promise<Letters> {
  const { resolve } = createRequire(import.meta.url)
  const folders = {
    'bricolage-grotesque': dirname(resolve('@fontsource/bricolage-grotesque/package.json')),
    geist: dirname(resolve('@fontsource/geist/package.json')),
  }
  const files = (family: keyof typeof folders, weight: number) =>
    ['latin', 'latin-ext'].map((part) => join(folders[family], `files/${family}-${part}-${weight}-normal.woff`))
  const [heading, text, strong] = await Promise.all([
    openTypeface(files('bricolage-grotesque', 700), -0.03),
    openTypeface(files('geist', 400)),
    openTypeface(files('geist', 600)),
  ])
  return { heading, text, strong }
}

/** Draws the head of the bot's own page: its portrait as high as the image, on the deep colour of its category. */
function drawBot(facts: ShareImageFacts, bot: NonNullable<ShareImageFacts['bot']>, { heading, text, strong }: Letters) {
  const { deep, bright } = categoryPalette(bot.category)
  const x = 690
  const width = WIDTH - x - 60
  const name = fitted(heading, facts.title, { width, max: 2, sizes: [112, 96, 84, 72, 60, 48] })
  const promise = text.lines(facts.description, { size: 30, width, max: 4 })
  const nameTop = 176
  const promiseTop = nameTop + name.lines.length * name.size * 0.96 + 34
  return [
    rect(0, 0, WIDTH, HEIGHT, deep),
    placed(tilePortrait(bot.id, bot.category), 0, 0, HEIGHT),
    `<g color="${bright}">${placed(categorySign(bot.category), x, 66, 30)}</g>`,
    strong.outline(bot.category, { x: x + 44, y: 90, size: 28, fill: bright }),
    ...name.lines.map((line, index) =>
      heading.outline(line, {
        x,
        y: nameTop + name.size * 0.72 + index * name.size * 0.96,
        size: name.size,
        fill: GLAZE,
      }),
    ),
    ...promise.map((line, index) => text.outline(line, { x, y: promiseTop + 30 + index * 42, size: 30, fill: GLAZE })),
    strong.outline(bot.price, { x, y: HEIGHT - 92, size: 34, fill: GLAZE }),
    text.outline('inclusief btw, 30 dagen gratis', { x, y: HEIGHT - 54, size: 24, fill: bright }),
    placed(brandMark(), WIDTH - 60 - 44, HEIGHT - 98, 44),
  ].join('')
}

const TILES: readonly (readonly [seed: string, category: string])[] = [
  ['haven-10', 'Klantenservice'],
  ['tafelwijs-03', 'Horeca'],
  ['campagnemaat-11', 'Marketing'],
  ['', 'Productiviteit'],
  ['startblok-01', 'Sport & Gezondheid'],
  ['schapwijzer-14', 'E-commerce'],
]

/** Draws any other page: its text beside a part of the tile wall. */
function drawPage(facts: ShareImageFacts, { heading, text, strong }: Letters): string {
  const x = 72
  const width = 640
  const title = fitted(heading, facts.title, { width, max: 3, sizes: [80, 68, 58, 50, 42] })
  const titleTop = 176
  const introTop = titleTop + title.lines.length * title.size + 30
  const intro = text.lines(facts.description, { size: 28, width, max: 3 })
  return [
    rect(0, 0, WIDTH, HEIGHT, PAPER),
    placed(brandMark(), x, 62, 56),
    heading.outline('Syvo', { x: x + 74, y: 103, size: 42, fill: INK }),
    ...title.lines.map((line, index) =>
      heading.outline(line, { x, y: titleTop + title.size * 0.76 + index * title.size, size: title.size, fill: INK }),
    ),
    ...intro.map((line, index) => text.outline(line, { x, y: introTop + 26 + index * 40, size: 28, fill: INK_SOFT })),
    strong.outline(PROMISE, { x, y: HEIGHT - 62, size: 26, fill: BLUE }),
    ...TILES.map(([seed, category], index) =>
      placed(
        seed === '' ? emptyTile(category) : tilePortrait(seed, category),
        780 + (index % 2) * 210,
        Math.floor(index / 2) * 210,
        210,
      ),
    ),
  ].join('')
}

/** Returns the largest size in which the words fit in `max` lines; the smallest, shortened, when none does. */
function fitted(
  face: Typeface,
  words: string,
  room: { width: number; max: number; sizes: readonly number[] },
): { size: number; lines: string[] } {
  for (const size of room.sizes) {
    const isWhole = words.split(/\s+/).every((word) => face.width(word, size) <= room.width)
    const lines = face.lines(words, { size, width: room.width, max: room.max + 1 })
    if (isWhole && lines.length <= room.max) return { size, lines }
  }
  const size = room.sizes.at(-1) ?? 40
  return { size, lines: face.lines(words, { size, width: room.width, max: room.max }) }
}

/** Places an svg of the tile generator in this one. */
function placed(svg: string, x: number, y: number, size: number): string {
  return svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" `)
}

function rect(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`
}

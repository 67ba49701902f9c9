import { categoryPalette } from '#ui/tile-palette.ts'
import type { DocumentOrder } from './document-parts.ts'
import { drawEmptyTile, drawPortrait } from './draw-tile.ts'
import { INK, PAGE, type PageFlow, type Structure } from './page-flow.ts'

const COLUMNS = 4
const TILE = PAGE.width / COLUMNS
const ROWS = 3
const LEFT = 56
const WIDTH = PAGE.width - 2 * LEFT

/** Draws the cover: the kind of document, its title, and a wall of tiles in the colours of its category of which one large tile has a face. */
export function drawCover(flow: PageFlow, order: DocumentOrder, root: Structure): void {
  const { doc } = flow
  flow.newPage()
  const { deep } = categoryPalette(order.tile)
  artifact(doc, () => {
    doc.rect(0, 0, PAGE.width, PAGE.height).fill('#FBFAF6')
    doc.font('heading').fontSize(15).fillColor(INK.text)
    doc.text('Syvo', LEFT, 74, { lineBreak: false, baseline: 'alphabetic' })
  })
  flow.y = 112
  const setting = { size: 12, leading: 18, color: deep, face: 'bold' } as const
  root.add(doc.struct('P', {}, () => flow.drawLines(flow.lines([{ text: order.kind }], WIDTH, setting), LEFT, setting)))
  flow.y += 6
  root.add(doc.struct('H1', {}, () => drawTitle(flow, order.title)))
  flow.y += 12
  const lead = { size: 12, leading: 18.5, color: INK.soft }
  root.add(doc.struct('P', {}, () => flow.drawLines(flow.lines([{ text: order.description }], 400, lead), LEFT, lead)))
  flow.y += 10
  const facts = { size: 10.5, leading: 16, color: INK.text, face: 'bold' } as const
  root.add(
    doc.struct('P', {}, () =>
      flow.drawLines(flow.lines([{ text: order.facts.join('   ·   ') }], WIDTH, facts), LEFT, facts),
    ),
  )
  root.add(
    doc.struct('Figure', { alt: `Een tegel met een gezicht, zoals elke bot op Syvo er een heeft` }, () =>
      drawTileGrid(doc, order),
    ),
  )
}

function drawTitle(flow: PageFlow, title: string): void {
  const size = title.length > 34 ? 38 : 46
  const setting = { size, leading: size * 1.06, color: INK.text, face: 'heading' } as const
  flow.drawLines(flow.lines([{ text: title }], WIDTH, setting), LEFT, setting)
}

function drawTileGrid(doc: PDFKit.PDFDocument, { id, tile }: DocumentOrder): void {
  const top = PAGE.height - ROWS * TILE
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const place = { x: column * TILE, y: top + row * TILE, size: TILE }
      if ((row === 0 && column === 3) || (row === 2 && column === 0)) drawPortrait(doc, `${id}-${row}`, tile, place)
      else drawEmptyTile(doc, tile, place)
    }
  }
  drawPortrait(doc, id, tile, { x: TILE, y: top + TILE / 1 - TILE, size: 2 * TILE })
}

/** Draws something decorative, which screen readers skip. */
export function artifact(doc: PDFKit.PDFDocument, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' })
  draw()
  doc.endMarkedContent()
}

import { buffer } from 'node:stream/consumers'
import { openDocument } from '#platform/document/open-document.ts'
import type { InvoiceRecipient } from '../contract/invoice-recipient.ts'
import { countryNames } from '../countries.text.ts'
import { HOME } from '../domain/countries.ts'
import { AGREEMENT_VERSION, type Agreement, type Article, articlesOf, agreementText as text } from './agreement.text.ts'

type Doc = PDFKit.PDFDocument

const LEFT = 64
const RIGHT = 531
const WIDTH = RIGHT - LEFT
const TOP = 64
const BOTTOM = 762
const INDENT = 14
const INK = '#151B2B'
const SOFT = '#4C566B'
const BLUE = '#1D4ED8'

/** Draws the processing agreement of one bot: A4, in Dutch, on as many pages as needed. The same agreement gives the same bytes. */
export async function drawAgreement(agreement: Agreement): Promise<Buffer> {
  const { bot } = agreement
  const doc = openDocument({
    title: `${text.title} ${bot.title}`,
    description: text.subject(bot.title),
    madeAt: AGREEMENT_VERSION,
  })
  const bytes = buffer(doc)
  const root = doc.struct('Document')
  doc.addStructure(root)
  doc.addPage()
  const flow = new Flow(doc, root)
  flow.say('P', 'heading', 20, 'Syvo', { color: BLUE, after: 16 })
  flow.say('H1', 'heading', 26, text.title, { after: 4 })
  flow.say('P', 'text', 10.5, `${text.subject(bot.title)}. ${text.version}.`, { color: SOFT, after: 22 })
  party(flow, text.controller, controllerLines(agreement))
  party(flow, text.processor, sellerLines(agreement))
  articlesOf(agreement).forEach((article, index) => {
    drawArticle(flow, article, index + 1)
  })
  flow.end()
  root.end()
  doc.end()
  return bytes
}

function controllerLines({ buyer, account }: Agreement): string[] {
  if (buyer === null) return [account.name, account.email, text.unknown]
  return [...buyerLines(buyer), account.email]
}

function buyerLines(buyer: InvoiceRecipient): string[] {
  const town = `${buyer.postcode} ${buyer.city}`.trim()
  const country = buyer.country === HOME ? '' : `, ${countryNames[buyer.country]}`
  const address = `${buyer.street}, ${town}${country}`
  if (buyer.kind === 'consumer') return [buyer.name, address]
  const number = buyer.kvkNumber === null ? (buyer.btwId ?? '') : `${text.kvk} ${buyer.kvkNumber}`
  return [buyer.companyName, text.attention(buyer.name), address, number]
}

function sellerLines({ seller }: Agreement): string[] {
  return [seller.name, seller.address, `${text.kvk} ${seller.kvkNumber}`]
}

function party(flow: Flow, label: string, lines: readonly string[]): void {
  flow.ensureSpace(16 + lines.length * 16)
  flow.say('P', 'bold', 9, label, { color: SOFT, after: 3 })
  lines.forEach((line, index) => {
    flow.say('P', 'text', 10.5, line, { after: index === lines.length - 1 ? 14 : 1 })
  })
}

function drawArticle(flow: Flow, { title, lines }: Article, number: number): void {
  // A heading never stands alone at the foot of a page.
  flow.ensureSpace(64)
  flow.say('H2', 'bold', 12, `${number}. ${title}`, { before: 8, after: 5 })
  for (const line of lines) {
    const isPoint = line.startsWith('• ')
    flow.say('P', 'text', 10.5, line, { indent: isPoint ? INDENT : 0, after: isPoint ? 3 : 6 })
  }
}

/** The spacing and colour of one text, in points. */
interface Setting {
  readonly color?: string
  readonly before?: number
  readonly after: number
  readonly indent?: number
}

/** Stacks texts below each other and begins a new page where one does not fit. */
class Flow {
  readonly #doc: Doc
  readonly #root: PDFKit.PDFStructureElement
  #y = TOP
  #page = 1

  constructor(doc: Doc, root: PDFKit.PDFStructureElement) {
    this.#doc = doc
    this.#root = root
  }

  /** Begins a new page unless this height is left. */
  ensureSpace(height: number): void {
    if (this.#y + height <= BOTTOM) return
    this.#number()
    this.#doc.addPage()
    this.#page += 1
    this.#y = TOP
  }

  say(type: 'H1' | 'H2' | 'P', face: string, size: number, words: string, setting: Setting): void {
    const doc = this.#doc
    const { color = INK, before = 0, after, indent = 0 } = setting
    const options = { width: WIDTH - indent, lineGap: 2.5 }
    doc.font(face).fontSize(size)
    const height = doc.heightOfString(words, options)
    this.ensureSpace(before + height)
    this.#y += before
    const y = this.#y
    this.#root.add(
      doc.struct(type, {}, () => {
        doc
          .font(face)
          .fontSize(size)
          .fillColor(color)
          .text(words, LEFT + indent, y, options)
      }),
    )
    this.#y += height + after
  }

  /** Numbers the last page. */
  end(): void {
    this.#number()
  }

  #number(): void {
    const doc = this.#doc
    const words = text.page(this.#page)
    this.#root.add(
      doc.struct('P', {}, () => {
        doc.font('text').fontSize(9).fillColor(SOFT).text(words, LEFT, 796, { lineBreak: false })
      }),
    )
  }
}

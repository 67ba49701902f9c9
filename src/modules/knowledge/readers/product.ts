import { cleanLine, shorten } from '../domain/clean-text.ts'
import type { Section } from '../domain/document.ts'
import { plainText } from './read-html.ts'

/** The most products read from one feed. */
export const productLimit = 20_000

const longestUrl = 2_000
const longestName = 300
// An answer shows some hundred characters of a description.
const longestDescription = 20_000

/** One product of a feed, every field as the feed wrote it. */
export type Product = Partial<
  Record<
    | 'title'
    | 'description'
    | 'url'
    | 'price'
    | 'salePrice'
    | 'availability'
    | 'brand'
    | 'color'
    | 'size'
    | 'category'
    | 'code'
    | 'gtin'
    | 'condition'
    | 'material'
    | 'weight',
    string
  >
>

/** Writes a product as one short text for an answer: name, price, stock, properties, then the start of its description. */
export function productSection(product: Product): Section {
  const name = shorten(cleanLine(product.title ?? ''), longestName)
  const price = priceText(product.price)
  const sale = priceText(product.salePrice)
  const facts = [
    sale && sale !== price ? `nu ${sale}${price ? ` (was ${price})` : ''}` : price ? `prijs ${price}` : '',
    stockText(product.availability),
    product.brand && !name.toLowerCase().includes(product.brand.toLowerCase()) ? `merk ${product.brand}` : '',
    product.color ? `kleur ${product.color}` : '',
    product.size ? `maat ${product.size}` : '',
    product.material ? `materiaal ${product.material}` : '',
    product.code && product.code.length < 20 ? `artikel ${product.code}` : '',
  ].filter(Boolean)
  const description = cleanLine(plainText((product.description ?? '').slice(0, longestDescription)))
  const head = facts.length > 0 ? `${name}: ${facts.map(cleanLine).join(', ')}.` : `${name}.`
  const room = 370 - head.length
  const text =
    description && room > 40 && !description.toLowerCase().startsWith(name.toLowerCase() + '.')
      ? `${head}\n${shorten(description, room)}`
      : head
  const category =
    cleanLine(product.category ?? '')
      .split(/(?<!\s)\s*>\s*/)
      .at(-1) ?? ''
  const url = cleanUrl(product.url?.trim() ?? '')
  return { heading: shorten(category, longestName), text, kind: 'product', ...(url !== '' && { url }) }
}

function cleanUrl(raw: string): string {
  if (raw.length > longestUrl || !URL.canParse(raw)) return ''
  const url = new URL(raw)
  for (const name of [...url.searchParams.keys()])
    if (/^(?:utm_|gclid|fbclid|srsltid)/.test(name)) url.searchParams.delete(name)
  return url.href
}

/** Formats '1234.5 EUR', '€ 12,95', '1.299,00' like '€ 1234,50'; other currencies keep their code, unreadable text gives an empty text. */
export function priceText(value: string | undefined): string {
  const match = /(\d[\d.,\s]*)/.exec(value ?? '')
  if (!match?.[1]) return ''
  const digits = match[1].replace(/\s/g, '')
  const hasCents = /[.,]\d{1,2}$/.test(digits)
  const amount = Number(
    hasCents
      ? `${digits.replace(/[.,]\d{1,2}$/, '').replace(/[.,]/g, '')}.${/[.,](\d{1,2})$/.exec(digits)?.[1] ?? '0'}`
      : digits.replace(/[.,]/g, ''),
  )
  if (!Number.isFinite(amount)) return ''
  const currency = /\b(?!EUR)[A-Z]{3}\b/.exec(value ?? '')?.[0]
  return `${currency ?? '€'} ${amount.toFixed(2).replace('.', ',')}`
}

function stockText(value: string | undefined): string {
  const stock = (value ?? '').toLowerCase().replace(/[_\s-]+/g, ' ')
  if (/out of stock|niet (?:op|in) voorraad|uitverkocht|^(?:false|no|nee|0)$/.test(stock)) return 'niet op voorraad'
  if (/in stock|op voorraad|leverbaar|^(?:true|yes|ja)$/.test(stock)) return 'op voorraad'
  if (/preorder|pre order|backorder/.test(stock)) return 'te bestellen, nog niet op voorraad'
  return /^[1-9]\d{0,5}$/.test(stock) ? 'op voorraad' : ''
}

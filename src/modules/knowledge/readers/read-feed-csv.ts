import { parse } from 'csv-parse/sync'
import { type Product, productLimit } from './product.ts'

const columnNames: [keyof Product, RegExp][] = [
  ['title', /^(?:title|titel|naam|name|product ?name|productnaam|artikel(?:naam)?|product)$/],
  [
    'salePrice',
    /^(?:sale.?price|actieprijs|aanbieding(?:sprijs)?|aanbiedingsprijs|discount.?price|special.?price|nu)$/,
  ],
  ['price', /^(?:price|prijs|verkoopprijs|prijs.?incl.*|adviesprijs|regular.?price|price.*|bedrag)$/],
  ['description', /^(?:description|omschrijving|beschrijving|lange.?omschrijving|body.*|short.?description|tekst)$/],
  ['url', /^(?:link|url|product.?url|deeplink|permalink|pagina)$/],
  ['availability', /^(?:availability|voorraad|beschikbaar(?:heid)?|stock|in.?stock|op.?voorraad|leverbaar)$/],
  ['brand', /^(?:brand|merk|vendor|fabrikant|manufacturer)$/],
  ['color', /^(?:colou?r|kleur)$/],
  ['size', /^(?:size|maat|afmeting(?:en)?)$/],
  ['category', /^(?:product.?type|categorie|category|categories|groep|google.?product.?category|rubriek)$/],
  ['material', /^(?:material|materiaal)$/],
  ['code', /^(?:id|sku|artikel(?:nummer|code|nr)|item.?id|code)$/],
  ['gtin', /^(?:gtin|ean)$/],
]

/** Reads a CSV product list: delimiter guessed from the head line, column names in Dutch or English, at most `productLimit` products. */
export function readCsvProducts(text: string): Product[] {
  const firstLine =
    text
      .slice(0, 20_000)
      .split(/\r?\n/)
      .find((line) => line.trim() !== '') ?? ''
  const rows = parseRows(text, sniffDelimiter(firstLine))
  const [head = [], ...body] = rows
  const columns = columnsOf(head)
  if (!columns.has('title')) return []
  return body.slice(0, productLimit).flatMap((row) => {
    const product: Product = {}
    for (const [field, index] of columns) {
      const value = row[index]?.trim()
      if (value) product[field] = value
    }
    return product.title ? [product] : []
  })
}

function sniffDelimiter(line: string): string {
  const outside = line.replace(/"[^"]*"/g, '')
  const counts = [';', ',', '\t', '|'].map((mark) => ({ mark, count: outside.split(mark).length }))
  return counts.sort((a, b) => b.count - a.count)[0]?.mark ?? ','
}

function parseRows(text: string, delimiter: string): string[][] {
  try {
    return parse(text, {
      delimiter,
      bom: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      to: productLimit + 1,
      max_record_size: 200_000,
    })
  } catch {
    return []
  }
}

function columnsOf(head: string[]): Map<keyof Product, number> {
  const columns = new Map<keyof Product, number>()
  const names = head.map((name) => name.trim().toLowerCase().replace(/^g:/, '').replace(/[_-]+/g, ' '))
  for (const [field, pattern] of columnNames) {
    const index = names.findIndex((name, at) => pattern.test(name) && ![...columns.values()].includes(at))
    if (index >= 0) columns.set(field, index)
  }
  return columns
}

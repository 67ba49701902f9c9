import sax from 'sax'
import { type Product, productLimit } from './product.ts'

const deepest = 500
const fields: Record<string, keyof Product> = {
  title: 'title',
  description: 'description',
  link: 'url',
  price: 'price',
  sale_price: 'salePrice',
  availability: 'availability',
  brand: 'brand',
  color: 'color',
  size: 'size',
  product_type: 'category',
  google_product_category: 'category',
  id: 'code',
  gtin: 'gtin',
  condition: 'condition',
  material: 'material',
  name: 'title',
  url: 'url',
  summary: 'description',
  shipping_weight: 'weight',
}

/**
 * Reads a Google Merchant feed (RSS 2.0 or Atom, with or without the `g:` prefix) one tag at a time, at most `productLimit` products.
 * Broken XML gives the products before the break.
 */
export function readXmlProducts(xml: string): Product[] {
  const parser = sax.parser(false, { lowercase: true, trim: false })
  const products: Product[] = []
  const path: string[] = []
  let current: Product | null = null
  let text = ''
  parser.onopentag = (tag) => {
    // A stray end tag is searched among all open tags. Feeds are a handful of tags deep.
    if (path.push(tag.name) > deepest) throw new Error('This is no feed.')
    text = ''
    if (tag.name === 'item' || tag.name === 'entry' || tag.name === 'product') current = {}
    const href = tag.attributes.href
    if (current && tag.name === 'link' && typeof href === 'string') current.url ??= href
  }
  parser.ontext = (part) => {
    text += part
  }
  parser.oncdata = (part) => {
    text += part
  }
  parser.onclosetag = (name) => {
    path.pop()
    const isProductEnd = name === 'item' || name === 'entry' || name === 'product'
    if (isProductEnd && current) {
      if (current.title && products.length < productLimit) products.push(current)
      current = null
    } else if (current && /^(?:item|entry|product)$/.test(path.at(-1) ?? '')) {
      const field = fields[name.replace(/^\w+:/, '')]
      if (field && text.trim() !== '') current[field] ??= text.trim()
    }
    text = ''
  }
  parser.onerror = () => {
    parser.resume()
  }
  try {
    parser.write(xml).close()
  } catch {
    // The products before the break still count.
  }
  return products
}

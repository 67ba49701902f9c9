import { cleanLine } from '../domain/clean-text.ts'
import type { Section } from '../domain/document.ts'
import { businessSections } from './json-ld-business.ts'
import { isType, type LdNode, nodesIn, textsIn } from './ld-node.ts'

/**
 * Reads schema.org data of a page: questions with answers, opening hours, address and contact of a business, and products.
 * Broken JSON gives nothing. `plain` converts the HTML in answers to text.
 */
export function readStructuredData(scripts: readonly string[], plain: (html: string) => string): Section[] {
  const nodes = scripts.flatMap((script) => flatten(parse(script), 0))
  return nodes.flatMap((node) => [
    ...questionSection(node, plain),
    ...productSection(node, plain),
    ...businessSections(node),
  ])
}

function questionSection(node: LdNode, plain: (html: string) => string): Section[] {
  if (!isType(node, /^Question$/)) return []
  const question = textsIn(node.name)[0]
  const answer = nodesIn(node.acceptedAnswer ?? node.suggestedAnswer).flatMap((one) => textsIn(one.text))[0]
  if (!question || !answer) return []
  return [{ heading: '', text: plain(answer), kind: 'faq', question: cleanLine(plain(question)) }]
}

function productSection(node: LdNode, plain: (html: string) => string): Section[] {
  const name = textsIn(node.name)[0]
  if (!isType(node, /Product$/) || !name) return []
  const offer = nodesIn(node.offers)[0] ?? {}
  const price = textsIn(offer.price ?? offer.lowPrice)[0]
  const stock = textsIn(offer.availability)[0] ?? ''
  const facts = [
    price && /^\d+([.,]\d+)?$/.test(price)
      ? `prijs € ${Number(price.replace(',', '.')).toFixed(2).replace('.', ',')}`
      : '',
    /InStock$/.test(stock) ? 'op voorraad' : /OutOfStock$/.test(stock) ? 'niet op voorraad' : '',
  ].filter(Boolean)
  const description = textsIn(node.description)[0]
  const text = [facts.length > 0 ? `${name}: ${facts.join(', ')}.` : name, description ? plain(description) : '']
    .filter(Boolean)
    .join('\n')
  return [{ heading: name, text, kind: 'product' }]
}

function flatten(value: unknown, depth: number): LdNode[] {
  if (depth > 8) return []
  return nodesIn(value).flatMap((node) => [
    node,
    ...Object.entries(node)
      .filter(
        ([name, inner]) =>
          typeof inner === 'object' &&
          inner !== null &&
          !/^(?:acceptedAnswer|offers|isRelatedTo|isSimilarTo|review|author|publisher|breadcrumb)$/.test(name),
      )
      .flatMap(([, inner]) => flatten(inner, depth + 1)),
  ])
}

function parse(script: string): unknown {
  const text = script.replace(/^\s*(?:\/\/\s*)?(?:<!\[CDATA\[|<!--)/, '').replace(/(?:\/\/\s*)?(?:\]\]>|-->)\s*$/, '')
  for (const attempt of [text, text.replace(/[\u0000-\u001f]+/g, ' ').replace(/,\s*([}\]])/g, '$1')]) {
    try {
      return JSON.parse(attempt)
    } catch {
      // The second attempt tolerates raw line breaks and trailing commas.
    }
  }
  return null
}

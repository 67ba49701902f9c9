import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SOURCE = join(import.meta.dirname, '../../src')

/** Words of English that no Dutch sentence has: whoever writes a text in English uses one before long. */
const ENGLISH =
  /\b(?:the|and|your|yours?|with|from|please|this|that|these|those|click|here|save[ds]?|saving|cancel(?:led)?|deleted?|loading|failed|failure|success(?:ful(?:ly)?)?|submit(?:ted)?|search|settings|previous|next|edit|removed?|created?|error|welcome|for|are|not|have|has|will|were|been|what|when|where|why|how|all|any|more|close[ds]?|password|address|message|send|sent|try|again|updated?|view|hide|yes|month|year|price|something|went|wrong|unknown|invalid|required|sign)\b/gi

interface Said {
  readonly where: string
  readonly text: string
}

/** The texts in quotes of a file of texts. */
function quoted(source: string): string[] {
  const code = source
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replaceAll(/^(?:import|export) .* from .*$/gm, '')
  return [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)].map(([, plain, template]) =>
    // What is filled in is code.
    (plain ?? template ?? '').replaceAll(/\$\{[^}]*\}/g, ' … '),
  )
}

/** The texts that stand between the tags of a screen. */
function betweenTags(source: string): string[] {
  return [...source.matchAll(/<\/?[A-Za-z][^<>]*>([^<>{}=;]*[a-z]{2}[^<>{}=;]*)<\//g)].map(([, text = '']) => text)
}

function everythingSaid(): Said[] {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  return files.flatMap((file): Said[] => {
    const isText = file.endsWith('.text.ts')
    const isScreen = file.endsWith('.tsx') && !file.endsWith('.test.tsx')
    if (!isText && !isScreen) return []
    const source = readFileSync(join(SOURCE, file), 'utf8')
    return (isText ? quoted(source) : betweenTags(source)).map((text) => ({ where: file, text }))
  })
}

/** What the specification quotes in English; a text of it that has a place to fill in is known by its beginning (PAY-05, PAY-07). */
const QUOTED: readonly string[] = ['Stripe price ontbreekt', 'Checkout failed:  … ']

/** The English words of a text; keys and addresses, which have no space and no capital, are no texts. */
function englishIn(text: string): string[] {
  if (/^[a-z0-9_./:#?=&-]*$/.test(text) || QUOTED.includes(text)) return []
  return text.match(ENGLISH) ?? []
}

it('no text of the interface is English (AMB-016) but what the specification quotes', () => {
  const said = everythingSaid()
  expect(said.length).toBeGreaterThan(1000)
  const found = said.flatMap(({ where, text }) => {
    const words = englishIn(text)
    return words.length > 0 ? [`${where}: ${text} (${words.join(', ')})`] : []
  })
  expect(found).toEqual([])
})

it.each([
  'Checkout failed',
  'Something went wrong',
  'Save your changes',
  'Bot created successfully',
  'Please try again',
])('sees that this is English: %s', (text) => expect(englishIn(text).length).toBeGreaterThan(0))

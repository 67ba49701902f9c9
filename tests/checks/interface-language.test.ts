import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ENGLISH_WORDS } from './english-words.ts'
import { collectInterfaceTexts, textsOf } from './interface-texts.ts'

const ROOT = join(import.meta.dirname, '../..')

/** English that belongs there: a term without a Dutch word, what a tax office abroad looks for on an invoice, and what is said to who asked in English. */
const BORROWED = [
  'single sign-on',
  'VAT reverse charged',
  'outside the scope of Dutch VAT',
  'I can only answer in Dutch. Please ask your question in Dutch. Or shall I ask a colleague to contact you?',
  'I only have information in Dutch. Shall I ask a colleague to contact you?',
]

/** The texts that the specification quotes; what it leaves to fill in stands as '…'. */
const QUOTED = [...readFileSync(join(ROOT, 'docs/product/requirements.md'), 'utf8').matchAll(/'([^'\n]+)'/g)].map(
  ([, quote = '']) => quote.replaceAll(/\{[^}]*\}/g, '…'),
)
/** Of several words they may stand within a longer text. */
const TERMS = [...BORROWED, ...QUOTED.filter((quote) => quote.includes(' '))].map((term) => term.toLowerCase())

/** The English words of a text that the specification does not quote; keys, addresses and settings are no texts. */
function englishIn(text: string): string[] {
  if (QUOTED.includes(text) || /^[a-z0-9-]+$/.test(text)) return []
  // What stands in quotes is a value, to be typed as it is.
  let rest = text.toLowerCase().replaceAll(/‘[\w-]+’/g, ' ')
  for (const term of TERMS) rest = rest.replaceAll(term, ' ')
  const words = rest.split(/\s+/).filter((word) => !/[=_/@]|\w\.\w/.test(word))
  return words.flatMap((word) => word.match(/[\p{L}’'-]+/gu) ?? []).filter((word) => ENGLISH_WORDS.has(word))
}

const englishOf = (file: string, code: string) => textsOf(file, code).flatMap(({ text }) => englishIn(text))

it('[SHELL-08] no text of the interface is English but what the specification quotes: screens, what is read out, mails, documents and refusals', () => {
  const said = collectInterfaceTexts(join(ROOT, 'src'))
  expect(said.length).toBeGreaterThan(2500)
  const found = said.flatMap(({ where, text }) => {
    const words = englishIn(text)
    return words.length > 0 ? [`${where}: ${text} (${words.join(', ')})`] : []
  })
  expect(found).toEqual([])
})

it.each([
  ['a text beside a screen', 'a.text.ts', "export const t = { saved: 'Save your changes' }"],
  ['a word alone', 'a.text.ts', "export const t = { more: 'Loading' }"],
  ['a text with something to fill in', 'a.text.ts', 'export const t = { n: (n: number) => `${n} results found` }'],
  ['a component', 'screens/a.tsx', 'export const A = () => <p>Bot created successfully</p>'],
  ['what is read out', 'screens/a.tsx', 'export const A = () => <b aria-label="Close" />'],
  ['a title', 'ui/a.tsx', 'export const A = () => <b title={`Search ${b}`} />'],
  ['a placeholder', 'screens/a.tsx', 'export const A = () => <input placeholder="Password" />'],
  ['a part of a component', 'screens/a.tsx', "export const A = () => <B hint={c ? 'Try again' : undefined} />"],
  ['a notice', 'screens/a.ts', "toastError('Something went wrong')"],
  ['a mail', 'mails/a.ts', 'export const a = `<p style="color:red">Please confirm</p>`'],
  ['a refusal of the server', 'actions/a.ts', "fail({ status: 404, message: 'This bot was not found' })"],
  ['a fault of the client', 'a.ts', "new ApiFailure(0, 'x', 'No connection')"],
  ['what a form must hold', 'contract.ts', "z.string().check(z.minLength(2, 'Name is required'))"],
])('sees English in %s', (_, file, code) => expect(englishOf(file, code)).not.toEqual([]))

it.each([
  ['Dutch', 'a.text.ts', "export const t = { a: 'Bewaar je wijzigingen op de website' }"],
  ['a quote of the specification', 'a.text.ts', 'export const t = { a: (m: string) => `Checkout failed: ${m}` }'],
  ['an address', 'mails/a.ts', 'export const a = `Zet het uit: ${site}/settings`'],
  ['a bug', 'screens/a.ts', "throw new RangeError('there is no such day')"],
  ['a log', 'actions/a.ts', "deps.log.warn('the message was not sent')"],
  ['what the server does by itself', 'actions/a.ts', "asService('the owner sees what will be read', db)"],
])('lets %s pass', (_, file, code) => expect(englishOf(file, code)).toEqual([]))

it('no word that counts as English is one of our Dutch articles, or it would be Dutch', () => {
  const articles = join(ROOT, 'src/modules/marketing/content')
  const files = readdirSync(articles, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'))
  expect(files.length).toBeGreaterThan(10)
  const found = files.flatMap((file) =>
    englishIn(readFileSync(join(articles, file), 'utf8').replaceAll(/^---[^]*?^---/gm, '')).map(
      (word) => `${file}: ${word}`,
    ),
  )
  expect(found).toEqual([])
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ENGLISH_WORDS } from './english-words.ts'
import { collectInterfaceTexts, textsOf } from './interface-texts.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Intended English: a term without a Dutch word, phrases that foreign tax offices require on invoices, and answers to English questions. */
const BORROWED = [
  'single sign-on',
  'VAT reverse charged',
  'outside the scope of Dutch VAT',
  'I can only answer in Dutch. Please ask your question in Dutch. Or shall I ask a colleague to contact you?',
  'I only have information in Dutch. Shall I ask a colleague to contact you?',
]

/** The texts that the specification quotes, with '…' for each placeholder. */
const QUOTED = [...readFileSync(join(ROOT, 'docs/product/requirements.md'), 'utf8').matchAll(/'([^'\n]+)'/g)].map(
  ([, quote = '']) => quote.replaceAll(/\{[^}]*\}/g, '…'),
)
/** Terms and quotes of several words, which may be part of a longer text. */
const TERMS = [...BORROWED, ...QUOTED.filter((quote) => quote.includes(' '))].map((term) => term.toLowerCase())

/** Returns the English words of a text that the specification does not quote; keys, addresses and settings do not count. */
function englishIn(text: string): string[] {
  if (QUOTED.includes(text) || /^[a-z0-9-]+$/.test(text)) return []
  // A quoted word is a value that users type literally.
  let rest = text.toLowerCase().replaceAll(/‘[\w-]+’/g, ' ')
  for (const term of TERMS) rest = rest.replaceAll(term, ' ')
  const words = rest.split(/\s+/).filter((word) => !/[=_/@]|\w\.\w/.test(word))
  return words.flatMap((word) => word.match(/[\p{L}’'-]+/gu) ?? []).filter((word) => ENGLISH_WORDS.has(word))
}

const englishOf = (file: string, code: string) => textsOf(file, code).flatMap(({ text }) => englishIn(text))

it('[SHELL-08] screens, labels, mails, documents and errors hold no English except quotes of the specification', () => {
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
  ['a text with a placeholder', 'a.text.ts', 'export const t = { n: (n: number) => `${n} results found` }'],
  ['a component', 'screens/a.tsx', 'export const A = () => <p>Bot created successfully</p>'],
  ['a label for screen readers', 'screens/a.tsx', 'export const A = () => <b aria-label="Close" />'],
  ['a title', 'ui/a.tsx', 'export const A = () => <b title={`Search ${b}`} />'],
  ['the placeholder of a field', 'screens/a.tsx', 'export const A = () => <input placeholder="Password" />'],
  ['a property of a component', 'screens/a.tsx', "export const A = () => <B hint={c ? 'Try again' : undefined} />"],
  ['a notice', 'screens/a.ts', "toastError('Something went wrong')"],
  ['a mail', 'mails/a.ts', 'export const a = `<p style="color:red">Please confirm</p>`'],
  ['an error of the server', 'actions/a.ts', "fail({ status: 404, message: 'This bot was not found' })"],
  ['an error of the client', 'a.ts', "new ApiFailure(0, 'x', 'No connection')"],
  ['a validation message', 'contract.ts', "z.string().check(z.minLength(2, 'Name is required'))"],
])('the check reports English in %s', (_, file, code) => expect(englishOf(file, code)).not.toEqual([]))

it.each([
  ['Dutch', 'a.text.ts', "export const t = { a: 'Bewaar je wijzigingen op de website' }"],
  ['a quote of the specification', 'a.text.ts', 'export const t = { a: (m: string) => `Checkout failed: ${m}` }'],
  ['an address', 'mails/a.ts', 'export const a = `Zet het uit: ${site}/settings`'],
  ['an exception', 'screens/a.ts', "throw new RangeError('there is no such day')"],
  ['a log line', 'actions/a.ts', "deps.log.warn('the message was not sent')"],
])('the check ignores %s', (_, file, code) => expect(englishOf(file, code)).toEqual([]))

it('no word of the English list occurs in a Dutch article', () => {
  const articles = join(ROOT, 'src/modules')
  const files = readdirSync(articles, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\/content\/.*\.md$/.test(file),
  )
  expect(files.length).toBeGreaterThan(10)
  const found = files.flatMap((file) =>
    englishIn(readFileSync(join(articles, file), 'utf8').replaceAll(/^---[^]*?^---/gm, '')).map(
      (word) => `${file}: ${word}`,
    ),
  )
  expect(found).toEqual([])
})

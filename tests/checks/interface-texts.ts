import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Ast, child, dottedName, list, nameOf, parseFile, walk } from '../../scripts/check-architecture/syntax.ts'

/** Something that the product says, with where. */
export interface InterfaceText {
  readonly where: string
  readonly text: string
}

/** Folders whose every sentence somebody reads. */
const INTERFACE_FOLDERS = /(?:^|\/)(?:screens|mails|documents|ui|web|widget)\//
/** Of all other code people read what stands under these names, such as the message of a refusal. */
const READ_NAMES = new Set([
  'message',
  'title',
  'description',
  'summary',
  'label',
  'subject',
  'hint',
  'note',
  'problem',
])
/** Attributes that nobody reads. */
const SILENT_ATTRIBUTES = new Set(
  'className rel href src id htmlFor name type value viewBox d fill stroke transform role target method action autoComplete inputMode'.split(
    ' ',
  ),
)
/** Calls whose words go to developers and operators: errors that are bugs, logs, and why the server acts by itself. */
const FOR_DEVELOPERS =
  /(?:^|\.)(?:(?:[A-Z]\w*)?Error|asService|log\.\w+|console\.\w+|querySelector(?:All)?|closest|matches)$/

/** Everything that the sources below `root` say to somebody who uses the product. */
export function collectInterfaceTexts(root: string): InterfaceText[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|gen)\.tsx?$/.test(file) && !file.includes('test-'))
    .flatMap((file) => textsOf(file, readFileSync(join(root, file), 'utf8')))
}

/** What one file says; what a template fills in stands as '…'. */
export function textsOf(file: string, code: string): InterfaceText[] {
  const said: InterfaceText[] = []
  const isText = file.endsWith('.text.ts')
  const isSeen = isText || file.endsWith('.tsx') || INTERFACE_FOLDERS.test(file)
  walk(parseFile(file, code).program, (node, parents) => {
    const text = textOf(node)
    if (text === undefined || !/\p{L}{2}/u.test(text) || isSilent(node, parents)) return
    if (isSeen ? isText || isRead(node, parents) || isProse(text) : isRefusal(parents)) said.push({ where: file, text })
  })
  return said
}

function textOf(node: Ast): string | undefined {
  if (node.type === 'JSXText' || node.type === 'Literal')
    return typeof node['value'] === 'string' ? node['value'].replaceAll(/\s+/g, ' ').trim() : undefined
  if (node.type !== 'TemplateLiteral') return undefined
  const parts = list(node, 'quasis').map(({ value }) =>
    typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : '',
  )
  return withoutMarkup(parts.join('…')).replaceAll(/\s+/g, ' ').trim()
}

/** Mails are written as HTML, of which only the words are read. */
function withoutMarkup(text: string): string {
  return text.replaceAll(/<style[^]*?<\/style>|<[^>]*>/g, ' ')
}

/** Two words in a row, or one that begins as a sentence does. */
function isProse(text: string): boolean {
  return /\p{L}{2,}[,:;]? +\p{L}{2,}/u.test(text) || /^\p{Lu}\p{Ll}+[.!?…]*$/u.test(text)
}

/** Names, keys, types, and words for developers. */
function isSilent(node: Ast, parents: readonly Ast[]): boolean {
  const parent = parents.at(-1)
  if (/^(?:Import|ExportAll|TSLiteral|TSModule|TSEnum|TaggedTemplate|Directive)/.test(parent?.type ?? '')) return true
  if (parent?.type === 'ExportNamedDeclaration' || parent?.type === 'ImportExpression') return true
  if (parent?.type === 'BinaryExpression' || parent?.type === 'SwitchCase') return true
  if (parent?.type === 'Property' && (child(parent, 'key') === node || isWireName(child(parent, 'key')))) return true
  return parents.some((one) => {
    if (one.type === 'JSXAttribute') return SILENT_ATTRIBUTES.has(nameOf(child(one, 'name')) ?? '')
    if (one.type !== 'CallExpression' && one.type !== 'NewExpression') return false
    return FOR_DEVELOPERS.test(dottedName(child(one, 'callee')) ?? memberName(child(one, 'callee')))
  })
}

/** A header or another name with a dash, which machines read. */
function isWireName(key: Ast | undefined): boolean {
  return (nameOf(key) ?? '').includes('-')
}

/** The last name of a callee whose beginning is computed. */
function memberName(callee: Ast | undefined): string {
  return callee?.type === 'MemberExpression' ? `.${nameOf(child(callee, 'property')) ?? ''}` : ''
}

/** Between tags, or in an attribute that is read out or shown. */
function isRead(node: Ast, parents: readonly Ast[]): boolean {
  return node.type === 'JSXText' || parents.some((one) => one.type === 'JSXAttribute')
}

/** Under the name of something that the server answers, or what a schema or a failed call says. */
function isRefusal(parents: readonly Ast[]): boolean {
  return parents.some((one) => {
    if (one.type === 'Property') return READ_NAMES.has(nameOf(child(one, 'key')) ?? '')
    if (one.type !== 'CallExpression' && one.type !== 'NewExpression') return false
    return /^(?:z\.(?!enum|literal)\w+|ApiFailure)$/.test(dottedName(child(one, 'callee')) ?? '')
  })
}

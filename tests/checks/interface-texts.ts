import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Ast, child, dottedName, list, nameOf, parseFile, walk } from '../../scripts/check-architecture/syntax.ts'

/** A text of the interface, with its file. */
export interface InterfaceText {
  readonly where: string
  readonly text: string
}

/** Folders whose every sentence is for users. */
const INTERFACE_FOLDERS = /(?:^|\/)(?:screens|mails|documents|ui|web|widget)\//
/** Property names that hold texts for users in all other code, such as the message of an error. */
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
/** Attributes that users do not see. */
const SILENT_ATTRIBUTES = new Set(
  'className rel href src id htmlFor name type value viewBox d fill stroke transform role target method action autoComplete inputMode'.split(
    ' ',
  ),
)
/** Calls whose texts go to developers and operators: exceptions, logs, and reasons of service transactions. */
const FOR_DEVELOPERS = /(?:^|\.)(?:(?:[A-Z]\w*)?Error|log\.\w+|console\.\w+|querySelector(?:All)?|closest|matches)$/

/** Returns all texts for users in the sources below `root`. */
export function collectInterfaceTexts(root: string): InterfaceText[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|gen)\.tsx?$/.test(file) && !file.includes('test-'))
    .flatMap((file) => textsOf(file, readFileSync(join(root, file), 'utf8')))
}

/** Returns the texts for users in one file, with '…' for each placeholder of a template. */
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

/** Strips markup, because mails are written as HTML. */
function withoutMarkup(text: string): string {
  return text.replaceAll(/<style[^]*?<\/style>|<[^>]*>/g, ' ')
}

/** Returns whether a text holds two words in a row, or is one capitalized word. */
function isProse(text: string): boolean {
  return /\p{L}{2,}[,:;]? +\p{L}{2,}/u.test(text) || /^\p{Lu}\p{Ll}+[.!?…]*$/u.test(text)
}

/** Returns whether a string is a name, key, type, or text for developers. */
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

/** Returns whether a key is a header or another name with a dash. */
function isWireName(key: Ast | undefined): boolean {
  return (nameOf(key) ?? '').includes('-')
}

/** Returns the last name of a callee with a computed beginning. */
function memberName(callee: Ast | undefined): string {
  return callee?.type === 'MemberExpression' ? `.${nameOf(child(callee, 'property')) ?? ''}` : ''
}

/** Returns whether a string is between tags or in an attribute. */
function isRead(node: Ast, parents: readonly Ast[]): boolean {
  return node.type === 'JSXText' || parents.some((one) => one.type === 'JSXAttribute')
}

/** Returns whether a string is under a name of `READ_NAMES`, or a message of a schema or an ApiFailure. */
function isRefusal(parents: readonly Ast[]): boolean {
  return parents.some((one) => {
    if (one.type === 'Property') return READ_NAMES.has(nameOf(child(one, 'key')) ?? '')
    if (one.type !== 'CallExpression' && one.type !== 'NewExpression') return false
    return /^(?:z\.(?!enum|literal)\w+|ApiFailure)$/.test(dottedName(child(one, 'callee')) ?? '')
  })
}

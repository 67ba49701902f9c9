import type { Finding, Rule } from '../rule.ts'
import type { SourceFile, SourceTree } from '../source-tree.ts'
import { type Ast, child, list, nameOf, walk } from '../syntax.ts'

const EVENTS_FILE = /^src\/modules\/[^/]+\/events\.ts$/
const MECHANISM = 'src/platform/events/define-event.ts'

/** Events are declared in a module's events.ts, and each has a subscriber or says why not. */
export const declaredEvents: Rule = {
  id: 'declared-events',
  says: 'events are declared in modules/*/events.ts, and each has a subscriber or says in `unheard` why not',
  check: (tree) => {
    const heard = subscribedEvents(tree)
    return tree.product
      .filter((file) => file.path !== MECHANISM)
      .flatMap((file) =>
        declarationsOf(file).flatMap(({ name, line, isUnheard }): Finding[] => {
          const message = objection(EVENTS_FILE.test(file.path), isUnheard, heard.has(`${file.path} ${name}`))
          return message === null ? [] : [{ path: file.path, line, message: `${name} ${message}` }]
        }),
      )
  },
}

function objection(isInPlace: boolean, isUnheard: boolean, isHeard: boolean): string | null {
  if (!isInPlace) return 'is declared outside modules/*/events.ts'
  if (isHeard) return isUnheard ? 'has a subscriber and says why it has none' : null
  return isUnheard ? null : 'has no subscriber and does not say why'
}

interface Declaration {
  readonly name: string
  readonly line: number
  readonly isUnheard: boolean
}

/** Returns the events that a file declares, also one that gets no name of its own. */
function declarationsOf(file: SourceFile): Declaration[] {
  const found: Declaration[] = []
  walk(file.program, (node, parents) => {
    if (!isCallOf(node, 'defineEvent')) return
    const parent = parents.at(-1)
    const name = parent?.type === 'VariableDeclarator' ? nameOf(child(parent, 'id')) : undefined
    const [, , options] = list(node, 'arguments')
    const isUnheard = list(options, 'properties').some((one) => nameOf(child(one, 'key')) === 'unheard')
    found.push({ name: name ?? 'an event', line: file.lineAt(node.start), isUnheard })
  })
  return found
}

/** Returns the subscribed events, each as the path of its events.ts and its name there. */
function subscribedEvents(tree: SourceTree): Set<string> {
  const heard = new Set<string>()
  for (const file of tree.product) {
    walk(file.program, (node) => {
      const callee = child(node, 'callee')
      if (node.type !== 'CallExpression' || nameOf(child(callee, 'property')) !== 'subscribe') return
      const name = nameOf(list(node, 'arguments')[0])
      if (name === undefined) return
      const source = file.imports.find((one) => one.names.includes(name))?.target
      if (source !== undefined) heard.add(`${source} ${name}`)
    })
  }
  return heard
}

function isCallOf(node: Ast, name: string): boolean {
  return node.type === 'CallExpression' && nameOf(child(node, 'callee')) === name
}

import type { SourceFile, SourceTree } from './source-tree.ts'

/** Returns the product files that a file imports; `valuesOnly` skips type imports. */
function importedFiles(tree: SourceTree, file: SourceFile, valuesOnly: boolean): SourceFile[] {
  return file.imports.flatMap((one) => {
    if (valuesOnly && one.isTypeOnly) return []
    const target = one.target === undefined ? undefined : tree.byPath.get(one.target)
    return target && !target.isTest ? [target] : []
  })
}

/** Returns an import chain from `start` to the nearest `forbidden` file, type imports skipped; undefined when there is none. */
export function chainTo(
  tree: SourceTree,
  start: SourceFile,
  forbidden: (path: string) => boolean,
): string[] | undefined {
  const cameFrom = new Map<string, string | undefined>([[start.path, undefined]])
  const queue = [start]
  for (let file = queue.shift(); file; file = queue.shift()) {
    for (const next of importedFiles(tree, file, true)) {
      if (cameFrom.has(next.path)) continue
      cameFrom.set(next.path, file.path)
      if (forbidden(next.path)) return chainOf(cameFrom, next.path)
      queue.push(next)
    }
  }
  return undefined
}

/** Returns each import cycle as one closed walk; type imports count. */
export function cyclesIn(tree: SourceTree): string[][] {
  return circularGroups(tree).map((group) => closedWalk(tree, group))
}

/** Returns Tarjan's strongly connected components with more than one member, and files that import themselves. */
function circularGroups(tree: SourceTree): SourceFile[][] {
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: SourceFile[] = []
  const onStack = new Set<string>()
  const groups: SourceFile[][] = []
  const lower = (path: string, value: number): void => {
    low.set(path, Math.min(low.get(path) ?? value, value))
  }
  const visit = (file: SourceFile): void => {
    order.set(file.path, order.size)
    low.set(file.path, order.size - 1)
    stack.push(file)
    onStack.add(file.path)
    const next = importedFiles(tree, file, false)
    for (const target of next) {
      if (!order.has(target.path)) {
        visit(target)
        lower(file.path, low.get(target.path) ?? 0)
      } else if (onStack.has(target.path)) lower(file.path, order.get(target.path) ?? 0)
    }
    if (low.get(file.path) !== order.get(file.path)) return
    const group = stack.splice(stack.indexOf(file))
    for (const member of group) onStack.delete(member.path)
    if (group.length > 1 || next.includes(file)) groups.push(group)
  }
  for (const file of tree.product) if (!order.has(file.path)) visit(file)
  return groups
}

function closedWalk(tree: SourceTree, group: readonly SourceFile[]): string[] {
  const members = new Set(group.map((file) => file.path))
  const walked: string[] = []
  for (let file = group[0]; file && !walked.includes(file.path); ) {
    walked.push(file.path)
    file = importedFiles(tree, file, false).find((next) => members.has(next.path))
    if (file && walked.includes(file.path)) return [...walked.slice(walked.indexOf(file.path)), file.path]
  }
  return walked
}

function chainOf(cameFrom: ReadonlyMap<string, string | undefined>, last: string): string[] {
  const chain = [last]
  for (let path = cameFrom.get(last); path !== undefined; path = cameFrom.get(path)) chain.unshift(path)
  return chain
}

/** A command that can be found by its words and run. */
export type Command = { id: string; label: string; note?: string | undefined; keywords?: readonly string[] | undefined }

/** Returns the commands in which every word of the query occurs; those that start with it come first, else the given order. */
export function matchCommands(commands: readonly Command[], query: string): readonly Command[] {
  const words = fold(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return commands
  const hits = commands.filter((command) => {
    const text = fold([command.label, ...(command.keywords ?? [])].join(' '))
    return words.every((word) => text.includes(word))
  })
  const starts = (command: Command) => (fold(command.label).startsWith(fold(query).trim()) ? 0 : 1)
  return hits.toSorted((a, b) => starts(a) - starts(b))
}

/** Returns the text before, in and after the first occurrence of the query; all of it before when there is none. */
export function splitMatch(text: string, query: string): [string, string, string] {
  const wanted = query.trim().toLowerCase()
  const at = wanted ? text.toLowerCase().indexOf(wanted) : -1
  if (at < 0) return [text, '', '']
  return [text.slice(0, at), text.slice(at, at + wanted.length), text.slice(at + wanted.length)]
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

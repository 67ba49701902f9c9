/** Returns whether every text in a value, names included, can be stored: without NUL and without half a character, at any depth. */
export function isStorable(value: unknown): boolean {
  const waiting: unknown[] = [value]
  while (waiting.length > 0) {
    const one = waiting.pop()
    if (typeof one === 'string') {
      if (one.includes('\u0000') || !one.isWellFormed()) return false
    } else if (Array.isArray(one)) for (const part of one) waiting.push(part)
    else if (typeof one === 'object' && one !== null)
      for (const [name, part] of Object.entries(one)) waiting.push(name, part)
  }
  return true
}

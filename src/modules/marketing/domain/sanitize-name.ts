const NAME_MAX = 40

/**
 * A name as it may stand in a mail that a stranger asked for: letters, and what stands between them in names. Anything that could be an address,
 * a link or an advertisement gives an empty text, and the mail then greets nobody by name.
 */
export function sanitizeName(name: string): string {
  const trimmed = name.trim()
  const isName =
    trimmed.length <= NAME_MAX && /^\p{L}[\p{L}\p{M}]*(?:['’ .-]{1,2}\p{L}[\p{L}\p{M}]*)*\.?$/u.test(trimmed)
  return isName && !/\p{L}\.\p{L}{2}/u.test(trimmed) ? trimmed : ''
}

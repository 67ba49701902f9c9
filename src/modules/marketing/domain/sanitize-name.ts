const NAME_MAX = 40

/**
 * Returns a name that may be printed in a mail that an unknown caller requested: letters, and the characters between them in names. Anything that
 * could be an
 * address, a link or an advertisement gives an empty text, and the mail then has no name in its greeting.
 */
export function sanitizeName(name: string): string {
  const trimmed = name.trim()
  const isName =
    trimmed.length <= NAME_MAX && /^\p{L}[\p{L}\p{M}]*(?:['’ .-]{1,2}\p{L}[\p{L}\p{M}]*)*\.?$/u.test(trimmed)
  return isName && !/\p{L}\.\p{L}{2}/u.test(trimmed) ? trimmed : ''
}

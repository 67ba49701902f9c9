const WHITE = '#FFFFFF'
const INK = '#151B2B'
const BLACK = '#000000'

/** The contrast that WCAG 2.2 requires of normal text. */
export const READABLE_CONTRAST = 4.5

/** Returns the text colour that is readable on this background (`#rrggbb`): white, else ink, else black; at least 4.5:1 on every background. */
export function readableColor(background: string): string {
  return [WHITE, INK].find((color) => contrast(color, background) >= READABLE_CONTRAST) ?? BLACK
}

/** Returns a colour as `#rrggbb`, or the default of DATA-33 when the text is not such a colour. */
export function brandColor(value: string): string {
  return /^#[0-9a-f]{6}$/i.test(value) ? value : '#3B82F6'
}

/** Returns the WCAG contrast of two `#rrggbb` colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}

function luminance(color: string): number {
  return 0.2126 * channel(color, 1) + 0.7152 * channel(color, 3) + 0.0722 * channel(color, 5)
}

function channel(color: string, at: number): number {
  const value = Number.parseInt(color.slice(at, at + 2), 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

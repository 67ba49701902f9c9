/** A category's tile style: a key for classes, a deep and a bright colour, and the motif in the corners. */
export type Palette = { key: string; deep: string; bright: string; motif: Motif }

/** The eight corner motifs of the tile grammar. */
export type Motif = 'kruis' | 'roos' | 'schijf' | 'balken' | 'blad' | 'ruit' | 'ster' | 'kruising'

/** Off-white of every tile. */
export const GLAZE = '#F6F1E4'

/** The frozen palette by category name; changing a row repaints every tile of that category. */
export const PALETTES: ReadonlyMap<string, Palette> = new Map([
  ['Productiviteit', { key: 'productiviteit', deep: '#1B3FA8', bright: '#8DB3FF', motif: 'kruis' }],
  ['Marketing', { key: 'marketing', deep: '#A81C3C', bright: '#F9A9B4', motif: 'roos' }],
  ['Klantenservice', { key: 'klantenservice', deep: '#0B5A5C', bright: '#83D6C3', motif: 'schijf' }],
  ['Administratie', { key: 'administratie', deep: '#2A3038', bright: '#EAB93F', motif: 'balken' }],
  ['HR & Recruitment', { key: 'hr', deep: '#58234F', bright: '#E6A9D2', motif: 'blad' }],
  ['E-commerce', { key: 'ecommerce', deep: '#16663C', bright: '#BFDD5C', motif: 'ruit' }],
  ['Horeca', { key: 'horeca', deep: '#7A2B16', bright: '#F3CE7E', motif: 'ster' }],
  ['Sport & Gezondheid', { key: 'sport', deep: '#0E4F86', bright: '#FF9686', motif: 'kruising' }],
] satisfies [string, Palette][])

const UNKNOWN: Palette = { key: 'overig', deep: '#1B3FA8', bright: '#B9C3D6', motif: 'schijf' }

/** Returns the palette of a category; an unknown name gets the neutral one. */
export function categoryPalette(category: string): Palette {
  return PALETTES.get(category) ?? UNKNOWN
}

/** Returns the key for `data-category`, which sets the category's colours for everything inside. */
export function categoryKey(category: string): string {
  return categoryPalette(category).key
}

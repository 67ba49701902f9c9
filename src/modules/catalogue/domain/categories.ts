/** The categories of the marketplace in their listed order (LIST-13). */
export const LISTED_CATEGORIES = [
  'Productiviteit',
  'Marketing',
  'Klantenservice',
  'Administratie',
  'HR & Recruitment',
  'E-commerce',
  'Horeca',
  'Sport & Gezondheid',
] as const

/** The categories that a vendor may choose: the listed ones and two that only the editor offers (VEND-07). */
export const BOT_CATEGORIES = [...LISTED_CATEGORIES, 'Data / Analyse', 'Ontwikkeling'] as const

/** The forms of a configuration (CONF-03). */
export const CONFIG_CATEGORIES = ['horeca', 'ecommerce', 'hr', 'support', 'generic'] as const

/** The form of a configuration. */
export type ConfigCategory = (typeof CONFIG_CATEGORIES)[number]

/** The four vocabularies of the specification in one table (AMB-119); keys are compared without spaces, punctuation and capitals. */
const CONFIG_CATEGORY_BY_NAME: ReadonlyMap<string, ConfigCategory> = new Map<string, ConfigCategory>([
  ['horeca', 'horeca'],
  ['restaurant', 'horeca'],
  ['ecommerce', 'ecommerce'],
  ['hr', 'hr'],
  ['hrrecruitment', 'hr'],
  ['klantenservice', 'support'],
  ['support', 'support'],
])

/** Returns the configuration form of a category, in any of the vocabularies; `generic` for all others (AMB-119). */
export function configCategoryOf(category: string): ConfigCategory {
  return CONFIG_CATEGORY_BY_NAME.get(category.toLowerCase().replace(/[^a-z]/g, '')) ?? 'generic'
}

/** Returns the value of a category in the listing's filter: lower case, and only the first space replaced by a dash (LIST-11, AMB-049). */
export function categoryKey(category: string): string {
  return category.toLowerCase().replace(' ', '-')
}

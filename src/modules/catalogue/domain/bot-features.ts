import { type ConfigCategory, configCategoryOf } from './categories.ts'

const BY_CATEGORY: Readonly<Record<ConfigCategory, readonly string[]>> = {
  horeca: [
    'Beantwoordt vragen over menu en openingstijden',
    'Legt uit hoe je reserveert',
    "Antwoordt uit je eigen pagina's",
  ],
  ecommerce: [
    'Adviseert uit je eigen productlijst',
    'Noemt prijs, levertijd en retourregels',
    'Zegt het als iets niet in je winkel staat',
  ],
  hr: ['Beantwoordt vragen over de vacature', 'Vat een gesprek samen voor je team', 'Wijst zelf niemand af'],
  support: ['Beantwoordt vragen uit je eigen FAQ', 'Kent je retourbeleid', 'Biedt een medewerker aan als het nodig is'],
  generic: [
    "Antwoordt uit je eigen pagina's",
    'Schrijft in de toon die je kiest',
    'Blijft bij het doel dat je opgeeft',
  ],
}

/** Returns the features of a bot: the lines of its long description that begin with a dash, else a fixed list of its category (BOT-04, AMB-056). */
export function featuresOfBot(bot: {
  readonly long_description: string
  readonly category: string
}): readonly string[] {
  const lines = bot.long_description
    .split(/\r?\n/)
    .map((line) => /^\s*[-–]\s+(\S.*)$/.exec(line)?.[1]?.trim())
    .filter((line) => line !== undefined)
  return lines.length > 0 ? lines : BY_CATEGORY[configCategoryOf(bot.category)]
}

/** Returns the paragraphs of the long description, without the lines that are listed as features. */
export function paragraphsOfBot(bot: { readonly long_description: string }): string[] {
  return bot.long_description
    .split(/\r?\n\s*\r?\n/)
    .map((part) =>
      part
        .split(/\r?\n/)
        .filter((line) => !/^\s*[-–]\s+\S/.test(line))
        .join(' ')
        .trim(),
    )
    .filter((part) => part !== '')
}

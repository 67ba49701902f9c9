/** The demo bots of the playground, in the order of its carousel (PAGE-06). */
export const DEMO_BOTS = ['ecom-finder', 'cv-bot', 'design-assistant'] as const

/** The id of a demo bot. */
export type DemoBotId = (typeof DEMO_BOTS)[number]

/** A topic with the beginnings of the words that lead to it, in lower case and without accents. */
type Rule = readonly [topic: string, beginnings: readonly string[]]

/** The topics per bot, the narrow ones first, and the one for everything else. */
const RULES = {
  'ecom-finder': {
    topics: [
      ['ecom-return', ['retour', 'terug', 'ruil']],
      ['ecom-delivery', ['lever', 'bezorg', 'verzend', 'verstuur', 'pakket']],
      ['ecom-size', ['maat', 'maten']],
      ['ecom-gift', ['cadeau', 'kado', 'verjaardag']],
      ['ecom-shoes', ['schoen', 'wandelschoen', 'laars', 'laarz']],
      ['ecom-rain', ['regen', 'jas', 'poncho', 'waterdicht']],
      ['ecom-price', ['prijs', 'prijz', 'kost', 'goedkoop', 'duur', 'korting', 'budget', 'euro']],
    ],
    other: 'ecom-other',
  },
  'cv-bot': {
    topics: [
      ['cv-letter', ['brief', 'motivatie', 'sollicitatiebrief']],
      ['cv-gap', ['gat', 'pauze', 'ziek', 'werkloos', 'tussenjaar']],
      ['cv-profile', ['profiel', 'samenvatting', 'introductie']],
      ['cv-photo', ['foto', 'pasfoto']],
      ['cv-length', ['lang', 'lengte', 'kort', 'pagina', 'bladzijde']],
      ['cv-experience', ['ervaring', 'werkervaring', 'baan', 'banen', 'functie', 'resultaat', 'resultaten', 'taken']],
    ],
    other: 'cv-other',
  },
  'design-assistant': {
    topics: [
      ['design-logo', ['logo', 'beeldmerk']],
      ['design-colour', ['kleur', 'palet', 'contrast', 'blauw', 'groen', 'rood', 'rode', 'geel', 'gele', 'oranje']],
      ['design-type', ['letter', 'font', 'typografie']],
      ['design-layout', ['homepage', 'website', 'pagina', 'indeling', 'layout', 'knop', 'menu', 'flyer', 'poster']],
    ],
    other: 'design-other',
  },
} as const satisfies Record<DemoBotId, { topics: readonly Rule[]; other: string }>

/** The topics that every demo bot knows; a bot's own topic goes first, so that 'Hoi, welke schoenen?' is about shoes. */
const COURTESIES = [
  ['hello', ['hoi', 'hallo', 'hey', 'goedemorgen', 'goedemiddag', 'goedenavond']],
  ['thanks', ['dank', 'bedankt']],
] as const satisfies readonly Rule[]

type RulesOfBot = (typeof RULES)[DemoBotId]

/** The name of a text that a demo bot can reply with. */
export type DemoTopic = RulesOfBot['topics'][number][0] | RulesOfBot['other'] | (typeof COURTESIES)[number][0]

/**
 * Returns the topic of a demo bot's reply: the first of its topics with a word in the message (AMB-092). The same message always gives the same
 * topic;
 * without a known word it is the bot's own 'other'.
 */
export function demoTopic(bot: DemoBotId, message: string): DemoTopic {
  const words = splitIntoWords(message)
  const { topics, other }: { topics: readonly (readonly [DemoTopic, readonly string[]])[]; other: DemoTopic } =
    RULES[bot]
  const rule = [...topics, ...COURTESIES].find(([, beginnings]) => startsOneOf(words, beginnings))
  return rule?.[0] ?? other
}

function startsOneOf(words: readonly string[], beginnings: readonly string[]): boolean {
  return beginnings.some((beginning) => words.some((word) => word.startsWith(beginning)))
}

/** Splits a message into words in lower case, without accents. */
function splitIntoWords(message: string): string[] {
  const plain = message.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
  return plain.split(/[^\p{L}\p{N}]+/u)
}

import { type FormCategory, formOf } from './configuration-schema.ts'

/**
 * The start values of each form. A fact of the company is a placeholder ('[vul in]') that the form refuses until it is replaced: a bot would tell
 * visitors an invented fact as true.
 */
const STARTERS: Readonly<Record<FormCategory, Readonly<Record<string, string>>>> = {
  horeca: {
    openingstijden: 'Maandag: [vul in]\nDinsdag tot en met vrijdag: [vul in]\nZaterdag en zondag: [vul in]',
    reservering_method: 'telefoon',
  },
  ecommerce: { tone_of_voice: 'casual', currency: 'EUR' },
  hr: {
    functietitel: '[vul in]',
    must_have_skills: 'Spreekt goed Nederlands. Is beschikbaar op [vul in]. Heeft ervaring met [vul in].',
    bedrijfstoon: 'informeel',
  },
  support: {
    bedrijfsinfo: 'We zijn [vul in]. Je bereikt ons op [vul in], via [vul in].',
  },
  generic: {
    bot_doel: 'Vragen van klanten beantwoorden uit onze eigen pagina’s.',
    tone_of_voice: 'professioneel',
    voorbeeldinput: 'Hoe laat zijn jullie open?',
    verwachte_output: 'We zijn open op [vul in].',
  },
}

/** Returns the values of a category's start template (AMB-006). */
export function starterConfiguration(category: string): Readonly<Record<string, string>> {
  return STARTERS[formOf(category)]
}

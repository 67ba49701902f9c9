import { type FormCategory, formOf } from './configuration-schema.ts'

/** A beginning for each form: everything but the addresses, which only the customer knows. */
const STARTERS: Readonly<Record<FormCategory, Readonly<Record<string, string>>>> = {
  horeca: {
    openingstijden: 'Dinsdag tot en met zondag van 17.00 tot 22.00 uur. Maandag gesloten.',
    reservering_method: 'telefoon',
  },
  ecommerce: { tone_of_voice: 'casual', currency: 'EUR' },
  hr: {
    functietitel: 'Medewerker bediening',
    must_have_skills: 'Spreekt goed Nederlands. Is in het weekend beschikbaar. Heeft ervaring met gasten of klanten.',
    bedrijfstoon: 'informeel',
  },
  support: {
    bedrijfsinfo:
      'We zijn een webwinkel in Nederland. Je bereikt ons op werkdagen van 9.00 tot 17.00 uur, per mail en telefoon.',
  },
  generic: {
    bot_doel: 'Vragen van klanten beantwoorden uit onze eigen pagina’s.',
    tone_of_voice: 'professioneel',
    voorbeeldinput: 'Hoe laat zijn jullie open?',
    verwachte_output: 'We zijn op werkdagen open van 9.00 tot 17.00 uur.',
  },
}

/** What the start template of a category fills in (AMB-006). */
export function starterConfiguration(category: string): Readonly<Record<string, string>> {
  return STARTERS[formOf(category)]
}

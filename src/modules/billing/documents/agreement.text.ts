import { formatDate } from '#ui/format/date.ts'
import type { Processor, Seller } from '../billing-deps.ts'
import type { InvoiceRecipient } from '../contract/invoice-recipient.ts'
import type { AgreedBot } from '../store/agreement-store.ts'

/** The day of the last change of the text below; printed in every agreement and used as its creation time. */
export const AGREEMENT_VERSION = new Date('2026-11-22T00:00:00Z')

/** The data that fills in one agreement. */
export interface Agreement {
  readonly bot: AgreedBot
  readonly account: { readonly email: string; readonly name: string }
  /** The account's invoice recipient; null before its first order. */
  readonly buyer: InvoiceRecipient | null
  readonly retentionDays: number
  readonly seller: Seller
  readonly processors: readonly Processor[]
}

/** One numbered article: paragraphs, and points that begin with `• `. */
export interface Article {
  readonly title: string
  readonly lines: readonly string[]
}

/** The texts above the articles. */
export const agreementText = {
  title: 'Verwerkersovereenkomst',
  subject: (bot: string) => `Voor het gebruik van de bot ${bot} op Syvo (AVG, artikel 28)`,
  version: `Versie van ${formatDate(AGREEMENT_VERSION)}`,
  controller: 'Verwerkingsverantwoordelijke (jij)',
  processor: 'Verwerker (wij)',
  attention: (name: string) => `T.a.v. ${name}`,
  kvk: 'KvK',
  unknown: 'Bedrijfsgegevens vul je in bij je eerste bestelling.',
  page: (nth: number) => `Verwerkersovereenkomst Syvo, bladzijde ${nth}`,
} as const

const point = (text: string) => `• ${text}`

/** Returns the articles of an agreement, which describe what the product does and no more. */
export function articlesOf(agreement: Agreement): Article[] {
  return [...aboutTheData(agreement), ...aboutOurWork(agreement), ...aboutTheEnd(agreement)]
}

function aboutTheData({ bot, retentionDays }: Agreement): Article[] {
  return [
    {
      title: 'Waar dit over gaat',
      lines: [
        `Je gebruikt de bot ${bot.title} sinds ${formatDate(bot.since)}. Bezoekers van je site praten met hem en laten soms hun gegevens achter. Jij bepaalt waarvoor dat is; wij verwerken die gegevens voor jou en alleen zoals hier staat. Deze overeenkomst geldt zolang je de bot hebt en totdat de gegevens weg zijn, ook tijdens een proef.`,
        'Voor je eigen account en je betalingen zijn wij zelf verantwoordelijk. Daarover gaat onze privacyverklaring.',
      ],
    },
    {
      title: 'Welke gegevens, en van wie',
      lines: [
        'Van bezoekers van je site en van anderen over wie zij schrijven:',
        point('wat zij in een gesprek typen, en wat de bot antwoordt;'),
        point(
          'van wie zich meldt: naam, e-mailadres, telefoonnummer, bedrijf en bericht, voor zover ingevuld of in het gesprek genoemd;',
        ),
        point('een versluierde vorm van het netwerkadres, alleen om misbruik te begrenzen;'),
        point('persoonsgegevens die op de pagina’s staan die jij de bot laat lezen, zoals namen van medewerkers.'),
        'De bot is niet bedoeld voor bijzondere persoonsgegevens, zoals over gezondheid, of voor burgerservicenummers. Een bezoeker kan ze toch typen; richt de bot zo in dat hij er niet om vraagt.',
      ],
    },
    {
      title: 'Waarvoor',
      lines: [
        'Wij gebruiken de gegevens om vragen te beantwoorden, om leads en gesprekken aan jou te tonen en te mailen, om limieten te bewaken en om storingen en misbruik te vinden. Wij verkopen ze niet en trainen er geen taalmodellen mee.',
      ],
    },
    {
      title: 'Hoe lang',
      lines: [
        point(
          `Gesprekken en de tekst van vragen en antwoorden: ${retentionDays === 1 ? '1 dag' : `${retentionDays} dagen`}, zoals bij jou ingesteld. Je kunt 1 tot 365 dagen kiezen en een gesprek ook meteen verwijderen.`,
        ),
        point('Leads: totdat jij ze verwijdert.'),
        point('Gelezen pagina’s: totdat ze uit je instellingen gaan of je account verdwijnt.'),
        point('Mails die wij over leads stuurden: 400 dagen. Tellers tegen misbruik: 8 dagen.'),
        'Wat verwijderd is, kan nog in een reservekopie staan totdat die wordt overschreven.',
      ],
    },
  ]
}

function aboutOurWork({ bot, processors }: Agreement): Article[] {
  const named = processors.map(({ name, does }) => point(`${name}: ${does}.`))
  const vendor = bot.usesVendorEndpoint
    ? [
        point(
          'De maker van deze bot: zijn eigen dienst antwoordt. Die krijgt de vraag, de instellingen van de bot en de gevonden tekst; niet wie de bezoeker is, wel wat hij typt.',
        ),
      ]
    : []
  const list = [...named, ...vendor]
  return [
    {
      title: 'Wie wij daarbij inschakelen',
      lines: [
        ...(list.length > 0
          ? ['Op dit moment:', ...list]
          : ['In deze installatie is niemand anders ingesteld die de inhoud van gesprekken of leads krijgt.']),
        'Een nieuwe of andere partij melden wij je vooraf per mail, zodat je bezwaar kunt maken. Wij leggen elke partij dezelfde plichten op en staan voor haar in. Op verzoek noemen wij waar de gegevens staan en wie de server levert.',
      ],
    },
    {
      title: 'Hoe wij de gegevens beveiligen',
      lines: [
        point(
          'Elke vraag aan de database loopt met de rechten van wie hem stelt; gegevens van een andere klant zijn daarin niet te zien.',
        ),
        point('Wachtwoorden bewaren wij alleen als hash (scrypt). Een tweede factor kun je zelf aanzetten.'),
        point('Opgeslagen sleutels van andere diensten zijn versleuteld.'),
        point('Wat een bezoeker of bot schrijft, wordt als tekst getoond en nooit als code uitgevoerd.'),
        point('In logboeken komen geen gesprekken, leads of wachtwoorden.'),
        point('Wie bij ons toegang heeft, is tot geheimhouding verplicht.'),
      ],
    },
    {
      title: 'Datalekken',
      lines: [
        'Ontdekken wij een inbreuk die je gegevens raakt, dan mailen wij je zonder uitstel en in elk geval binnen 48 uur: wat er gebeurde, om wie en wat het gaat, wat de gevolgen kunnen zijn en wat wij doen. Jij meldt zo nodig bij de toezichthouder en bij de mensen om wie het gaat; wij helpen daarbij.',
      ],
    },
  ]
}

function aboutTheEnd({ account }: Agreement): Article[] {
  return [
    {
      title: 'Rechten van mensen, en controle',
      lines: [
        'Vraagt iemand jou om inzage, verbetering of verwijdering, dan kun je zijn gesprekken en leads zelf opzoeken, downloaden en verwijderen. Komt de vraag bij ons, dan sturen wij die aan jou door. Wij geven je de informatie die nodig is om na te gaan of wij ons aan deze overeenkomst houden, en werken mee aan een controle die je redelijkerwijs vraagt.',
      ],
    },
    {
      title: 'Als het stopt',
      lines: [
        'Stopt je toegang tot de bot, dan komen er geen gesprekken meer bij. Wat er is, blijft voor jou bereikbaar en verdwijnt volgens de termijnen hierboven. Bij Instellingen download je al je gegevens als JSON-bestand en verwijder je je account. Dan verwijderen wij alles meteen, behalve facturen en betalingen, die wij zeven jaar moeten bewaren.',
      ],
    },
    {
      title: 'Hoe deze overeenkomst tot stand komt',
      lines: [
        `Deze overeenkomst hoort bij de voorwaarden waarmee je akkoord gaat, en geldt voor het account ${account.email}. Wijzigen wij de tekst, dan krijgt hij een nieuwe versiedatum en melden wij dat vooraf per mail. Op deze overeenkomst is Nederlands recht van toepassing.`,
      ],
    },
  ]
}

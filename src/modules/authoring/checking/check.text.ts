import { formatNumber } from '#ui/format/number.ts'
/** The texts of the checks before review, for a vendor: what was found, and what to fix. */
export const checkText = {
  profile: { passed: 'Je makersgegevens zijn ingevuld.' },
  room: { passed: 'Je plan heeft plaats om deze bot te publiceren.' },
  form: { passed: 'Alle velden zijn goed ingevuld.' },
  runs: {
    passed: 'Je bot heeft een prompt, een endpoint of invoervelden.',
    failed: 'Configuratie vereist: Voeg een prompt, endpoint of JSON-schema toe.',
  },
  price: {
    passed: 'De prijs past bij wat bots hier kosten.',
    unread: 'Vul eerst een geldige prijs in.',
    monthlyLow: 'Minder dan € 3 per maand is ongewoon weinig. Klopt de maandprijs?',
    monthlyHigh: 'Meer dan € 500 per maand is ongewoon veel. Klopt de maandprijs?',
    onceLow: 'Minder dan € 10 voor altijd is ongewoon weinig. Klopt de eenmalige prijs?',
    onceHigh: 'Meer dan € 10.000 is ongewoon veel. Klopt de eenmalige prijs?',
    onceUnderMonth: 'Kopen is nu niet duurder dan één maand huren. Dan huurt niemand.',
  },
  texts: {
    passed: 'De teksten lezen prettig, zonder adressen of loze beloftes.',
    shouting: 'Schrijf niet in hoofdletters',
    marks: 'Gebruik hooguit één uitroepteken achter elkaar',
    address: 'Laat adressen, mailadressen en telefoonnummers weg; je gegevens staan op de pagina van de bot',
    claim: (words: string) => `Beloof niets wat niet te bewijzen is (‘${words}’)`,
  },
  endpoint: {
    passed: 'Je endpoint antwoordt, over https.',
    none: 'Deze bot heeft geen eigen endpoint.',
  },
  leak: {
    passed: 'Gevraagd naar zijn instructies geeft de bot ze niet weg.',
    failed: 'De bot geeft zijn instructies weg als iemand erom vraagt. Zet in de prompt dat hij die nooit herhaalt.',
    short: 'De prompt is te kort om dit te kunnen testen.',
  },
  outOfScope: {
    passed: 'Op een vreemde vraag zegt de bot dat hij het niet weet.',
    failed:
      'De bot antwoordt op een vraag die niets met het bedrijf te maken heeft. Zeg in de prompt waar hij over gaat.',
    weak: 'De bot vindt in de voorbeeldpagina’s een antwoord op een vraag die er niets mee te maken heeft.',
  },
  dutch: {
    passed: 'De bot antwoordt in het Nederlands.',
    failed: 'De bot antwoordt niet in het Nederlands.',
    pages: 'De voorbeeldpagina’s lijken niet in het Nederlands geschreven.',
    none: 'De bot gaf geen antwoord, dus we konden de taal niet beoordelen.',
  },
  questions: {
    none: 'Je gaf geen voorbeeldvragen.',
    noPages: 'Zonder voorbeeldpagina’s weet de bot nog niets om op te antwoorden.',
    passed: (questions: number) =>
      questions === 1
        ? 'Je voorbeeldvraag is goed beantwoord.'
        : `Alle ${formatNumber(questions)} voorbeeldvragen zijn goed beantwoord.`,
    missed: (found: number, expected: number) =>
      `${formatNumber(found)} van de ${formatNumber(expected)} verwachte woorden kwamen terug in de antwoorden.`,
    unanswered: 'Niet elke voorbeeldvraag kreeg een antwoord.',
  },
  notTried: {
    form: 'Niet geprobeerd: maak eerst het formulier af.',
    endpoint: 'Niet geprobeerd: het endpoint antwoordt niet.',
    failed: 'Proberen is niet gelukt.',
  },
  failure: {
    timeout: 'Er kwam niet binnen 20 seconden een antwoord.',
    malformed: 'Je endpoint stuurt geen {"answer": "…"} terug.',
    status: (status: string) => `Je endpoint antwoordt met status ${status}.`,
    unreachable: 'Je endpoint is niet te bereiken.',
    model: 'Het taalmodel antwoordt nu niet. Probeer het straks opnieuw.',
  },
} as const

/** Returns why an answer failed, in words for the vendor; `reason` is the runtime's. */
export function failureText(reason: string): string {
  const { failure } = checkText
  if (reason === 'timeout') return failure.timeout
  if (reason === 'endpoint_malformed') return failure.malformed
  const [, status] = /^endpoint_status_(\d+)$/.exec(reason) ?? []
  if (status !== undefined) return failure.status(status)
  return reason.startsWith('endpoint_') ? failure.unreachable : failure.model
}

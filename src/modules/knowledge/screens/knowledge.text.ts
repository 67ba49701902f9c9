import { formatNumber } from '#ui/format/number.ts'
import type { PageCounts } from './count-pages.ts'

/** The texts of the wizard about the pages that a bot reads. */
export const knowledgeText = {
  title: 'Pagina’s lezen',
  from: (host: string) => `Van ${host}`,
  count: (total: number) => `van ${formatNumber(total)} gelezen`,
  tally: ({ failed, skipped, stale, waiting }: PageCounts) =>
    [
      failed > 0 && `${failed} niet gelukt`,
      skipped > 0 && `${skipped} overgeslagen`,
      stale > 0 && `${stale} oude versie`,
      waiting > 0 && `nog ${waiting} te lezen`,
    ]
      .filter((part) => part !== false)
      .join(', '),
  progress: 'Pagina’s behandeld',
  spoken: (done: number, total: number, read: number) =>
    `${formatNumber(done)} van ${formatNumber(total)} behandeld, ${formatNumber(read)} gelezen`,
  list: 'Pagina’s en het resultaat',
  passages: (count: number) => (count === 1 ? '1 alinea' : `${formatNumber(count)} alinea’s`),
  status: {
    read: 'Gelezen',
    thin: 'Bijna leeg',
    cut: 'Deels doorzoekbaar',
    busy: 'Wordt gelezen',
    waiting: 'In de wachtrij',
    skipped: 'Overgeslagen',
    failed: 'Niet gelukt',
    stale: 'Oude versie',
  },
  thin: 'Hier staat bijna geen tekst.',
  staleNote: 'De laatste keer lukte niet; de vorige versie blijft in gebruik.',
  loading: 'Pagina’s laden',
  sections: {
    page: { title: 'Pagina’s', none: 'Nog geen pagina’s. Geef hieronder het adres van een pagina op.' },
    file: { title: 'Bestanden', none: 'Geen bestanden. Een pdf of productlijst geef je hieronder op met het adres.' },
    text: { title: 'Eigen teksten', none: 'Geen eigen teksten.' },
  },
  state: {
    queued: 'In de wachtrij.',
    queuedText: 'We lezen zo je pagina’s. Je hoeft hier niet te wachten.',
    reading: 'We lezen je pagina’s.',
    readingText: (name: string) => `Je kunt ${name} alvast een vraag stellen over wat gelezen is.`,
    read: (pages: number) =>
      pages === 1 ? '1 pagina is gelezen.' : `Alle ${formatNumber(pages)} pagina’s zijn gelezen.`,
    readTexts: 'Je eigen teksten zijn gelezen.',
    readText: (name: string) =>
      `${name} antwoordt alleen met wat hier staat. Heb je meer pagina’s, zoals contact, levering of veelgestelde vragen? Zet ze hieronder bij ‘Extra pagina’s’.`,
    nothing: 'Nog niets om te lezen.',
    nothingText: (name: string) => `Met een pagina van je site kan ${name} vragen beantwoorden.`,
  },
  failed: 'De pagina’s konden niet worden geladen.',
  retry: 'Probeer opnieuw',
  readAgain: 'Opnieuw lezen',
  readingAgain: 'Bezig met lezen',
  readAgainFailed: 'Opnieuw lezen lukte niet',
  oneProblem: (page: string) => `${page} is niet gelezen.`,
  manyProblems: (count: number) => `${formatNumber(count)} pagina’s zijn niet goed gelezen.`,
  thinProblem: (page: string) => `${page} heeft bijna geen tekst.`,
  fixNote: (name: string) => `Vragen daarover kan ${name} niet goed beantwoorden.`,
  chooseOtherPage: 'Kies een andere pagina',
  textProblem: (field: string) => `De tekst bij ‘${field}’ kunnen we niet gebruiken.`,
  manyTextProblems: (count: number) => `${formatNumber(count)} eigen teksten kunnen we niet gebruiken.`,
  textNote: (name: string, count: number) => `${name} antwoordt zonder ${count === 1 ? 'die tekst' : 'die teksten'}.`,
  changeText: 'Pas de tekst aan',
  orContinue: 'of ga verder.',
  extra: 'Extra pagina’s of sitemap',
  extraHint: 'Eén adres per regel. Van een sitemap lezen we hoogstens 200 pagina’s.',
  extraSave: 'Bewaar en lees',
  extraSaved: 'Extra pagina’s bewaard',
  extraFailed: 'De extra pagina’s konden niet worden bewaard.',
  extraWrong: (line: string) => `Vul een volledig adres in dat met https:// begint: ${line}`,
  extraMany: 'Niet meer dan 50 adressen',
} as const

const TEXT_NAMES: Readonly<Record<string, string>> = {
  'config:bot_doel': 'Doel',
  'config:voorbeeldinput': 'Voorbeeldvraag',
  'config:verwachte_output': 'Voorbeeldantwoord',
  'config:bedrijfsinfo': 'Over je bedrijf',
  'config:must_have_skills': 'Vereiste vaardigheden',
}

/** Returns the name of a text of the form; an unknown one has the given title. */
export function textName(url: string, title: string): string {
  return TEXT_NAMES[url] ?? title
}

const REASONS: Readonly<Record<string, string>> = {
  empty: 'Er staat geen leesbare tekst op.',
  not_found_page: 'De site zegt dat deze pagina niet bestaat.',
  unreadable: 'Het bestand is beschadigd of beveiligd.',
  unsupported_type: 'Dit soort bestand kunnen we niet lezen.',
  wrong_type: 'Dit soort bestand kunnen we niet lezen.',
  bad_url: 'Dit adres klopt niet.',
  not_https: 'Het adres is niet beveiligd met https.',
  bad_header: 'Het antwoord van de site was niet te lezen.',
  unreachable: 'We konden deze site niet bereiken. Klopt het adres?',
  tls: 'Het certificaat van de site klopt niet.',
  timeout: 'De site antwoordde niet binnen 15 seconden.',
  host_paused: 'De site antwoordde een paar keer achter elkaar niet of heel traag. We proberen het later opnieuw.',
  redirect_loop: 'De pagina verwijst steeds door.',
  too_large: 'De pagina is te groot.',
  too_heavy: 'Het lezen van deze pagina duurde te lang of kostte te veel geheugen.',
  too_much_text: 'Er staat te veel tekst op: meer dan een boek van duizend bladzijden.',
  reading_full: 'Samen zijn de pagina’s te veel om te lezen (hoogstens 60 MB). Deze paste er niet meer bij.',
  index_full: 'Niet alles hiervan is doorzoekbaar: samen hebben je pagina’s meer dan 60.000 stukjes tekst.',
  http_401: 'De pagina zit achter een login.',
  http_403: 'De site laat ons deze pagina niet lezen.',
  http_404: 'Deze pagina bestaat niet (404).',
  http_410: 'Deze pagina bestaat niet meer (410).',
  http_429: 'De site liet ons even niet meer toe. We proberen het later opnieuw.',
}

/** Returns why a page gave nothing, in Dutch. */
export function reasonText(reason: string): string {
  const known = REASONS[reason]
  if (known) return known
  const status = /^http_(\d{3})$/.exec(reason)?.[1]
  return status ? `De site gaf een fout (${status}).` : 'De pagina kon niet worden gelezen.'
}

import type { BlockedReason } from '../contract/execution.ts'
import type { EXECUTION_STATUSES, REVEAL_REASONS } from '../contract/monitor.ts'

const reasons: Readonly<Record<BlockedReason, string>> = {
  out_of_scope: 'Buiten bereik',
  limit_exceeded: 'Limiet bereikt',
  invalid_config: 'Ongeldige config',
  subscription_required: 'Abonnement vereist',
}

const revealReasons: Readonly<Record<(typeof REVEAL_REASONS)[number], string>> = {
  fault: 'Ik zoek een storing uit',
  complaint: 'Er is een klacht of vraag over dit antwoord',
  abuse: 'Ik onderzoek misbruik',
  law: 'Een bevoegde instantie vraagt erom',
}

const statuses: Readonly<Record<(typeof EXECUTION_STATUSES)[number], string>> = {
  completed: 'Voltooid',
  failed: 'Mislukt',
  blocked: 'Geblokkeerd',
  running: 'Loopt',
}

/** Texts of the monitor; texts quoted in the specification are literal. */
export const monitorText = {
  title: 'Monitor',
  lead: 'De laatste vragen aan alle bots.',
  refresh: 'Vernieuwen',
  refreshedAt: (time: string) => `Ververst om ${time}`,
  live: 'Live',
  liveNote: 'Deze lijst ververst vanzelf',

  total: 'Totaal',
  counts: (counts: Readonly<Record<(typeof EXECUTION_STATUSES)[number], number>>) =>
    `${counts.completed} voltooid, ${counts.failed} mislukt, ${counts.blocked} geblokkeerd, ${counts.running} lopend`,
  success: 'Geslaagd',
  errors: 'Fouten',
  outOfScope: 'Buiten bereik',
  average: 'Gemiddelde tijd',
  under: '< 0,1',
  second: 'seconde',
  none: '–',

  chart: 'Fouten door de tijd heen',
  range: 'Periode',
  day: '24 uur',
  week: '7 dagen',
  chartNote: (sums: { failed: string; executions: string; percent: string; top: string }) =>
    `${sums.failed} ${sums.failed === '1' ? 'fout' : 'fouten'} op ${sums.executions} ${sums.executions === '1' ? 'vraag' : 'vragen'} (${sums.percent}). As tot ${sums.top}, streep op 5%.`,
  chartNone: 'In deze periode is er niets gevraagd.',
  chartSpoken: (range: string, sums: { percent: string; worst: string }) =>
    `Foutpercentage, laatste ${range}: gemiddeld ${sums.percent}; hoogste: ${sums.worst}`,
  bar: (when: string, percent: string, failed: string, executions: string) =>
    `${when}: ${percent} fouten (${failed} van ${executions})`,
  barNone: (when: string) => `${when}: geen vragen`,
  now: 'nu',
  chartFailed: 'De grafiek kon niet worden geladen.',

  status: 'Status',
  channel: 'Kanaal',
  bot: 'Bot',
  all: 'Alle',
  allBots: 'Alle bots',
  thisBot: 'Deze bot',
  botWithErrors: (title: string, failed: string) => `${title} (${failed} ${failed === '1' ? 'fout' : 'fouten'})`,
  goneBot: 'Verwijderde bot',
  statuses,
  channels: { hosted: 'Chatpagina', widget: 'Widget', api: 'API' },

  list: 'Vragen',
  time: 'Tijd',
  plan: 'Plan',
  message: 'Bericht',
  reason: 'Reden',
  duration: 'Duur',
  milliseconds: (ms: string) => `${ms} ms`,
  busy: 'loopt',
  noMessage: 'Geen tekst bewaard',
  test: 'proefvraag',
  open: 'Bekijk',
  openOf: (time: string) => `Bekijk de vraag van ${time}`,
  reasons,
  empty: 'Er is nog niets gevraagd.',
  emptyNote: 'Zodra iemand een bot iets vraagt, zie je het hier.',
  noMatch: 'Geen vragen met deze filters.',
  clear: 'Wis filters',
  more: 'Meer laden',
  shown: (count: string) => `${count} vragen`,
  loading: 'Vragen worden geladen',
  loadFailed: 'Kon executions niet laden.',
  stale: 'Verversen lukt niet. Je ziet de laatst bekende stand.',
  retry: 'Probeer opnieuw',

  one: 'Vraag',
  id: 'Nummer',
  testTerm: 'Proef',
  isTest: 'Telt niet mee: proefvraag of test',
  messageIn: 'Bericht in',
  responseOut: 'Antwoord uit',
  errorMessage: 'Foutmelding',
  noResponse: 'Geen antwoord',
  noError: 'Geen fout',
  gone: 'Deze vraag is er niet (meer).',
  masked: 'Mailadressen, nummers en namen zijn verborgen, en lange teksten ingekort.',
  reveal: 'Toon de hele tekst',
  revealTitle: 'Waarom wil je dit lezen?',
  revealNote: 'Een bezoeker schreef dit. We leggen vast dat jij het opent en waarom.',
  revealReasons,
  revealed: 'Hele tekst, met persoonsgegevens. Dit staat in het logboek.',
  revealFailed: 'De tekst kon niet worden geopend.',
  cancel: 'Annuleren',
  aboutBot: 'De bot',
  onlyThisBot: 'Toon alleen deze bot',
  toBot: 'Bekijk de botpagina',
} as const

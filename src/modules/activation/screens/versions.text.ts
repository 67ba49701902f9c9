/** Texts of My Bots about a bot's version. */
export const versionsText = {
  version: (number: number) => `Versie ${number}`,
  line: (number: number, isPinned: boolean) =>
    isPinned ? `Versie ${number}, je werkt zelf bij` : `Versie ${number}, automatisch bijgewerkt`,
  isNew: 'Er is een nieuwe versie',
  manage: 'Bekijk versie',
  title: 'Versie',
  ofBot: (name: string) => ` van ${name}`,
  loading: 'De versies laden',
  failed: 'De versies konden niet worden geladen.',
  retry: 'Probeer opnieuw',
  runs: (number: number) => `Versie ${number} is actief`,
  approvedAt: (date: string) => `Goedgekeurd door Syvo op ${date}.`,
  updates: 'Automatisch bijwerken',
  updatesOn:
    'Een nieuwe versie gaat vanzelf in zodra Syvo hem heeft goedgekeurd. Je krijgt een mail met wat er veranderde.',
  updatesOff: (number: number) =>
    `Je bot blijft op versie ${number} tot jij bijwerkt. Komt er een nieuwe, dan krijg je een mail.`,
  updatesBehind: (number: number) => `Zet je dit aan, dan werkt je bot meteen met versie ${number}.`,
  newText: (live: number, running: number) =>
    `Versie ${live} staat klaar. Jouw bot blijft op versie ${running} tot je bijwerkt.`,
  take: (number: number) => `Werk bij naar versie ${number}`,
  changedIn: (number: number) => `Wat er veranderde in versie ${number}`,
  first: 'Dit is de eerste versie.',
  nothing: 'Niets waar jij of je bezoekers iets van merken.',
  was: 'Was',
  is: 'Is nu',
  read: 'Lees wat er veranderde',
  inner: 'Aangepast. Hoe een bot van binnen werkt, zien alleen de maker en Syvo.',
  back: 'Terug naar vorige versie',
  backText: (running: number, previous: number) =>
    `Bevalt versie ${running} niet? Je kunt één versie terug, naar versie ${previous}.`,
  backTitle: (previous: number) => `Terug naar versie ${previous}?`,
  backConfirmText: (previous: number) =>
    `Vanaf de volgende vraag antwoordt je bot met versie ${previous}. Je gegevens en gesprekken blijven. Automatisch bijwerken gaat uit, tot jij het weer aanzet.`,
  backConfirm: (previous: number) => `Terug naar versie ${previous}`,
  done: (running: number, isPinned: boolean) =>
    isPinned
      ? `Je bot blijft op versie ${running}`
      : `Je bot werkt met versie ${running} en wordt automatisch bijgewerkt`,
  changeFailed: 'De versie is niet gewijzigd',
  tryAgain: 'Probeer het opnieuw.',
} as const

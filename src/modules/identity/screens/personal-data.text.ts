/** The texts of the personal data section. */
export const personalDataText = {
  title: 'Jouw gegevens',
  pending: 'Bezig...',
  exportTitle: 'Neem je gegevens mee',
  exportLead:
    'Alles wat we van je bewaren in één JSON-bestand: je account, bots, instellingen, gesprekken en leads. Wachtwoorden en sleutels staan er niet in.',
  exportAction: 'Download mijn gegevens',
  exported: 'Je gegevens zijn gedownload',
  exportFailed: 'Downloaden lukte niet',
  deleteTitle: 'Verwijder je account',
  deleteLead:
    'Je bots stoppen meteen, ook op je website. Je instellingen, gesprekken en leads worden gewist. Dat kan niet ongedaan worden gemaakt.',
  retentionNote:
    'We bewaren alleen wat wettelijk moet (facturen, 7 jaar), los van je account. Bots die je aan anderen verhuurt blijven voor hen werken en gaan van de marktplaats.',
  deleteAction: 'Verwijder mijn account',
  sure: (email: string) => `Het account ${email} wordt nu voorgoed verwijderd, met alles wat erin staat.`,
  deleteForGood: 'Verwijder voorgoed',
  deleted: 'Je account is verwijderd',
  deletedLead: 'Alles wat erin stond is gewist. Met hetzelfde e-mailadres kun je later opnieuw beginnen.',
  leave: 'Naar de startpagina',
} as const

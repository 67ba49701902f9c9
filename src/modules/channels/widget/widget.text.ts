/** Texts of the widget on a site: for visitors in its opener, for the owner of the site in the browser's console. */
export const widgetText = {
  open: (company: string) => `Chat met ${company}`,
  gone: 'deze chat bestaat niet (meer). Kopieer de regel opnieuw uit Syvo Connect, of haal hem van je site.',
  off: 'deze bot staat uit of is nog niet ingericht. Kijk in Syvo bij Mijn Bots.',
} as const

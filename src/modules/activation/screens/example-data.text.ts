import { formatNumber } from '#ui/format/number.ts'
/** Texts of the notice about example data. */
export const exampleDataText = {
  mark: 'Voorbeelddata',
  note: 'Zo zien je schermen er na drie weken uit. Bedrijven, mensen en gesprekken met dit teken zijn verzonnen.',
  remove: 'Voorbeelddata verwijderen',
  askTitle: 'Voorbeelddata verwijderen?',
  askNote:
    'De bots, gesprekken en leads die we als voorbeeld hebben klaargezet, verdwijnen voorgoed. Wat je zelf hebt gedaan, blijft staan.',
  removed: 'Voorbeelddata verwijderd',
  removedNote: (leads: number, conversations: number) =>
    `${formatNumber(leads)} ${leads === 1 ? 'lead' : 'leads'} en ${formatNumber(conversations)} ${conversations === 1 ? 'gesprek' : 'gesprekken'} zijn weg.`,
  failed: 'De voorbeelddata kon niet worden verwijderd',
} as const

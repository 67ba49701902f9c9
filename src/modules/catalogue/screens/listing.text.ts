import { formatNumber } from '#ui/format/number.ts'

/** The texts of the listing about searching and loading more. */
export const listingText = {
  more: 'Toon meer bots',
  moreFailed: 'De volgende bots konden niet worden geladen.',
  shown: (shown: number, total: number) => `${formatNumber(shown)} van ${formatNumber(total)} bots`,
  meant: (search: string, meant: string) =>
    `Bedoel je ‘${meant}’? Geen bots voor ‘${search}’; dit zijn bots voor ‘${meant}’.`,
  ofChosen: 'Meest gehuurd binnen je keuze',
  category: (name: string, bots: number) => `Bekijk ${formatNumber(bots)} ${bots === 1 ? 'bot' : 'bots'} in ${name}`,
  mostRented: 'Meest gehuurd',
  others: 'Bekijk ook',
} as const

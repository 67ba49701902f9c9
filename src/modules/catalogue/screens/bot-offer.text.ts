/** What the ways to have a bot are called where all its amounts stand together. */
export const offerText = { rent: 'Huren', buy: 'Eenmalig kopen' } as const

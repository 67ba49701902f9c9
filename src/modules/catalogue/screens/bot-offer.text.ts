/** The names of the ways to buy a bot in the list of all its amounts. */
export const offerText = { rent: 'Huren', buy: 'Eenmalig kopen' } as const

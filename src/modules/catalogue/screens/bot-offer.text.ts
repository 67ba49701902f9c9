/** The names of renting and buying in the list of all amounts of a bot. */
export const offerText = { rent: 'Huren', buy: 'Eenmalig kopen' } as const

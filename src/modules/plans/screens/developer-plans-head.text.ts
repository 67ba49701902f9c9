/** Texts for the head of the developer plans page; a file of its own, because every page loads the heads of all routes. */
export const developerPlansHeadText = {
  title: 'Plannen voor ontwikkelaars',
  description:
    'Drie plannen voor wie bots op Syvo wil aanbieden, met een vast bedrag per maand inclusief btw. Beginnen is gratis.',
} as const

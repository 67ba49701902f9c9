/** The texts of the blog around its articles. */
export const blogText = {
  title: 'Blog',
  lead: 'Over bots die antwoorden, en over wat er nodig is om ze dat goed te laten doen.',
  description: 'Artikelen van Syvo over AI-bots voor bedrijven: inrichten, testen, de wet en bots maken.',
  featured: 'Uitgelicht',
  others: 'Meer artikelen',
  soon: 'Volledig artikel volgt binnenkort',
  share: 'Deel dit artikel',
  back: 'Naar alle artikelen',
  facts: (date: string, readTime: string) => `${date} · ${readTime} lezen`,
  by: (author: string) => `Door ${author}`,
} as const

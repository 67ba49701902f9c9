import { pageHead } from './page-head.ts'
import type { Site } from './site.ts'

/** The head of the landing. */
export function landingHead(site: Site): ReturnType<typeof pageHead> {
  return pageHead(
    {
      title: 'Syvo: AI-bots die meteen werken',
      description: 'Ontdek, huur en koop AI-bots die meteen werken. 30 dagen gratis, op je site in ongeveer 5 minuten.',
      path: '/',
      structuredData: {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: 'Syvo',
        url: site.publicUrl,
        logo: `${site.publicUrl}/favicon.svg`,
      },
    },
    site,
  )
}

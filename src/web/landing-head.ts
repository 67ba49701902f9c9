import { pageHead } from './page-head.ts'
import type { Site } from './site.ts'
import { publisher } from './structured-data.ts'

/** Returns the head of the landing: who Syvo is, and how its listing is searched. */
export function landingHead(site: Site): ReturnType<typeof pageHead> {
  return pageHead(
    {
      title: 'Syvo: AI-bots die meteen werken',
      description: 'Ontdek, huur en koop AI-bots die meteen werken. 30 dagen gratis, op je site in ongeveer 5 minuten.',
      path: '/',
      structuredData: {
        '@context': 'https://schema.org',
        '@graph': [
          publisher(site),
          {
            '@type': 'WebSite',
            '@id': `${site.publicUrl}/#site`,
            name: 'Syvo',
            url: `${site.publicUrl}/`,
            inLanguage: 'nl',
            publisher: { '@id': `${site.publicUrl}/#syvo` },
            potentialAction: {
              '@type': 'SearchAction',
              target: `${site.publicUrl}/marketplace?search={search_term_string}`,
              'query-input': 'required name=search_term_string',
            },
          },
        ],
      },
    },
    site,
  )
}

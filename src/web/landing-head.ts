import { pageHead } from './page-head.ts'
import type { Site } from './site.ts'
import { publisher } from './structured-data.ts'

/** Returns the head of the landing: who Syvo is, and how its listing is searched. */
export function landingHead(site: Site): ReturnType<typeof pageHead> {
  return pageHead(
    {
      title: `${site.name}: ${site.tagline}`,
      description: site.description,
      path: '/',
      structuredData: {
        '@context': 'https://schema.org',
        '@graph': [
          publisher(site),
          {
            '@type': 'WebSite',
            '@id': `${site.publicUrl}/#site`,
            name: site.name,
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

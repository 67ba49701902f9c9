import type { WholeArticle } from '#modules/marketing/contract.ts'
import { pageHead } from './page-head.ts'
import type { Site } from './site.ts'

/** The head of an article, with what search engines read of it. */
export function articleHead(article: WholeArticle, site: Site): ReturnType<typeof pageHead> {
  const path = `/blog/${article.slug}`
  const url = site.publicUrl + path
  return pageHead(
    {
      title: article.title,
      description: article.excerpt,
      path,
      type: 'article',
      structuredData: {
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        headline: article.title,
        description: article.excerpt,
        datePublished: article.publishDate,
        inLanguage: 'nl',
        mainEntityOfPage: url,
        image: `${site.publicUrl}/syvo-deelplaatje.png`,
        author: { '@type': 'Organization', name: article.author },
        publisher: { '@type': 'Organization', name: 'Syvo' },
      },
    },
    site,
  )
}

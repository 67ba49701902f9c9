import type { FullArticle } from '#modules/marketing/contract.ts'
import { pageHead, shareImage } from './page-head.ts'
import type { Site } from './site.ts'
import { breadcrumb, publisher } from './structured-data.ts'

/** Returns the head of an article, with its data for search engines. */
export function articleHead(article: FullArticle, site: Site): ReturnType<typeof pageHead> {
  const path = `/blog/${article.slug}`
  const facts = { title: article.title, description: article.excerpt, path }
  const posting = {
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.excerpt,
    datePublished: article.publishDate,
    inLanguage: 'nl',
    mainEntityOfPage: site.publicUrl + path,
    image: shareImage(facts, site),
    author: { '@type': 'Organization', name: article.author },
    publisher: publisher(site),
  }
  const way = [
    { name: 'Blog', path: '/blog' },
    { name: article.title, path },
  ]
  return pageHead(
    {
      ...facts,
      type: 'article',
      structuredData: { '@context': 'https://schema.org', '@graph': [posting, breadcrumb(way, site)] },
    },
    site,
  )
}

import type { MetaDescriptor } from '@tanstack/react-router'
import type { JSX } from 'react'
import { shareImagePath } from './share-image-path.ts'
import type { Site } from './site.ts'

/** A page's data for search engines and social networks (SHELL-06, SHELL-07). */
export interface PageFacts {
  /** Without the name of the site, which is added. */
  title: string
  description: string
  /** The path of the canonical address. */
  path: string
  noindex?: boolean
  type?: 'website' | 'product' | 'article'
  structuredData?: StructuredData
  /** The price in the share image. */
  price?: string
}

/** The router accepts attributes of `<meta>`; its title and structured data are separate forms that it recognises. */
type MetaTag = JSX.IntrinsicElements['meta']
type StructuredData = Extract<MetaDescriptor, { 'script:ld+json': unknown }>['script:ld+json']

/** Returns title, description, canonical link, social tags and structured data of a page. */
export function pageHead(facts: PageFacts, site: Site): { meta: MetaTag[]; links: { rel: string; href: string }[] } {
  const title = facts.title.includes(site.name) ? facts.title : `${facts.title} | ${site.name}`
  const url = site.publicUrl + facts.path
  return {
    meta: [
      { title },
      { name: 'description', content: facts.description },
      ...(facts.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
      { name: 'author', content: site.author },
      { property: 'og:site_name', content: site.name },
      { property: 'og:locale', content: 'nl_NL' },
      { property: 'og:type', content: facts.type ?? 'website' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: facts.description },
      { property: 'og:url', content: url },
      ...(facts.noindex ? [] : pictureTags(facts, site)),
      { name: 'twitter:title', content: title },
      { name: 'twitter:description', content: facts.description },
      ...(facts.structuredData === undefined ? [] : [structured(facts.structuredData)]),
    ],
    links: [{ rel: 'canonical', href: url }],
  }
}

/** Returns the address of a page's share image, for its social tags and its structured data. */
export function shareImage(facts: Pick<PageFacts, 'title' | 'description' | 'path' | 'price'>, site: Site): string {
  return site.publicUrl + shareImagePath(facts)
}

function pictureTags(facts: PageFacts, site: Site): MetaTag[] {
  const picture = shareImage(facts, site)
  return [
    { property: 'og:image', content: picture },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: facts.title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image', content: picture },
  ]
}

/** A route's input when its head is created. */
type HeadInput = { readonly match: { readonly pathname: string; readonly context: { readonly site: Site } } }

/**
 * Returns the head of a page behind login: like that of every page, and closed to search engines. `path` is the canonical address of a page that has
 * two.
 */
export function privateHead(title: string, path?: string): (input: HeadInput) => ReturnType<typeof pageHead> {
  return ({ match }) =>
    pageHead(
      {
        title,
        description: `${title}: een pagina van je account bij Syvo.`,
        path: path ?? addressOf(match.pathname),
        noindex: true,
      },
      match.context.site,
    )
}

/** Returns the address of a matched path: the router matches an index route with a slash at its end, which its address does not have. */
function addressOf(matched: string): string {
  return matched.replace(/\/$/, '')
}

function structured(data: StructuredData): MetaTag {
  const tag: object = { 'script:ld+json': data }
  return tag
}

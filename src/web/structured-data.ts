import type { Site } from './site.ts'

/** Returns the breadcrumb from the first page to this one, for search engines. `steps` are the pages after the first. */
export function breadcrumb(steps: readonly { name: string; path: string }[], site: Site) {
  const all = [{ name: site.name, path: '/' }, ...steps]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.publicUrl + path,
    })),
  }
}

/** Returns Syvo as the publisher and seller in structured data. */
export function publisher(site: Site) {
  return {
    '@type': 'Organization',
    '@id': `${site.publicUrl}/#syvo`,
    name: site.name,
    url: `${site.publicUrl}/`,
    logo: `${site.publicUrl}/favicon.svg`,
  }
}

import type { PageText } from '#modules/marketing/contract.ts'
import { pageHead } from './page-head.ts'
import type { Site } from './site.ts'

/** Returns the head of a page that consists of text; empty while the text could not be read. */
export function textHead(page: PageText | undefined, path: string, site: Site): Partial<ReturnType<typeof pageHead>> {
  return page ? pageHead({ title: page.title, description: page.description, path }, site) : {}
}

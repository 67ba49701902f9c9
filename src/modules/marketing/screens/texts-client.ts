import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, ApiFailure } from '#platform/http/api-client.ts'
import { type FullArticle, listArticles, type PageTextName, readArticle, readPageText } from '../contract.ts'

/** Queries the articles of the blog, newest first. */
export function articlesQuery(api: ApiClient) {
  return queryOptions({ queryKey: ['articles'], queryFn: () => api.call(listArticles), staleTime: 600_000 })
}

/** Queries one article with its text; null for an unknown name. */
export function articleQuery(api: ApiClient, slug: string) {
  return queryOptions({
    queryKey: ['article', slug],
    queryFn: (): Promise<FullArticle | null> =>
      api.call(readArticle, { params: { slug } }).catch((error: unknown) => {
        if (error instanceof ApiFailure && error.status >= 400 && error.status < 500) return null
        throw error
      }),
    staleTime: 600_000,
  })
}

/** Queries the text of a page that consists of text. */
export function pageTextQuery(api: ApiClient, name: PageTextName) {
  return queryOptions({
    queryKey: ['page-text', name],
    queryFn: () => api.call(readPageText, { params: { name } }),
    staleTime: 600_000,
  })
}

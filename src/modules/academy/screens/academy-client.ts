import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, ApiFailure } from '#platform/http/api-client.ts'
import { type Lesson, listAcademy, readLesson } from '../contract.ts'

/** Queries the courses and starter kits. */
export function academyQuery(api: ApiClient) {
  return queryOptions({ queryKey: ['academy'], queryFn: () => api.call(listAcademy), staleTime: 600_000 })
}

/** Queries one course or kit as `userId` may see it, null for a visitor; the result is null for an unknown id. */
export function lessonQuery(api: ApiClient, id: string, userId: string | null) {
  return queryOptions({
    queryKey: ['lesson', id, userId],
    queryFn: (): Promise<Lesson | null> =>
      api.call(readLesson, { params: { id } }).catch((error: unknown) => {
        if (error instanceof ApiFailure && error.status >= 400 && error.status < 500) return null
        throw error
      }),
    staleTime: userId === null ? 600_000 : 30_000,
  })
}

import { useQuery } from '@tanstack/react-query'
import type { Lesson } from '#modules/academy/contract.ts'
import { lessonQuery } from '#modules/academy/screens/academy-client.ts'
import { LessonScreen, type Reader } from '#modules/academy/screens/lesson-screen.tsx'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { loginPath } from './session/login-path.ts'

/** Shows a lesson as the server renders it for everybody, and refetched as the signed-in account when it is closed (PAGE-04). */
export function LessonPage({ lesson }: { lesson: Lesson }) {
  const { status, user } = useSession()
  const isClosed = lesson.content === null
  const own = useQuery({ ...lessonQuery(useApi(), lesson.id, user?.id ?? null), enabled: isClosed && user !== null })
  const reader: Reader =
    status === 'loading' || (user && own.isPending)
      ? 'checking'
      : user && own.isError
        ? 'failed'
        : user
          ? 'member'
          : 'visitor'
  const shown = (user && own.data) || lesson
  return (
    <LessonScreen
      lesson={shown}
      reader={reader}
      signInHref={loginPath(`/academy/${lesson.id}`)}
      onRetry={() => void own.refetch()}
    />
  )
}

import { createFileRoute, notFound } from '@tanstack/react-router'
import { lessonQuery } from '#modules/academy/screens/academy-client.ts'
import { LessonPage } from '../../lesson-page.tsx'
import { pageHead } from '../../page-head.ts'

export const Route = createFileRoute('/_public/academy/$lessonId')({
  loader: async ({ context, params }) => {
    const lesson = await context.queryClient.ensureQueryData(lessonQuery(context.api, params.lessonId, null))
    if (!lesson) throw notFound()
    return lesson
  },
  head: ({ loaderData, match }) =>
    loaderData
      ? pageHead(
          { title: loaderData.title, description: loaderData.description, path: `/academy/${loaderData.id}` },
          match.context.site,
        )
      : {},
  component: LessonRoute,
})

function LessonRoute() {
  return <LessonPage lesson={Route.useLoaderData()} />
}

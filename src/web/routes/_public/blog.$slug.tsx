import { createFileRoute, redirect } from '@tanstack/react-router'
import { ArticleScreen } from '#modules/marketing/screens/article-screen.tsx'
import { articleQuery } from '#modules/marketing/screens/texts-client.ts'
import { articleHead } from '../../article-head.ts'

export const Route = createFileRoute('/_public/blog/$slug')({
  loader: async ({ context, params }) => {
    const article = await context.queryClient.ensureQueryData(articleQuery(context.api, params.slug))
    // ROUTE-18: a name without an article leads to the list.
    if (!article) throw redirect({ to: '/blog', replace: true })
    return article
  },
  head: ({ loaderData, match }) => (loaderData ? articleHead(loaderData, match.context.site) : {}),
  component: ArticleRoute,
})

function ArticleRoute() {
  const article = Route.useLoaderData()
  const { site } = Route.useRouteContext()
  return <ArticleScreen article={article} address={`${site.publicUrl}/blog/${article.slug}`} />
}

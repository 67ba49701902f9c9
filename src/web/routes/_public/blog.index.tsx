import { createFileRoute } from '@tanstack/react-router'
import { blogText } from '#modules/marketing/screens/blog.text.ts'
import { BlogScreen } from '#modules/marketing/screens/blog-screen.tsx'
import { articlesQuery } from '#modules/marketing/screens/texts-client.ts'
import { pageHead } from '../../page-head.ts'

export const Route = createFileRoute('/_public/blog/')({
  loader: ({ context }) => context.queryClient.ensureQueryData(articlesQuery(context.api)),
  head: ({ match }) => {
    const { site } = match.context
    const head = pageHead({ title: blogText.title, description: blogText.description, path: '/blog' }, site)
    const feed = {
      rel: 'alternate',
      type: 'application/rss+xml',
      title: 'Syvo',
      href: `${site.publicUrl}/blog/rss.xml`,
    }
    return { ...head, links: [...head.links, feed] }
  },
  component: Blog,
})

function Blog() {
  return <BlogScreen articles={Route.useLoaderData()} />
}

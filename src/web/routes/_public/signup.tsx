import { createFileRoute } from '@tanstack/react-router'
import { AuthPage } from '../../auth-page.tsx'
import { cleanAuthSearch, forwardSignedIn } from '../../auth-search.ts'
import { pageHead } from '../../page-head.ts'

export const Route = createFileRoute('/_public/signup')({
  validateSearch: cleanAuthSearch,
  beforeLoad: forwardSignedIn,
  loaderDeps: ({ search }) => ({ back: search.redirect }),
  // Loaders are in the code of every page, so this one's work is fetched when it is needed.
  loader: async ({ context, deps }) => (await import('../../auth-purpose.ts')).loadAuthPurpose(context, deps.back),
  head: ({ match }) =>
    pageHead(
      { title: 'Registreren', description: 'Log in bij Syvo of maak een account.', path: '/auth', noindex: true },
      match.context.site,
    ),
  component: Page,
})

function Page() {
  return <AuthPage purpose={Route.useLoaderData()} />
}

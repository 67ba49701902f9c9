import { createFileRoute } from '@tanstack/react-router'
import { NewAddressScreen } from '#modules/identity/screens/new-address-screen.tsx'
import { pageHead } from '../../page-head.ts'
import { useAddressSecret } from '../../session/use-address-secret.ts'

export const Route = createFileRoute('/_public/auth_/nieuw-adres')({
  head: ({ match }) =>
    pageHead(
      {
        title: 'Bevestig je nieuwe e-mailadres',
        description: 'Bevestig je nieuwe e-mailadres voor Syvo.',
        path: '/auth/nieuw-adres',
        noindex: true,
      },
      match.context.site,
    ),
  component: Page,
})

function Page() {
  return <NewAddressScreen token={useAddressSecret()} />
}

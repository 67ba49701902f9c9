import { createFileRoute } from '@tanstack/react-router'
import { LegalScreen } from '#modules/marketing/screens/legal-screen.tsx'
import { legalPages } from '#modules/marketing/screens/pages.text.ts'
import { pageHead } from '../../page-head.ts'

export const Route = createFileRoute('/_public/retouren-levering')({
  head: ({ match }) => pageHead({ ...legalPages.returns, path: '/retouren-levering' }, match.context.site),
  component: Legal,
})

function Legal() {
  return <LegalScreen page={legalPages.returns} supportEmail={Route.useRouteContext().site.supportEmail} />
}

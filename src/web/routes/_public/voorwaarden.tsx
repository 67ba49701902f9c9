import { createFileRoute } from '@tanstack/react-router'
import { LegalScreen } from '#modules/marketing/screens/legal-screen.tsx'
import { legalPages } from '#modules/marketing/screens/pages.text.ts'
import { pageHead } from '../../page-head.ts'

export const Route = createFileRoute('/_public/voorwaarden')({
  head: ({ match }) => pageHead({ ...legalPages.terms, path: '/voorwaarden' }, match.context.site),
  component: Legal,
})

function Legal() {
  return <LegalScreen page={legalPages.terms} supportEmail={Route.useRouteContext().site.supportEmail} />
}

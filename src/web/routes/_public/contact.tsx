import { createFileRoute } from '@tanstack/react-router'
import { ContactScreen } from '#modules/marketing/screens/contact-screen.tsx'
import { headsText } from '#modules/marketing/screens/heads.text.ts'
import { cleanContactSearch } from '../../contact-search.ts'
import { pageHead } from '../../page-head.ts'

export const Route = createFileRoute('/_public/contact')({
  validateSearch: cleanContactSearch,
  head: ({ match }) => pageHead({ ...headsText.contact, path: '/contact' }, match.context.site),
  component: Contact,
})

function Contact() {
  return (
    <ContactScreen topic={Route.useSearch().topic ?? null} supportEmail={Route.useRouteContext().site.supportEmail} />
  )
}

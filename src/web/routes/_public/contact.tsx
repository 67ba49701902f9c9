import { createFileRoute } from '@tanstack/react-router'
import { CONTACT_TOPICS, type ContactTopic } from '#modules/marketing/contract.ts'
import { ContactScreen } from '#modules/marketing/screens/contact-screen.tsx'
import { headsText } from '#modules/marketing/screens/heads.text.ts'
import { pageHead } from '../../page-head.ts'

export const Route = createFileRoute('/_public/contact')({
  // An unknown topic is taken out by name: what is merely left out would stay as it stands in the address.
  validateSearch: (raw: Record<string, unknown>): { topic?: ContactTopic | undefined } => ({
    topic: CONTACT_TOPICS.find((known) => known === raw['topic']),
  }),
  head: ({ match }) => pageHead({ ...headsText.contact, path: '/contact' }, match.context.site),
  component: Contact,
})

function Contact() {
  return (
    <ContactScreen topic={Route.useSearch().topic ?? null} supportEmail={Route.useRouteContext().site.supportEmail} />
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { academyText } from '#modules/marketing/screens/academy.text.ts'
import { academyQuery, cleanAcademySearch } from '#modules/marketing/screens/academy-client.ts'
import { AcademyPage } from '../../academy-page.tsx'
import { pageHead } from '../../page-head.ts'

export const Route = createFileRoute('/_public/academy/')({
  validateSearch: cleanAcademySearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(academyQuery(context.api)),
  head: ({ match }) =>
    pageHead({ title: academyText.title, description: academyText.description, path: '/academy' }, match.context.site),
  component: AcademyPage,
})

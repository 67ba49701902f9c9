import { createFileRoute } from '@tanstack/react-router'
import { cleanAcademySearch } from '#modules/marketing/screens/academy-address.ts'
import { academyQuery } from '#modules/marketing/screens/academy-client.ts'
import { headsText } from '#modules/marketing/screens/heads.text.ts'
import { AcademyPage } from '../../academy-page.tsx'
import { pageHead } from '../../page-head.ts'

export const Route = createFileRoute('/_public/academy/')({
  validateSearch: cleanAcademySearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(academyQuery(context.api)),
  head: ({ match }) => pageHead({ ...headsText.academy, path: '/academy' }, match.context.site),
  component: AcademyPage,
})

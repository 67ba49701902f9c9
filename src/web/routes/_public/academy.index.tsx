import { createFileRoute } from '@tanstack/react-router'
import { cleanAcademySearch } from '#modules/academy/screens/academy-address.ts'
import { academyQuery } from '#modules/academy/screens/academy-client.ts'
import { academyHead } from '#modules/academy/screens/academy-head.text.ts'
import { AcademyPage } from '../../academy-page.tsx'
import { pageHead } from '../../page-head.ts'

export const Route = createFileRoute('/_public/academy/')({
  validateSearch: cleanAcademySearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(academyQuery(context.api)),
  head: ({ match }) => pageHead({ ...academyHead, path: '/academy' }, match.context.site),
  component: AcademyPage,
})

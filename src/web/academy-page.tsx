import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { cleanAcademySearch } from '#modules/academy/screens/academy-address.ts'
import { academyQuery } from '#modules/academy/screens/academy-client.ts'
import { AcademyScreen } from '#modules/academy/screens/academy-screen.tsx'
import { useApi } from '#platform/browser/api-context.ts'

/** The academy, bound to the address. */
export function AcademyPage() {
  const search = cleanAcademySearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const { data } = useSuspenseQuery(academyQuery(useApi()))
  return (
    <AcademyScreen
      courses={data.courses}
      kits={data.kits}
      search={search}
      onSearch={(next) => void navigate({ to: '.', search: next, replace: true, resetScroll: false })}
    />
  )
}

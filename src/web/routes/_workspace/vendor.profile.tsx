import { createFileRoute } from '@tanstack/react-router'
import { editorAddressOf } from '#modules/authoring/screens/editor/editor-step.ts'
import { VendorProfileScreen } from '#modules/vendors/screens/vendor-profile-screen.tsx'
import { privateHead } from '../../page-head.ts'
import { guardVendor } from '../../session/role-guards.ts'

export const Route = createFileRoute('/_workspace/vendor/profile')({
  ssr: false,
  beforeLoad: guardVendor,
  head: privateHead('Makersgegevens'),
  /** The editor that sent its vendor here before the first bot for sale. */
  validateSearch: (raw: Record<string, unknown>): { redirect?: string } => {
    const redirect = editorAddressOf(raw['redirect'])
    return redirect === undefined ? {} : { redirect }
  },
  component: ProfilePage,
})

function ProfilePage() {
  return <VendorProfileScreen backTo={Route.useSearch().redirect} />
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#platform/browser/api-context.ts'
import { useGo } from '#platform/browser/navigation-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { fieldErrorsOf } from '#platform/http/field-errors.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Field } from '#ui/field.tsx'
import { errorsOf } from '#ui/form-fields.ts'
import { Notice } from '#ui/notice.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { StatusBadge } from '#ui/status-badge.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { toastSuccess } from '#ui/toast.ts'
import { usePlainForm } from '#ui/use-plain-form.ts'
import { useUnsavedFields } from '#ui/use-unsaved-fields.ts'
import { type SavedVendorProfile, saveVendorProfile, typedVendorProfileSchema } from '../contract.ts'
import './vendor-area.css'
import { vendorAreaText as text } from './vendor-area.text.ts'
import { messageOr, VENDOR_AREA_KEY, vendorProfileQuery } from './vendor-area-client.ts'

/** Edits who the vendor is, as the law requires it shown beside an offer (BW 6:230m, DSA art. 30). `backTo` is the page to open after saving. */
export function VendorProfileScreen({ backTo }: { backTo: string | undefined }) {
  const userId = useSession().user?.id ?? ''
  const profile = useQuery({ ...vendorProfileQuery(useApi(), userId), refetchOnWindowFocus: false })
  return (
    <div className="vendor-profile">
      <PageHeader title={text.profileTitle} description={text.profileLead} />
      {profile.isError && profile.data === undefined && (
        <ErrorState
          message={text.profileFailed}
          retryLabel={text.retry}
          pending={profile.isFetching}
          onRetry={() => void profile.refetch()}
        />
      )}
      {profile.isPending && (
        <SkeletonGroup label={text.profileLoading}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      {profile.data !== undefined && <ProfileForm userId={userId} profile={profile.data} backTo={backTo} />}
    </div>
  )
}

const FIELDS = [
  { name: 'company', autoComplete: 'organization', max: 120 },
  { name: 'contact_name', autoComplete: 'name', max: 120, hint: text.contactHint },
  { name: 'email', autoComplete: 'email', max: 254, inputMode: 'email' },
  { name: 'street', autoComplete: 'street-address', max: 120 },
  { name: 'postcode', autoComplete: 'postal-code', max: 12 },
  { name: 'city', autoComplete: 'address-level2', max: 80 },
  { name: 'kvk', autoComplete: 'off', max: 14, inputMode: 'numeric', hint: text.kvkHint },
  { name: 'btw_id', autoComplete: 'off', max: 20, hint: text.vatIdHint },
] as const

type FormProps = { userId: string; profile: SavedVendorProfile | null; backTo: string | undefined }

function ProfileForm({ userId, profile, backTo }: FormProps) {
  const api = useApi()
  const go = useGo()
  const queryClient = useQueryClient()
  // By account, so that another one in the same tab never reads it.
  const { ref: unsavedFormRef, clear } = useUnsavedFields(`vendor-profile:${userId}`)
  const form = usePlainForm({
    check: (fields) => {
      const read = typedVendorProfileSchema.safeParse(bodyOf(fields))
      return read.success ? {} : errorsOf(read.error.issues)
    },
    send: async (fields) => {
      await api.call(saveVendorProfile, { body: bodyOf(fields) })
      clear()
      await queryClient.invalidateQueries({ queryKey: [VENDOR_AREA_KEY] })
      toastSuccess(text.saved)
      if (backTo !== undefined) go(backTo)
    },
    onFailure: (error) => messageOr(error, text.tryAgain),
    errorsIn: fieldErrorsOf,
  })
  return (
    <>
      {profile && <Verification profile={profile} />}
      <form ref={unsavedFormRef} noValidate onSubmit={form.onSubmit}>
        {form.failure && (
          <Notice tone="error" live>
            {form.failure}
          </Notice>
        )}
        <div className="vendor-fields">
          {FIELDS.map((field) => (
            <Field
              key={field.name}
              label={text.fields[field.name]}
              hint={'hint' in field ? field.hint : undefined}
              error={form.errors[field.name]}
              required={field.name !== 'btw_id'}
            >
              <TextInput
                name={field.name}
                autoComplete={field.autoComplete}
                inputMode={'inputMode' in field ? field.inputMode : undefined}
                maxLength={field.max}
                defaultValue={profile?.[field.name] ?? ''}
              />
            </Field>
          ))}
        </div>
        <Checkbox name="declared" value="ja" label={text.declare} error={form.errors['declared']} />
        <div>
          <Button type="submit" size="large" pending={form.pending} pendingLabel={text.saving}>
            {text.save}
          </Button>
        </div>
      </form>
    </>
  )
}

function Verification({ profile }: { profile: SavedVendorProfile }) {
  if (profile.is_verified)
    return (
      <p>
        <StatusBadge state="good">{text.verified}</StatusBadge>
      </p>
    )
  if (profile.sent_back_reason !== null)
    return (
      <Notice tone="attention" title={text.sentBack}>
        <p className="vendor-sent-back">{profile.sent_back_reason}</p>
        <p>{text.sentBackNote}</p>
      </Notice>
    )
  return <Notice title={text.unverified}>{text.unverifiedNote}</Notice>
}

/** Converts the typed fields to the body of the endpoint: blanks in numbers are removed, an empty VAT id is null. */
function bodyOf(fields: Record<string, string>) {
  const { company = '', contact_name = '', email = '', street = '', postcode = '', city = '', kvk = '' } = fields
  const btwId = (fields['btw_id'] ?? '').replace(/[\s.]/g, '')
  return {
    company,
    contact_name,
    email,
    street,
    postcode,
    city,
    kvk: kvk.replace(/[\s.]/g, ''),
    btw_id: btwId === '' ? null : btwId,
    // The endpoint reports the missing declaration when it is not ticked.
    declared: (fields['declared'] === 'ja') as true,
  }
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, type FormEvent, useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Field } from '#ui/field.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { SectionHeader } from '#ui/section-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { Switch } from '#ui/switch.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { toastError, toastSuccess } from '#ui/toast.ts'
import { messageOr } from './auth-errors.ts'
import { PersonalDataSection } from './personal-data-section.tsx'
import { type AccountSettings, saveSettings, settingsQuery } from './settings-client.ts'
import './settings.css'
import { settingsText as text } from './settings.text.ts'

const DAYS_MAX = 365

/**
 * Shows the account's settings: the mails per lead and near a limit, how long conversations are stored, and its personal data (ACCT-05 under
 * AMB-143).
 */
export function SettingsScreen(leaving: ComponentProps<typeof PersonalDataSection>) {
  const api = useApi()
  const userId = useSession().user?.id ?? ''
  const query = useQuery(settingsQuery(api, userId))
  return (
    <>
      <PageHeader title={text.title} description={text.lead} />
      {query.isError && (
        <ErrorState
          message={text.loadFailed}
          retryLabel={text.retry}
          pending={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && (
        <div className="settings-waiting">
          <SkeletonGroup label={text.loading}>
            <Skeleton width="third" />
            <Skeleton shape="block" />
            <Skeleton width="third" />
            <Skeleton shape="block" />
          </SkeletonGroup>
        </div>
      )}
      {query.data && <SettingsForms settings={query.data} userId={userId} />}
      <PersonalDataSection {...leaving} />
    </>
  )
}

function SettingsForms({ settings, userId }: { settings: AccountSettings; userId: string }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { queryKey } = settingsQuery(api, userId)
  const save = async (changes: Partial<AccountSettings>): Promise<void> => {
    // Shown at once; a failure restores the previous values.
    queryClient.setQueryData(queryKey, { ...settings, ...changes })
    try {
      queryClient.setQueryData(queryKey, await saveSettings(api, changes))
      toastSuccess(text.saved)
    } catch (error) {
      console.error('settings could not be saved', error)
      queryClient.setQueryData(queryKey, settings)
      toastError(text.failed, messageOr(error, ''))
    }
  }
  return (
    <>
      <SectionHeader title={text.mails} />
      <Card padded className="settings-mails">
        <Switch
          label={text.leadMail}
          hint={text.leadMailHint}
          checked={settings.lead_mail}
          onChange={(event) => void save({ lead_mail: event.target.checked })}
        />
        <Switch
          label={text.usageMail}
          hint={text.usageMailHint}
          checked={settings.usage_mail}
          onChange={(event) => void save({ usage_mail: event.target.checked })}
        />
      </Card>
      <SectionHeader title={text.conversations} />
      <Card padded>
        <RetentionForm
          days={settings.conversation_retention_days}
          onSave={(conversation_retention_days) => save({ conversation_retention_days })}
        />
      </Card>
    </>
  )
}

function RetentionForm({ days, onSave }: { days: number; onSave: (days: number) => Promise<void> }) {
  const [value, setValue] = useState(String(days))
  const [error, setError] = useState<string>()
  const [pending, setPending] = useState(false)
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const wanted = Number(value)
    const isRight = Number.isInteger(wanted) && wanted >= 1 && wanted <= DAYS_MAX
    setError(isRight ? undefined : text.retentionWrong)
    if (!isRight || pending) return
    setPending(true)
    await onSave(wanted)
    setPending(false)
  }
  return (
    <form className="settings-form" noValidate onSubmit={(event) => void submit(event)}>
      <Field label={text.retention} hint={text.retentionHint} error={error}>
        <TextInput
          type="number"
          inputMode="numeric"
          min={1}
          max={DAYS_MAX}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="line" pending={pending} pendingLabel={text.pending}>
        {text.save}
      </Button>
    </form>
  )
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { toastSuccess } from '#ui/toast.ts'
import { usePlainForm } from '#ui/use-plain-form.ts'
import type { User } from '../contract.ts'
import { accountQuery } from './account-client.ts'
import { messageOr } from './auth-errors.ts'
import { identityText } from './identity.text.ts'
import { settingsText as text } from './settings.text.ts'
import { changeName } from './settings-client.ts'

type Props = { /** Receives the account after a change. */ onUser: (user: User) => void }

/** Changes the account's name (AMB-143). */
export function NameForm({ onUser }: Props) {
  const userId = useSession().user?.id ?? ''
  const account = useQuery(accountQuery(useApi(), userId))
  if (account.data) return <Form user={account.data} onUser={onUser} />
  if (account.isError)
    return (
      <ErrorState
        message={identityText.accountFailed}
        retryLabel={text.retry}
        pending={account.isFetching}
        onRetry={() => void account.refetch()}
      />
    )
  return (
    <SkeletonGroup label={identityText.loading}>
      <Skeleton width="third" />
      <Skeleton shape="field" width="half" />
      <Skeleton shape="field" width="third" />
    </SkeletonGroup>
  )
}

function Form({ user, onUser }: Props & { user: User }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const form = usePlainForm({
    check: ({ name = '' }) => (name.trim() === '' ? { name: text.nameMissing } : {}),
    send: async ({ name = '' }) => {
      const changed = await changeName(api, name.trim())
      queryClient.setQueryData(accountQuery(api, user.id).queryKey, changed)
      onUser(changed)
      toastSuccess(text.nameSaved)
    },
    onFailure: (error) => messageOr(error, text.nameFailed),
  })
  return (
    <form className="settings-form" noValidate onSubmit={form.onSubmit} aria-label={text.changeName}>
      {form.failure && (
        <Notice tone="error" live>
          {form.failure}
        </Notice>
      )}
      <Field label={text.name} error={form.errors['name']} required>
        <TextInput name="name" autoComplete="name" maxLength={120} defaultValue={user.user_metadata.display_name} />
      </Field>
      <Button type="submit" variant="line" pending={form.pending} pendingLabel={text.pending}>
        {text.changeName}
      </Button>
    </form>
  )
}

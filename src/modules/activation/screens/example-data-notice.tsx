import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { SampleMark } from '#ui/sample-mark.tsx'
import { toastError, toastSuccess } from '#ui/toast.ts'
import { removeExampleData } from '../contract.ts'
import { exampleDataQuery, messageOr } from './activation-client.ts'
import { exampleDataText as text } from './example-data.text.ts'

/** Shows above a customer's screens that they contain example data, with a button to remove all of it; nothing for an account without. */
export function ExampleDataNotice() {
  const api = useApi()
  const cache = useQueryClient()
  const found = useQuery(exampleDataQuery(api, useSession().user?.id ?? ''))
  const [isAsking, setIsAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () => api.call(removeExampleData, { body: {} }),
    onSuccess: async ({ leads, conversations }) => {
      setIsAsking(false)
      await cache.invalidateQueries()
      toastSuccess(text.removed, text.removedNote(leads, conversations))
      // The focused button is gone.
      document.getElementById('inhoud')?.focus()
    },
    onError: (error) => {
      setIsAsking(false)
      toastError(text.failed, messageOr(error, '') || undefined)
    },
  })
  if (!found.data?.has_example_data) return null
  return (
    <div className="container page-notice">
      <Notice
        title={<SampleMark>{text.mark}</SampleMark>}
        action={
          <Button variant="line" size="small" onClick={() => setIsAsking(true)}>
            {text.remove}
          </Button>
        }
      >
        {text.note}
      </Notice>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => remove.mutate()}
        title={text.askTitle}
        description={text.askNote}
        confirmLabel={text.remove}
        pending={remove.isPending}
      />
    </div>
  )
}

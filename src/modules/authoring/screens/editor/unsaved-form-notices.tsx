import { Button } from '#ui/button.tsx'
import { formatDateTime } from '#ui/format/date.ts'
import { Notice } from '#ui/notice.tsx'
import { editorText as text } from './editor.text.ts'
import type { Draft } from './use-draft.ts'

/** Shows what the browser stored of a draft: restored automatically when it was typed in this tab, offered when it was in another. */
export function UnsavedFormNotices({ draft }: { draft: Draft }) {
  const { isRestored, orphanedForm, restoreOrphanedForm, discardOrphanedForm } = draft
  return (
    <>
      {isRestored && <Notice live>{text.restored}</Notice>}
      {orphanedForm && (
        <Notice
          tone="attention"
          live
          action={
            <div className="button-row">
              <Button variant="line" size="small" onClick={restoreOrphanedForm}>
                {text.restoreUnsaved}
              </Button>
              <Button variant="quiet" size="small" onClick={discardOrphanedForm}>
                {text.throwAway}
              </Button>
            </div>
          }
        >
          {text.orphanedForm(`op ${formatDateTime(orphanedForm.at)}`)}
        </Notice>
      )}
    </>
  )
}

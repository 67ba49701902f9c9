import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/browser/api-context.ts'
import { useGo } from '#platform/browser/navigation-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { EMPTY_BOT_FORM } from '../../contract.ts'
import { BotEditor } from './bot-editor.tsx'
import { editorText as text } from './editor.text.ts'
import { editedBotQuery, isCode } from './editor-client.ts'
import type { VersionsSlot } from './editor-head.tsx'
import { botEditorPath, type EditorStep, stepPath } from './editor-step.ts'
import { useEditing } from './use-editing.ts'

type Props = {
  /** Null for a new bot. */
  botId: string | null
  /** The address of the editor without its step. */
  path: string
  step: EditorStep
  versions: VersionsSlot
}

const NEW_BOT = { botId: null, form: EMPTY_BOT_FORM, revision: 0, savedAt: null }

/** Shows the one editor for new and existing bots (ROUTE-23). A new bot gets its address with its first save, without interrupting the user. */
export function BotEditorScreen({ botId, path, step, versions }: Props) {
  const api = useApi()
  const go = useGo()
  const userId = useSession().user?.id ?? ''
  const editing = useEditing(botId)
  const query = useQuery({ ...editedBotQuery(api, userId, botId ?? ''), enabled: botId !== null })
  const onMade = (made: string) => {
    editing.openMadeBot(made)
    go(stepPath(botEditorPath(made), step), { replace: true, keepScroll: true })
  }
  const shared = { bot: query.data, path, step, versions, onMade }
  if (editing.isNew) {
    return <BotEditor key={editing.key} start={NEW_BOT} {...shared} />
  }
  if (query.data) {
    const { bot_id, form, revision, saved_at } = query.data
    const start = { botId: bot_id, form, revision, savedAt: saved_at }
    return <BotEditor key={editing.key} start={start} {...shared} />
  }
  if (isCode(query.error, 'bot_not_found')) return <MissingBot />
  if (!query.isError) return <LoadingEditor />
  return (
    <>
      <PageHeader title={text.editTitle} />
      <ErrorState
        message={text.loadFailed}
        retryLabel={text.retry}
        pending={query.isFetching}
        onRetry={() => void query.refetch()}
        headingLevel={2}
      />
    </>
  )
}

function MissingBot() {
  return (
    <>
      <PageHeader title={text.editTitle} />
      <EmptyState
        headingLevel={2}
        title={text.missingTitle}
        description={text.missing}
        action={<ButtonLink href="/vendor/bots">{text.toBots}</ButtonLink>}
      />
    </>
  )
}

function LoadingEditor() {
  return (
    <>
      <PageHeader title={text.editTitle} />
      <SkeletonGroup label={text.loading}>
        <Skeleton width="half" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </SkeletonGroup>
    </>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { Notice } from '#ui/notice.tsx'
import { useTrial } from '../bot-access.ts'
import { canUse } from '../bot-access-calls.ts'
import { browserStorages } from '../session/session-storage.ts'
import { consumeTrialIntent } from '../session/trial-intent.ts'

/**
 * Starts the trial that was pressed on this device before signing up; a refusal is shown and leaves the wizard's own offer (AMB-195). It starts none
 * when the account uses the bot already, for example on its plan: that would spend the only trial on nothing.
 */
export function IntendedTrial({ botId }: { botId: string }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const userId = useSession().user?.id ?? ''
  const [failure, setFailure] = useState<string | null>(null)
  const { start } = useTrial(botId, () => undefined, { onFailure: setFailure })
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    const storages = browserStorages()
    if (!storages || !consumeTrialIntent(storages.persistent, botId, Date.now())) return
    void canUse(api, queryClient, { userId, botId, isOnPlans: false }).then((isInUse) => {
      if (!isInUse) start()
    })
  }, [api, queryClient, userId, botId, start])
  return failure ? (
    <Notice tone="attention" live>
      {failure}
    </Notice>
  ) : null
}

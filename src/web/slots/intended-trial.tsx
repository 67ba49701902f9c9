import { useEffect, useRef, useState } from 'react'
import { Notice } from '#ui/notice.tsx'
import { useTrial } from '../bot-access.ts'
import { browserStorages } from '../session/session-storage.ts'
import { consumeTrialIntent } from '../session/trial-intent.ts'

/** Starts the trial that was pressed on this device before signing up; a refusal is shown and leaves the wizard's own offer (AMB-195). */
export function IntendedTrial({ botId }: { botId: string }) {
  const [failure, setFailure] = useState<string | null>(null)
  const { start } = useTrial(botId, () => undefined, { onFailure: setFailure })
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    const storages = browserStorages()
    if (storages && consumeTrialIntent(storages.persistent, botId, Date.now())) start()
  }, [botId, start])
  return failure ? (
    <Notice tone="attention" live>
      {failure}
    </Notice>
  ) : null
}

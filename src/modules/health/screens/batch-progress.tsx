import { Button } from '#ui/button.tsx'
import { ProgressBlocks } from '#ui/progress-blocks.tsx'
import type { SmokeBatch } from '../contract.ts'
import { smokeText as text } from './smoke.text.ts'
import { progressId } from './toast-running.tsx'
import { useStopBatch } from './use-smoke-batches.ts'

type Props = { name: string; batchId: string; counts: SmokeBatch['counts'] }

/** Shows the progress of a running batch, n of m, with the button to stop it. */
export function BatchProgress({ name, batchId, counts }: Props) {
  const stop = useStopBatch()
  const done = counts.passed + counts.failed + counts.cancelled
  const total = done + counts.waiting + counts.running
  return (
    <div className="smoke-progress" id={progressId(batchId)} tabIndex={-1}>
      <ProgressBlocks label={text.progress(name)} done={done} total={total} text={text.progressText(done, total)} />
      <Button
        variant="line"
        size="small"
        pending={stop.isPending}
        aria-label={text.stopOf(name)}
        onClick={() => stop.mutate(batchId)}
      >
        {text.stop}
      </Button>
    </div>
  )
}

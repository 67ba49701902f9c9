import { formatNumber } from '#ui/format/number.ts'
import { Notice } from '#ui/notice.tsx'
import type { ExecutionResponse } from '../contract.ts'
import { executionText as text } from './execution.text.ts'
import { TrialChatSources } from './trial-chat-sources.tsx'

/** Shows the result of a run: a note for demo output, the output as text or JSON, its sources, and the tokens used (BOT-13). */
export function RunDialogResult({ answer, headingId }: { answer: ExecutionResponse; headingId: string }) {
  const result = answer.output?.result ?? answer.response
  const json = prettyJson(result)
  return (
    <div className="run-result">
      <h3 id={headingId}>{answer.code === null ? text.result : text.noAnswer}</h3>
      {answer.output?.demo && answer.code === null && <Notice>{text.demoNote}</Notice>}
      {json === null ? (
        <p className="run-result-text">{result}</p>
      ) : (
        <div className="code-block">
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
          <pre tabIndex={0} role="region" aria-label={text.result}>
            <code>{json}</code>
          </pre>
        </div>
      )}
      {answer.sources.length > 0 && (
        <p className="small soft">
          {text.source}: <TrialChatSources sources={answer.sources} />
        </p>
      )}
      {answer.output && <p className="small soft">{text.tokens(formatNumber(answer.output.tokens_used))}</p>}
    </div>
  )
}

/** Returns the text as readable JSON when it is an object or a list, else null. */
function prettyJson(result: string): string | null {
  if (!/^\s*[[{]/.test(result)) return null
  try {
    return JSON.stringify(JSON.parse(result), null, 2)
  } catch {
    return null
  }
}

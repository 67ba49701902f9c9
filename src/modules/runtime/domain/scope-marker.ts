/** What the model is told to begin with when a question is not the bot's business (AMB-044). */
export const SCOPE_MARKER = '[BUITEN_BEREIK]'

/** What has been decided about a streamed answer so far. */
export type ScopeDecision = 'undecided' | 'in_scope' | 'out_of_scope'

/**
 * Reads a streamed answer and holds back its beginning until it is clear whether the model judged the question out of scope.
 * `push` answers the text that may be shown; after `out_of_scope` nothing may be.
 */
export function createScopeFilter(): { push(text: string): string; end(): string; decision(): ScopeDecision } {
  let buffered = ''
  let decision: ScopeDecision = 'undecided'
  return {
    decision: () => decision,
    push(text) {
      if (decision === 'in_scope') return text
      if (decision === 'out_of_scope') return ''
      buffered += text
      const start = buffered.trimStart()
      if (start.startsWith(SCOPE_MARKER)) {
        decision = 'out_of_scope'
        return ''
      }
      if (SCOPE_MARKER.startsWith(start)) return ''
      decision = 'in_scope'
      return start
    },
    end() {
      if (decision !== 'undecided') return ''
      decision = 'in_scope'
      return buffered.trimStart()
    },
  }
}

/** The marker with which the model begins an answer to a question out of scope (AMB-044). */
export const SCOPE_MARKER = '[BUITEN_BEREIK]'

/** The decision about a streamed answer so far. */
export type ScopeDecision = 'undecided' | 'in_scope' | 'out_of_scope'

/**
 * Creates a filter that holds back the beginning of a streamed answer until it is clear whether the model judged the question out of scope. `push`
 * returns the text that may be shown; after `out_of_scope` none may be.
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

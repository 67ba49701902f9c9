import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createScopeFilter, SCOPE_MARKER } from './scope-marker.ts'

function read(chunks: string[]): { shown: string; decision: string } {
  const filter = createScopeFilter()
  let shown = ''
  for (const chunk of chunks) shown += filter.push(chunk)
  shown += filter.end()
  return { shown, decision: filter.decision() }
}

describe('the scope marker in a streamed answer', () => {
  it('is recognized however the stream is cut, and nothing after it is shown', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.nat(40), { maxLength: 8 }), (rest, cuts) => {
        const whole = SCOPE_MARKER + rest
        const chunks: string[] = []
        let at = 0
        for (const cut of cuts) {
          chunks.push(whole.slice(at, at + cut))
          at += cut
        }
        chunks.push(whole.slice(at))
        expect(read(chunks)).toEqual({ shown: '', decision: 'out_of_scope' })
      }),
    )
  })

  it('is absent from an answer in scope, which is shown whole, however the stream is cut', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 6 }), (chunks) => {
        const whole = chunks.join('')
        fc.pre(!whole.trimStart().startsWith(SCOPE_MARKER))
        expect(read(chunks)).toEqual({ shown: whole.trimStart(), decision: 'in_scope' })
      }),
    )
  })
})

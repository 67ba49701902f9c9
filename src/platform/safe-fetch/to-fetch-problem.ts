import { failed, refused, type SafeFetchProblem, SafeFetchStreamError } from './outcome.ts'

const dnsCodes = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA', 'EAI_NONAME', 'ENODATA', 'ESERVFAIL'])
const timeoutCodes = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'])

/** Converts anything that undici, the resolver or the TLS layer threw into a problem value. The detail names a code, never an answer's content. */
export function toFetchProblem(error: unknown, timedOut: boolean): SafeFetchProblem {
  if (error instanceof SafeFetchStreamError) return error.problem
  if (timedOut) return failed('timeout', 'total time used up')
  const codes = codesOf(error)
  if (codes.includes('SAFE_FETCH_PRIVATE_ADDRESS')) return failed('unreachable', 'private address')
  const code = codes[0] ?? ''
  if (codes.some((one) => dnsCodes.has(one))) return failed('unreachable', `dns ${code}`)
  if (codes.some((one) => timeoutCodes.has(one))) return failed('timeout', code)
  if (codes.some((one) => /CERT|^ERR_TLS|SSL|SELF_SIGNED|UNABLE_TO_VERIFY|^EPROTO$|ALTNAME/.test(one)))
    return failed('tls', code)
  if (codes.includes('UND_ERR_INVALID_ARG')) return refused('bad_header', messageOf(error))
  return failed('unreachable', `connection ${code || 'without a code'}`)
}

function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const own = 'code' in error && typeof error.code === 'string' ? [error.code] : []
  const inner = error instanceof AggregateError ? error.errors.flatMap(codesOf) : []
  return [...own, ...codesOf(error.cause), ...inner]
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 200) : 'unknown'
}

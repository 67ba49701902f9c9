import type { Access } from '#platform/http/operation.ts'
import type { Caller } from './callers.ts'

type Answer = 'in' | '401' | '403'
const MEMBERS = { member: 'in', vendor: 'in', admin: 'in' } as const

/** The answer of each access to each kind of identity; `in` is any answer except a refusal of the caller. */
export const PASSES: Readonly<Record<Access, Readonly<Record<Caller['kind'], Answer>>>> = {
  anyone: { nobody: 'in', ...MEMBERS, chat: 'in' },
  'signed-in': { nobody: '401', ...MEMBERS, chat: '401' },
  vendor: { nobody: '401', ...MEMBERS, member: '403', chat: '401' },
  admin: { nobody: '401', member: '403', vendor: '403', admin: 'in', chat: '401' },
  'chat-session': { nobody: '401', member: '401', vendor: '401', admin: '401', chat: 'in' },
  'api-key': { nobody: '401', member: '401', vendor: '401', admin: '401', chat: '401' },
}

/** Operations by which administrators read data of other accounts (AMB-105). */
export const ADMIN_SEES: readonly string[] = ['readBotVersions']

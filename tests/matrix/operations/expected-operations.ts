import type { Access } from '#platform/http/operation.ts'
import type { Caller } from './callers.ts'

type Answer = 'in' | '401' | '403'
const MEMBERS = { member: 'in', vendor: 'in', admin: 'in' } as const

/** What each access of a contract answers each kind of identity; `in` is anything but a refusal for who asks. */
export const PASSES: Readonly<Record<Access, Readonly<Record<Caller['kind'], Answer>>>> = {
  anyone: { nobody: 'in', ...MEMBERS, chat: 'in' },
  'signed-in': { nobody: '401', ...MEMBERS, chat: '401' },
  vendor: { nobody: '401', ...MEMBERS, member: '403', chat: '401' },
  admin: { nobody: '401', member: '403', vendor: '403', admin: 'in', chat: '401' },
  'chat-session': { nobody: '401', member: '401', vendor: '401', admin: '401', chat: 'in' },
  'api-key': { nobody: '401', member: '401', vendor: '401', admin: '401', chat: '401' },
}

/** Operations by which administrators read what is somebody else's (AMB-105): for them it is not hidden. */
export const ADMIN_SEES: readonly string[] = ['readBotVersions']

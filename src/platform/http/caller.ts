import type { Identity } from '../database/identity.ts'

/** The sender of a request, as far as the endpoint could establish it. */
export type Caller =
  | { readonly kind: 'anon' }
  | { readonly kind: 'member'; readonly userId: string; readonly sessionId: string; readonly email: string }
  | {
      readonly kind: 'chat'
      readonly configId: string
      readonly botId: string
      readonly visitor: string
      readonly channel: 'widget' | 'hosted'
    }
  | { readonly kind: 'key'; readonly userId: string; readonly botId: string | null; readonly keyId: string }

/** Returns the identity of a caller's own reads and writes. */
export function identityOf(caller: Caller): Identity {
  if (caller.kind === 'member' || caller.kind === 'key') return { role: 'member', userId: caller.userId }
  if (caller.kind === 'chat') return { role: 'service', configId: caller.configId }
  return { role: 'anon' }
}

/** Returns the account of a caller, or null for a visitor. */
export function userIdOf(caller: Caller): string | null {
  return caller.kind === 'member' || caller.kind === 'key' ? caller.userId : null
}

/** Returns the signed-in member of an operation that only members may call; throws for any other caller, which is a bug of the endpoint. */
export function memberOf(caller: Caller): Extract<Caller, { kind: 'member' }> {
  if (caller.kind !== 'member') throw new Error('The door let someone through who is not signed in.')
  return caller
}

import { readProfiles } from '#modules/identity/contract.ts'
import { appendRole, findNewestRole, markDeveloper } from '#modules/identity/public.ts'
import type { MarketingDeps } from '#modules/marketing/routes.ts'
import type { Binding } from '#platform/http/binding.ts'

/** Returns what the academy and the developer page need of accounts, from identity's own endpoint and its history of roles. */
export function developerAccounts(identity: readonly Binding[]): Pick<MarketingDeps, 'isDeveloper' | 'makeDeveloper'> {
  const profiles = identity.find(({ operation }) => operation === readProfiles)
  if (!profiles) throw new Error('The door of profiles is missing.')
  return {
    isDeveloper: async (userId) => {
      const answer = await profiles.handle(
        { params: undefined, query: {}, body: undefined },
        {
          caller: { kind: 'member', userId, sessionId: '', email: '' },
          clientAddress: '',
          isLocalRequest: false,
          requestId: '',
          headers: new Headers(),
          signal: new AbortController().signal,
        },
      )
      if (answer instanceof Response || !answer.ok) return false
      const [profile] = readProfiles.output.parse(answer.value)
      return profile?.is_developer ?? false
    },
    makeDeveloper: async (tx, userId, now) => {
      const current = await findNewestRole(tx, userId)
      if (current?.role !== 'admin') {
        await appendRole(tx, { userId, role: 'vendor', isDeveloper: true, now })
        return 'vendor'
      }
      // An administrator stays one by the role row that granted it (AMB-029): another row would outlive their demotion.
      await markDeveloper(tx, userId, now)
      return 'admin'
    },
  }
}

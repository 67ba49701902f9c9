import type { Operation } from '#platform/http/operation.ts'
import type { EndpointFixtures } from '../../endpoints/endpoint-fixtures.ts'
import type { EndpointRequest } from '../../endpoints/good-requests.ts'
import type { TestApp } from '../../support/create-test-app.ts'
import { ownerQuery } from '../../support/database-dump.ts'
import { makeAdmin } from '../../support/make-admin.ts'
import { becomeVendor } from '../../support/vendor-fixtures.ts'

/** One of the ten identities at the endpoints. `kind` is what access is decided by. */
export interface Caller {
  readonly name: string
  readonly kind: 'nobody' | 'member' | 'vendor' | 'admin' | 'chat'
  readonly token: string | null
  /** Whether what the request names is the caller's own after all. */
  owns(operation: Operation, request: EndpointRequest): boolean
}

/** Makes the ten identities around the first company of a world, all signed in for real. */
export async function makeCallers(app: TestApp, fixtures: EndpointFixtures): Promise<Caller[]> {
  const buyer = await app.signUp()
  const vendor = await app.signUp()
  await becomeVendor(app, vendor.userId, { plan: null, profile: true })
  await app.db.query({ role: 'service' }, 'update app.bots set vendor_id = $1 where id = $2', [
    vendor.userId,
    fixtures.one.botId,
  ])
  const demoted = await makeAdmin(app)
  await demoted.demote()
  const expired = await app.signUp()
  const query = await ownerQuery(app)
  await query(`update auth.session set "expiresAt" = '2020-01-01' where "userId" = '${expired.userId}'`)
  await query.end()
  const nothing = () => false
  const caller = (name: string, kind: Caller['kind'], token: string | null, owns: Caller['owns'] = nothing) => ({
    name,
    kind,
    token,
    owns,
  })
  return [
    caller('anon', 'nobody', null),
    caller('owner', 'vendor', fixtures.one.token, () => true),
    caller('other buyer', 'member', buyer.token),
    caller('vendor owner', 'vendor', vendor.token),
    caller('other vendor', 'vendor', fixtures.other.token),
    caller('admin', 'admin', fixtures.office.token),
    caller('demoted admin', 'member', demoted.token),
    caller('expired session', 'nobody', expired.token),
    caller('widget token same bot', 'chat', fixtures.one.chat, () => true),
    caller('widget token other bot', 'chat', fixtures.other.chat),
  ]
}

/** A user, configuration and bot that rows of the matrix belong to; the same in every run, so that a message can be looked up. */
export interface Party {
  readonly number: number
  readonly user: string
  readonly vendor: string
  readonly config: string
  readonly bot: string
}

const uuid = (kind: string, number: number) => `00000000-0000-7000-8000-${kind}00000000${number}`.padEnd(36, '0')
const partyOf = (number: number): Party => ({
  number,
  user: uuid('aaa', number),
  vendor: uuid('bbb', number),
  config: uuid('ccc', number),
  bot: uuid('ddd', number),
})

/** Two companies with a vendor each, and a bot of each that is not public. */
export const PARTIES: readonly [Party, Party] = [partyOf(1), partyOf(2)]

/** Accounts that hold roles only. */
export const ADMIN = uuid('eee', 1)
export const DEMOTED_ADMIN = uuid('eee', 2)
/** A bot of the first vendor that is on the marketplace, and a plan that is sold. */
export const PUBLIC_BOT = uuid('ddd', 3)

/** An identity: the role, user and configuration of its transactions. */
export interface Identity {
  readonly name: string
  readonly kind: 'anon' | 'member' | 'widget' | 'service' | 'auth'
  readonly user: string | null
  readonly config: string | null
  readonly isAdmin: boolean
}

const member = (name: string, user: string, isAdmin = false): Identity => ({
  name,
  kind: 'member',
  user,
  config: null,
  isAdmin,
})
const other = (name: string, kind: Identity['kind'], config: string | null = null): Identity => ({
  name,
  kind,
  user: null,
  config,
  isAdmin: false,
})
const [ONE, TWO] = PARTIES

/**
 * The ten identities of the matrix, the product itself and the sign-in library. An expired session is a visitor to the database: the endpoint
 * refuses or treats it so (tests/matrix/operations.test.ts). A widget token is the service bound to one configuration.
 */
export const IDENTITIES: readonly Identity[] = [
  other('anon', 'anon'),
  member('owner', ONE.user),
  member('other buyer', TWO.user),
  member('vendor owner', ONE.vendor),
  member('other vendor', TWO.vendor),
  member('admin', ADMIN, true),
  member('demoted admin', DEMOTED_ADMIN),
  other('expired session', 'anon'),
  other('widget token same bot', 'widget', ONE.config),
  other('widget token other bot', 'widget', TWO.config),
  other('the product', 'service'),
  other('the sign-in library', 'auth'),
]

/** The database role of an identity. */
export function roleOf({ kind }: Identity): string {
  return kind === 'widget' ? 'syvo_service' : `syvo_${kind}`
}

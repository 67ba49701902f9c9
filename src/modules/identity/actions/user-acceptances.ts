import { asService } from '#platform/database/as-service.ts'
import { type Failure, fail, type Outcome, ok } from '#platform/http/failure.ts'
import type { Acceptances } from '../contract/terms.ts'
import { TERMS_VERSION } from '../contract/terms-version.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import { addAcceptances, findAcceptance } from '../store/acceptance-store.ts'

/** Returns whether and when the account accepted the current terms and privacy statement. */
export async function readUserAcceptances({ db }: IdentityDeps, userId: string): Promise<Outcome<Acceptances>> {
  const at = await db.as({ role: 'member', userId }, (tx) => findAcceptance(tx, userId, TERMS_VERSION))
  return ok({ version: TERMS_VERSION, accepted_at: at?.toISOString() ?? null })
}

/** Records that the account accepts both, in the version that the user read. */
export async function acceptTerms(deps: IdentityDeps, userId: string, version: string): Promise<Outcome<Acceptances>> {
  const refusal = refuseVersion(version)
  if (refusal) return fail(refusal)
  await asService(deps.db, (tx) => addAcceptances(tx, userId, version, deps.clock.now()))
  return readUserAcceptances(deps, userId)
}

/** Refuses to record the acceptance of texts that are not current; no version means no acceptance, which is allowed. */
export function refuseVersion(version: string | undefined): Failure | null {
  if (version === undefined || version === TERMS_VERSION) return null
  return {
    status: 409,
    code: 'terms_changed',
    message: 'De voorwaarden zijn gewijzigd. Ververs de pagina en lees ze nog eens.',
  }
}

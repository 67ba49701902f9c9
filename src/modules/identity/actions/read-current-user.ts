import { fail, failures, type Outcome, ok } from '#platform/http/failure.ts'
import type { User } from '../contract.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import { findUser } from '../store/session-store.ts'
import { userResponse } from './session-response.ts'

/** Returns the signed-in account; one that has just been deleted is signed out. */
export async function readCurrentUser({ db }: IdentityDeps, userId: string): Promise<Outcome<User>> {
  const user = await findUser(db, userId)
  return user ? ok(userResponse(user)) : fail(failures.unauthenticated)
}

import { redirect } from '@tanstack/react-router'
import { developerQuery, roleQuery } from '#modules/identity/screens/account-client.ts'
import type { RouterContext } from '../router-context.ts'
import { loginPath } from './login-path.ts'

/** What a route hands to its `beforeLoad`; the page renders only after the guard has answered. */
interface GuardInput {
  readonly context: RouterContext
  readonly location: { readonly href: string }
}

/** For the administrator's pages: visitors go to `/auth`, others to `/` (ROUTE-29). The server checks every read and write itself. */
export async function guardAdmin(input: GuardInput): Promise<void> {
  const userId = signedInUser(input)
  if ((await roleOf(input, userId)) !== 'admin') redirectTo('/')
}

/** For the vendor's pages: visitors go to `/auth`, who lacks the role to `/vendor/apply`; administrators pass (ROUTE-31, AMB-007). */
export async function guardVendor(input: GuardInput): Promise<void> {
  const userId = signedInUser(input)
  if ((await roleOf(input, userId)) !== 'buyer') return
  // A plan that was just activated is told there (AMB-072).
  const isActivated = /[?&]activated=free(?:&|$)/.test(input.location.href)
  redirectTo(isActivated ? '/vendor/apply?activated=free' : '/vendor/apply')
}

/** For the developer's pages: a developer is who has the flag or is vendor or administrator; others go to `/pricing` (ROUTE-30, AMB-008). */
export async function guardDeveloper(input: GuardInput): Promise<void> {
  const userId = signedInUser(input)
  if ((await roleOf(input, userId)) !== 'buyer') return
  const isDeveloper = await input.context.queryClient.fetchQuery(developerQuery(input.context.api, userId))
  if (!isDeveloper) redirectTo('/pricing')
}

function signedInUser({ context, location }: GuardInput): string {
  const { user } = context.session.state()
  return user ? user.id : redirectTo(loginPath(location.href))
}

function roleOf({ context }: GuardInput, userId: string) {
  return context.queryClient.fetchQuery(roleQuery(context.api, userId))
}

function redirectTo(href: string): never {
  throw redirect({ href, replace: true })
}

import { redirect } from '@tanstack/react-router'
import { developerQuery, roleQuery } from '#modules/identity/screens/account-client.ts'
import type { RouterContext } from '../router-context.ts'
import { loginPath } from './login-path.ts'

/** What a route passes to its `beforeLoad`; the page renders only after the guard has answered. */
interface GuardInput {
  readonly context: RouterContext
  readonly location: { readonly href: string }
}

/** Guards the administrator pages: visitors go to `/auth`, others to `/` (ROUTE-29). The server checks every read and write itself. */
export async function guardAdmin(input: GuardInput): Promise<void> {
  const userId = signedInUser(input)
  if ((await roleOf(input, userId)) !== 'admin') redirectTo('/')
}

/** Guards the vendor pages: visitors go to `/auth`, accounts without the role to `/vendor/apply`; administrators pass (ROUTE-31, AMB-007). */
export async function guardVendor(input: GuardInput): Promise<void> {
  const userId = signedInUser(input)
  if ((await roleOf(input, userId)) !== 'buyer') return
  // That page says that a plan was just activated (AMB-072).
  const isActivated = /[?&]activated=free(?:&|$)/.test(input.location.href)
  redirectTo(isActivated ? '/vendor/apply?activated=free' : '/vendor/apply')
}

/** Guards the developer pages: a developer has the flag or is vendor or administrator; others go to `/pricing` (ROUTE-30, AMB-008). */
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

import { findAdministrators, revokeDemoAccess } from '#modules/identity/public.ts'
import type { Database } from '#platform/database/database.ts'
import { CommandRefused } from './explain-failure.ts'

/**
 * Ends what the demo opened, at a start without it: the sessions of its accounts and the links mailed to them. Refuses the start (`CommandRefused`)
 * while accounts of the demo are the only administrators, since nobody could sign in as one.
 */
export async function closeDemo(db: Database): Promise<void> {
  await revokeDemoAccess(db)
  const administrators = await findAdministrators(db)
  const demo = administrators.find(({ isDemo }) => isDemo)
  if (demo === undefined || administrators.some(({ isDemo }) => !isDemo)) return
  throw new CommandRefused(
    `Alleen een demo-account is beheerder (${demo.email}), en dat kan niet meer inloggen. Maak eerst je eigen account beheerder: ` +
      'npm run admin -- grant <je e-mailadres> admin. Heb je nog geen account, neem dan het demo-account zijn rol af: ' +
      `npm run admin -- grant ${demo.email} buyer. Start daarna opnieuw.`,
  )
}

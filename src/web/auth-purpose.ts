import { botDetailQuery } from '#modules/catalogue/screens/catalogue-client.ts'
import { safeRedirect } from '#modules/identity/contract/safe-redirect.ts'
import type { RouterContext } from './router-context.ts'

/** Only paths pass, so the origin that resolves them makes no difference. */
const ANY_ORIGIN = 'https://syvo.invalid'

/** Returns the path of ours in a `redirect`, the same in the browser and on the server; `/` for anything else. */
export function redirectPath(redirect: string | undefined): string {
  return safeRedirect(redirect, ANY_ORIGIN)
}

/**
 * Tells whether a redirect usually begins with a new account: choosing a role, a plan on the public pages (PLAN-09, PLAN-10), or ordering a bot
 * (AMB-036, AMB-037).
 */
export function isForNewcomers(redirect: string | undefined): boolean {
  return /^\/(?:onboarding|(?:api\/)?checkout|bestellen)(?=[?#]|$)/.test(redirectPath(redirect))
}

/** The visitor's purpose after signing in: order a plan, become a vendor, order one bot, set it up, or view it further. */
export type AuthPurpose =
  | { readonly does: 'subscribe' }
  | { readonly does: 'build' }
  | { readonly does: BotPurpose; readonly botName: string }

type BotPurpose = 'configure' | 'visit' | 'rent' | 'buy'

const BOT_PATH =
  /^\/(?:(?:bot|my-bots|install|template)\/|(?:dashboard|bestellen)\?bot=)([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(\/inrichten)?(?=[/?#&]|$)/i

/** Returns the bot that a redirect leads to; null for any other redirect, and for one that is not ours. */
export function botOfRedirect(redirect: string | undefined): { botId: string; does: BotPurpose } | null {
  const path = redirectPath(redirect)
  const [, botId, wizard] = BOT_PATH.exec(path) ?? []
  if (!botId) return null
  if (path.startsWith('/bestellen?')) return { botId, does: /&als=koop(?:&|$)/.test(path) ? 'buy' : 'rent' }
  return { botId, does: wizard || /[?&]proef(?:=|&|$)/.test(path) ? 'configure' : 'visit' }
}

/** Returns the purpose that the login form names. It names a bot (AMB-195) by the marketplace's own name, never by a text of the address. */
export async function loadAuthPurpose(
  { api, queryClient }: Pick<RouterContext, 'api' | 'queryClient'>,
  redirect: string | undefined,
): Promise<AuthPurpose | null> {
  const path = redirectPath(redirect)
  if (/^\/(?:api\/)?checkout(?=[?#]|$)/.test(path)) return { does: 'subscribe' }
  if (/^\/(?:(?:become-developer|vendor|developer|dev)(?=[/?#]|$)|onboarding\?rol=maker$)/.test(path))
    return { does: 'build' }
  const found = botOfRedirect(redirect)
  if (!found) return null
  try {
    const bot = await queryClient.ensureQueryData(botDetailQuery(api, found.botId, null))
    return bot ? { botName: bot.title, does: found.does } : null
  } catch (error) {
    console.error('the bot that the visitor goes to could not be read', error)
    return null
  }
}

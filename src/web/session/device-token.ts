const TOKEN_KEY = 'syvo.device'

/**
 * What shows at the next sign-in that this browser signed in before: strangers' wrong passwords then do not lock it out. It opens nothing, so it
 * stays when its user signs out. Undefined without one, and where storage is closed to us.
 */
export function readDeviceToken(): string | undefined {
  try {
    return localStorage.getItem(TOKEN_KEY) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores the token of the newest sign-in. */
export function saveDeviceToken(token: string | undefined): void {
  try {
    if (token !== undefined) localStorage.setItem(TOKEN_KEY, token)
  } catch (error) {
    console.error('the device could not be remembered', error)
  }
}

const TOKEN_KEY = 'syvo.device'

/**
 * Returns the token that proves at the next sign-in that this browser signed in before: wrong passwords from elsewhere then do not lock it out. It
 * opens nothing, so it stays when its user signs out. Undefined without one, and without storage.
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

const SECRET_KEY = 'syvo.auth.sign-up'
const SECRET_BYTES = 32

/**
 * Returns the secret that this browser stores from its sign-up until the address is confirmed: with it the mailed link also signs in here (AMB-199).
 * Created when there is none; undefined without storage, and the link then only confirms.
 */
export function makeSignUpSecret(): string | undefined {
  try {
    const stored = localStorage.getItem(SECRET_KEY)
    if (stored !== null) return stored
    const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES))
    const secret = btoa(String.fromCharCode(...bytes))
      .replace(/\+/g, '-')
      .replace(/\//g, '_')
      .replace(/={1,2}$/, '')
    localStorage.setItem(SECRET_KEY, secret)
    return secret
  } catch {
    return undefined
  }
}

/** Returns the secret of a sign-up in this browser, or undefined. */
export function readSignUpSecret(): string | undefined {
  try {
    return localStorage.getItem(SECRET_KEY) ?? undefined
  } catch {
    return undefined
  }
}

/** Deletes the secret once it was used. */
export function deleteSignUpSecret(): void {
  try {
    localStorage.removeItem(SECRET_KEY)
  } catch {
    // Without storage nothing was stored either.
  }
}

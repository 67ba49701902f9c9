const SECRET_KEY = 'syvo.auth.sign-up'
const SECRET_BYTES = 32

/**
 * The secret that this browser keeps from its sign-up until the address is confirmed: with it the mailed link also signs in here (AMB-199). Made
 * when there is none; undefined where storage is closed to us, and the link then only confirms.
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

/** The secret of a sign-up in this browser, or undefined. */
export function readSignUpSecret(): string | undefined {
  try {
    return localStorage.getItem(SECRET_KEY) ?? undefined
  } catch {
    return undefined
  }
}

/** Deletes the secret once it has done its work. */
export function deleteSignUpSecret(): void {
  try {
    localStorage.removeItem(SECRET_KEY)
  } catch {
    // Storage is closed to us, so nothing was kept either.
  }
}

import { safeRedirect } from '../contract/safe-redirect.ts'

/** Returns the path of an untrusted redirect target; our own origin may precede it, anything else becomes `/` (API-03). */
export function sanitizeRedirect(target: string | undefined, publicUrl: string): string {
  const path = target?.startsWith(publicUrl) ? target.slice(publicUrl.length) : target
  return safeRedirect(path, new URL(publicUrl).origin)
}

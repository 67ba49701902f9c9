import { safeRedirect } from '../contract/safe-redirect.ts'

/** The path of ours that an untrusted target stands for; it may be written with our own address in front, anything else becomes `/` (API-03). */
export function sanitizeRedirect(target: string | undefined, publicUrl: string): string {
  const path = target?.startsWith(publicUrl) ? target.slice(publicUrl.length) : target
  return safeRedirect(path, new URL(publicUrl).origin)
}

import type { Settings } from '#platform/config/settings.ts'

/** Returns the headers of a page beside its content policy; endpoints and files answer without them. */
export function securityHeaders(settings: Settings): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    ...(settings.PUBLIC_URL.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
}

/** The two style tags that sonner 2.0.8 adds by itself: the empty one, and its sheet. They change with that version. */
const TOAST_STYLES =
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='"

/**
 * Returns the content policy of a page: only scripts with this answer's nonce and what they load, only our own files, no inline styles, and no
 * framing by other sites. Development lets Vite inject styles and open its socket.
 */
export function pagePolicy(nonce: string, settings: Settings, mode: 'production' | 'development'): string {
  const dev = mode === 'development'
  const rules = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    dev ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}' ${TOAST_STYLES}`,
    "img-src 'self' data:",
    "font-src 'self'",
    dev ? "connect-src 'self' ws:" : "connect-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ]
  return [...rules, ...(settings.PUBLIC_URL.startsWith('https:') ? ['upgrade-insecure-requests'] : [])].join('; ')
}

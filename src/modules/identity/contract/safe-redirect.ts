/**
 * Returns the path to open after login from an untrusted `redirect` value (ROUTE-07, AMB-021): only a path of this app, never the login screen
 * itself; everything else becomes `/`. The same function runs on the server, in the browser and in the head script, so it is self-contained.
 */
export function safeRedirect(value: string | null | undefined, origin: string): string {
  const home = '/'
  if (!value || value.length > 2000) return home
  if (!/^\/(?!\/)/.test(value) || value.includes('\\')) return home
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i)
    if (code < 33 || code === 127) return home
  }
  let url: URL
  try {
    url = new URL(value, origin)
  } catch {
    return home
  }
  if (url.origin !== origin || url.username !== '' || /^\/\//.test(url.pathname)) return home
  if (/^\/(auth|signup)(\/|$)/i.test(url.pathname)) return home
  return url.pathname + url.search + url.hash
}

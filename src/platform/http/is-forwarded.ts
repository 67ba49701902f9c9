/** The headers that proxies, load balancers, content networks and tunnels add to a forwarded request. */
const FORWARDING_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-original-forwarded-for',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-envoy-external-address',
  'x-amzn-trace-id',
  'cf-connecting-ip',
  'cf-ray',
  'cdn-loop',
  'true-client-ip',
  'fastly-client-ip',
  'fly-client-ip',
  'tailscale-user-login',
  'x-azure-clientip',
  'ngrok-auth-user-email',
] as const

/**
 * Returns true when a proxy or tunnel forwarded the request, so that the caller may be on another machine: it has one of these headers, or it is
 * HTTP/1.0, which nginx uses to its backends by default, and no browser does.
 */
export function isForwarded(context: { readonly req: { readonly raw: Request }; readonly env: unknown }): boolean {
  const { headers } = context.req.raw
  const version = memberOf(memberOf(context.env, 'incoming'), 'httpVersion')
  return version === '1.0' || FORWARDING_HEADERS.some((name) => headers.has(name))
}

function memberOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

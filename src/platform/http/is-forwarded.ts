/** The headers by which proxies, load balancers, content networks and tunnels say for whom they ask. */
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
 * True when a proxy or tunnel passed the request on, so that whoever asks need not sit at this machine: it has a header of theirs, or it is
 * HTTP/1.0, which nginx speaks to what stands behind it unless told otherwise, and no browser does.
 */
export function isForwarded(context: { readonly req: { readonly raw: Request }; readonly env: unknown }): boolean {
  const { headers } = context.req.raw
  const version = memberOf(memberOf(context.env, 'incoming'), 'httpVersion')
  return version === '1.0' || FORWARDING_HEADERS.some((name) => headers.has(name))
}

function memberOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

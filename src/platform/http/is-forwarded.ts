const MARKS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'] as const

/** True when a proxy or tunnel passed the request on, so that whoever asks need not sit at this machine. */
export function isForwarded(headers: Headers): boolean {
  return MARKS.some((name) => headers.has(name))
}

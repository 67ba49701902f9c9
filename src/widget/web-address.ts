/** Returns the address when it is an absolute http(s) address without a user name in it, otherwise '': only such an address becomes a link. */
export function webAddress(value: string): string {
  try {
    const url = new URL(value)
    return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url.href : ''
  } catch {
    return ''
  }
}

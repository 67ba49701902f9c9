/** Returns the part of the chat page with this id; throws when the chat document lacks it, which is a bug. */
export function part<T extends Element>(id: string, kind: abstract new (...args: never[]) => T): T {
  const found = document.getElementById(id)
  if (found instanceof kind) return found
  throw new Error(`chat page without #${id}`)
}

/** Creates an element whose content is text, never HTML. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  content = '',
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag)
  made.className = className
  made.textContent = content
  return made
}

/** Shows one of the page's parts and hides the others. */
export function showOnly(id: 'notice' | 'chat' | 'contact' | 'thanks'): void {
  for (const each of ['notice', 'chat', 'contact', 'thanks']) part(each, HTMLElement).hidden = each !== id
}

/** Returns a random UUID; also on plain-http installations, where `crypto.randomUUID` does not exist. */
export function newId(): string {
  if (crypto.randomUUID) return crypto.randomUUID()
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte, at) =>
    (at === 6 ? (byte & 15) | 64 : at === 8 ? (byte & 63) | 128 : byte).toString(16).padStart(2, '0'),
  ).join('')
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'

type Parts = readonly (string | number)[]

/** Returns a list as a signed text; the kind is signed too, so that a text of one kind is never accepted as another. */
export function signParts(key: KeyObject, kind: string, parts: Parts): string {
  const body = `${kind}.${Buffer.from(JSON.stringify(parts)).toString('base64url')}`
  return `${body}.${signatureOf(key, body)}`
}

/** Returns the list that `signParts` wrote with this key and kind; null for any other text. */
export function readSignedParts(key: KeyObject, kind: string, text: string): Parts | null {
  const [given, body, signature = ''] = text.split('.')
  if (given !== kind || !body) return null
  const [expected, seen] = [Buffer.from(signatureOf(key, `${kind}.${body}`)), Buffer.from(signature)]
  if (expected.length !== seen.length || !timingSafeEqual(expected, seen)) return null
  // The signature proves that `signParts` wrote this text.
  return JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as Parts
}

function signatureOf(key: KeyObject, body: string): string {
  return createHmac('sha256', key).update(body).digest('base64url')
}

import { timingSafeEqual } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import * as z from 'zod/mini'
import type { ProviderEvent } from '../provider.ts'

const AGE_MAX_SECONDS = 5 * 60
const ORDER_CHANGED = 'order.changed'
const bodySchema = z.object({ type: z.string(), data: z.object({ order_id: z.string() }) })

/** Returns a webhook message for an event: the body and the headers of Standard Webhooks, signed at `now`. */
export function signWebhook(
  signingKey: Uint8Array,
  event: ProviderEvent,
  now: Date,
): { body: string; headers: Headers } {
  const body = JSON.stringify({
    type: ORDER_CHANGED,
    timestamp: now.toISOString(),
    data: { order_id: event.orderId },
  })
  const headers = new Headers({
    'content-type': 'application/json',
    'webhook-id': event.eventId,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': signerOf(signingKey).sign(event.eventId, now, body),
  })
  return { body, headers }
}

/** Parses a signed body; null when the signature is not ours or more than five minutes from `now`, empty for a message that is not about an order. */
export function parseSignedWebhook(
  signingKey: Uint8Array,
  request: { rawBody: string; headers: Headers },
  now: Date,
): readonly ProviderEvent[] | null {
  const eventId = request.headers.get('webhook-id')
  const timestamp = request.headers.get('webhook-timestamp') ?? ''
  const signatures = (request.headers.get('webhook-signature') ?? '').split(' ')
  if (!eventId || !/^\d{1,12}$/.test(timestamp)) return null
  if (Math.abs(Math.floor(now.getTime() / 1000) - Number(timestamp)) > AGE_MAX_SECONDS) return null
  // The library's own check reads the machine's clock; here time is passed in.
  const expected = signerOf(signingKey).sign(eventId, new Date(Number(timestamp) * 1000), request.rawBody)
  if (!signatures.some((signature) => isSame(signature, expected))) return null
  const body = bodySchema.safeParse(parsed(request.rawBody))
  return body.success && body.data.type === ORDER_CHANGED ? [{ eventId, orderId: body.data.data.order_id }] : []
}

function signerOf(signingKey: Uint8Array): Webhook {
  return new Webhook(signingKey, { format: 'raw' })
}

function isSame(one: string, other: string): boolean {
  const [given, expected] = [Buffer.from(one), Buffer.from(other)]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

import * as z from 'zod/mini'
import { operation } from '../http/operation.ts'

/**
 * Opens the live stream of one channel for the signed-in user, as server-sent events read by fetch with the token in a header. Events carry ids only:
 * `ready` once at the start, `change` with `{ id }` (null = anything), and `reread` after a gap; readers fetch the rest as themselves.
 */
export const openRealtime = operation({
  id: 'openRealtime',
  summary: 'Live wijzigingen volgen',
  method: 'GET',
  path: '/realtime/v1',
  access: 'signed-in',
  query: z.strictObject({ channel: z.string().check(z.regex(/^[a-z][a-z-]{0,29}$/, 'Dit kanaal bestaat niet')) }),
  output: z.object({ id: z.nullable(z.string()) }),
  errors: ['unknown_channel'],
  answers: 'stream',
})

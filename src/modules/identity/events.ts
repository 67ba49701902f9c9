import * as z from 'zod/mini'
import { defineEvent } from '#platform/events/define-event.ts'

/** An account confirmed another mail address; the owner is the account. */
export const emailChanged = defineEvent('account.address-changed', z.object({}))

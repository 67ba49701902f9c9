import * as z from 'zod/mini'
import { asService } from '#platform/database/as-service.ts'
import { enqueueJob } from '#platform/jobs/enqueue-job.ts'
import { mailQueue } from '#platform/jobs/job-queue.ts'
import type { JobRegistry } from '#platform/jobs/job-registry.ts'
import { enqueueMail, isMailKnown } from '#platform/mail/enqueue-mail.ts'
import { admitUnsolicitedMail, nextHourAt } from '#platform/mail/unsolicited-mail.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import {
  accountExistsMail,
  choosePasswordMail,
  codeMail,
  confirmMail,
  type IdentityMail,
  newAddressMail,
  recoverMail,
} from '../mails/identity-mails.ts'
import { newMailedCode } from '../one-time-codes.ts'
import { codeHash, newSecret, secretHash } from '../one-time-token.ts'
import { findPasswordHash, removeUnprovenPassword } from '../store/credential-store.ts'
import { createOneTimeToken, type TokenPurpose } from '../store/one-time-token-store.ts'
import { findUser, findUserByEmail, type UserRow } from '../store/session-store.ts'

/** The job that mails a link or code; for an address without an account it does nothing. */
export const AUTH_MAIL_JOB = 'identity.mail'

const payloadSchema = z.object({
  kind: z.enum(['sign-up', 'resend', 'recover', 'code', 'email-change']),
  email: z.string(),
  redirect: z.string(),
  /** Hash of the secret of the browser that signed up; empty when it has none. */
  device: z._default(z.string(), ''),
  /** For a change of address: the account, and the session that requested it. */
  userId: z._default(z.string(), ''),
  sessionId: z._default(z.string(), ''),
  /** The network that requested it; a job from before this was recorded has none. */
  sender: z.optional(z.string()),
  /** How often the circuit breaker postponed this mail. */
  putOff: z.optional(z.number()),
})

type Payload = z.output<typeof payloadSchema>

/** The reason for a mail. */
export type AuthMailKind = Payload['kind']

type Deps = Pick<IdentityDeps, 'db' | 'clock' | 'log' | 'maskKey' | 'publicUrl' | 'confirmEmail' | 'isDemo'>

const MINUTE_MS = 60_000
const PUT_OFF_MAX = 6
/** How long the mailed secrets are valid, and how many attempts they allow. */
const TERMS = {
  confirm: { minutes: 24 * 60, attempts: 5 },
  recover: { minutes: 60, attempts: 10 },
  choose: { minutes: 24 * 60, attempts: 10 },
  code: { minutes: 10, attempts: 5 },
  email: { minutes: 24 * 60, attempts: 5 },
} as const

const PURPOSES = {
  confirm: 'confirm',
  recover: 'recover',
  choose: 'recover',
  code: 'code',
  email: 'email',
} as const satisfies Record<keyof typeof TERMS, TokenPurpose>

/** Registers the job. It runs once per request; a run that is repeated after a crash finds its mail made and leaves it. */
export function registerIdentityJobs(deps: Deps, jobs: JobRegistry): void {
  jobs.registerJob({
    name: AUTH_MAIL_JOB,
    queue: mailQueue,
    handle: async (payload, { jobId }) => {
      const asked = payloadSchema.parse(payload)
      const dedupeKey = `${AUTH_MAIL_JOB} ${jobId}`
      if (await asService(deps.db, (tx) => isMailKnown(tx, dedupeKey))) return
      const user = await findUserByEmail(deps.db, asked.email)
      if (user?.isDemo && !deps.isDemo) return
      // Checked before anything is created: a mail that is not sent must not invalidate the link of an earlier one.
      if (!(await isAdmitted(deps, user, asked, dedupeKey))) return
      const found =
        asked.kind === 'email-change' ? await changeMailFor(deps, user, asked) : await accountMailFor(deps, user, asked)
      if (!found) return
      const { mail, to } = found
      const now = deps.clock.now()
      const { kind, ...texts } = mail
      await asService(deps.db, (tx) => enqueueMail(tx, { ...to, kind, dedupeKey, ...texts, now }))
    },
  })
}

/** Tells whether the mail may be sent; one that the circuit breaker stopped is retried in the next hours. */
async function isAdmitted(deps: Deps, user: UserRow | undefined, asked: Payload, key: string): Promise<boolean> {
  if (!user && asked.kind !== 'email-change') return false
  if (user && asked.kind === 'resend' && !isUnproven(deps, user)) return false
  return asService(deps.db, async (tx) => {
    const now = deps.clock.now()
    const admission = await admitUnsolicitedMail(tx, {
      maskKey: deps.maskKey,
      recipient: asked.email,
      sender: asked.sender ?? (asked.userId || 'unknown'),
      key,
      isRepeatable: asked.kind !== 'sign-up' && asked.kind !== 'email-change',
      isAccount: user?.emailVerified === true,
      now,
    })
    if (admission === 'admitted') return true
    const putOff = (asked.putOff ?? 0) + 1
    const isTriedAgain = admission === 'installation' && putOff <= PUT_OFF_MAX
    deps.log.warn({ reason: admission, kind: asked.kind, isTriedAgain }, 'a mail that nobody asked for was not sent')
    if (isTriedAgain) {
      const runAt = nextHourAt(now, Math.random)
      await enqueueJob(tx, { name: AUTH_MAIL_JOB, payload: { ...asked, putOff }, runAt, now })
    }
    return false
  })
}

function isUnproven({ confirmEmail }: Deps, user: UserRow): boolean {
  return confirmEmail && !user.emailVerified
}

type Mail = IdentityMail & { kind: string }

type Addressed = { mail: Mail; to: { userId: string; recipient: string } }

async function accountMailFor(deps: Deps, user: UserRow | undefined, asked: Payload): Promise<Addressed | null> {
  const mail = user && (await mailFor(deps, user, asked))
  return user && mail ? { mail, to: { userId: user.id, recipient: user.email } } : null
}

/** Returns the link for the new address; when that has an account already, the notice to its owner. */
async function changeMailFor(deps: Deps, owner: UserRow | undefined, asked: Payload): Promise<Addressed | null> {
  const { publicUrl } = deps
  if (owner) {
    return { mail: await existsMailOf(deps, owner, '/'), to: { userId: owner.id, recipient: owner.email } }
  }
  const asker = await findUser(deps.db, asked.userId)
  if (!asker) return null
  const data = { email: asked.email, session: asked.sessionId }
  const secret = await saveMail(deps, asker, 'email', { secret: newSecret(), redirect: '/account', data })
  const mail = { kind: 'auth-email', ...newAddressMail({ publicUrl, secret }) }
  return { mail, to: { userId: asker.id, recipient: asked.email } }
}

/** Returns the mail for one request, with its one-time token stored; null when there is nothing to send. */
async function mailFor(deps: Deps, user: UserRow, { kind, redirect, device }: Payload): Promise<Mail | null> {
  const { publicUrl } = deps
  if (isUnproven(deps, user)) return mailOfUnproven(deps, user, { kind, redirect, device })
  switch (kind) {
    case 'recover': {
      const secret = await saveMail(deps, user, 'recover', { secret: newSecret(), redirect })
      return { kind: 'auth-recover', ...recoverMail({ publicUrl, secret }) }
    }
    case 'code': {
      const code = await saveMail(deps, user, 'code', { secret: newMailedCode(), redirect })
      return { kind: 'auth-code', ...codeMail({ code, publicUrl }) }
    }
    case 'sign-up':
      return existsMailOf(deps, user, redirect)
    case 'resend':
    case 'email-change':
      return null
  }
}

async function existsMailOf(deps: Deps, owner: UserRow, redirect: string): Promise<Mail> {
  const secret = await saveMail(deps, owner, 'recover', { secret: newSecret(), redirect })
  return { kind: 'auth-exists', ...accountExistsMail({ publicUrl: deps.publicUrl, secret }) }
}

/**
 * Returns the mail for an unconfirmed account. The mail of its only sign-up confirms the password chosen there. Any other request may come from
 * another person than the one who signed up, so it ends in choosing a password; the previous password and its confirmation link stop working.
 */
async function mailOfUnproven(
  deps: Deps,
  user: UserRow,
  { kind, redirect, device }: Pick<Payload, 'kind' | 'redirect' | 'device'>,
): Promise<Mail> {
  const { publicUrl } = deps
  // A second sign-up has removed the password already.
  if (kind === 'sign-up' && (await findPasswordHash(deps.db, user.id)) !== undefined) {
    const secret = await saveMail(deps, user, 'confirm', { secret: newSecret(), redirect, device })
    return { kind: 'auth-confirm', ...confirmMail({ publicUrl, secret }) }
  }
  await removeUnprovenPassword(deps.db, user.email)
  const secret = await saveMail(deps, user, 'choose', { secret: newSecret(), redirect })
  return { kind: 'auth-choose', ...choosePasswordMail({ publicUrl, secret }) }
}

async function saveMail(
  { db, clock, maskKey }: Deps,
  user: UserRow,
  what: keyof typeof TERMS,
  {
    secret,
    redirect,
    device = '',
    data = {},
  }: { secret: string; redirect: string; device?: string; data?: Record<string, string> },
): Promise<string> {
  const now = clock.now()
  const { minutes, attempts } = TERMS[what]
  await createOneTimeToken(db, {
    purpose: PURPOSES[what],
    userId: user.id,
    secretHash: what === 'code' ? codeHash(maskKey, user.id, secret) : secretHash(secret),
    data: device === '' ? { redirect, ...data } : { redirect, device },
    attempts,
    expiresAt: new Date(now.getTime() + minutes * MINUTE_MS),
    now,
  })
  return secret
}

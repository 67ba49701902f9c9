import { afterEach, describe, expect, it, vi } from 'vitest'
import type { SessionStore } from './session-store.ts'
import { signOut, signOutEverywhere } from './sign-out.ts'

function parts(answer: () => Promise<Response>) {
  const steps: string[] = []
  const store = {
    token: () => 'token-in-memory',
    clearStored: () => void steps.push('storage'),
  } as Partial<SessionStore> as SessionStore
  return {
    steps,
    store,
    send: (path: string, init: RequestInit) => {
      steps.push(`${init.method} ${path} ${new Headers(init.headers).get('authorization')}`)
      return answer()
    },
    leave: (path: string) => void steps.push(`leave ${path}`),
  }
}

const END = 'POST /auth/v1/logout?scope=global Bearer token-in-memory'

describe('signing out', () => {
  afterEach(() => vi.restoreAllMocks())

  it('[AUTH-09] empties storage, ends the sessions everywhere with the token from memory, then opens /auth', async () => {
    const run = parts(() => Promise.resolve(Response.json({ ok: true })))
    await signOut(run)
    expect(run.steps).toEqual(['storage', END, 'leave /auth'])
  })

  it('[AUTH-09] opens the target of the header menu', async () => {
    const run = parts(() => Promise.resolve(Response.json({ ok: true })))
    await signOut(run, '/')
    expect(run.steps.at(-1)).toBe('leave /')
  })

  it.each([
    [
      'a refusal',
      () => Promise.resolve(Response.json({ error: { code: 'internal', message: 'stuk' } }, { status: 503 })),
    ],
    ['no connection', () => Promise.reject(new TypeError('offline'))],
  ])('[AUTH-10] logs %s to the console and still leaves', async (_name, answer) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const run = parts(answer)
    await signOut(run)
    expect(logged).toHaveBeenCalledTimes(1)
    expect(run.steps.at(-1)).toBe('leave /auth')
  })

  it('[AUTH-11] asks the server nothing when this browser has no session', async () => {
    const run = parts(() => Promise.resolve(Response.json({ ok: true })))
    await signOutEverywhere(run.send, null)
    expect(run.steps).toEqual([])
  })

  it('[AUTH-11] ends a session that this browser has, and continues when that fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const run = parts(() => Promise.reject(new TypeError('offline')))
    await expect(signOutEverywhere(run.send, 'token-in-memory')).resolves.toBeUndefined()
    expect(run.steps).toEqual([END])
  })
})

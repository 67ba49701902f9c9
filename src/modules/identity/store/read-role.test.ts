import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../../tests/support/create-test-app.ts'
import { appendRole } from './account-store.ts'
import { readRole } from './read-role.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const grant = (userId: string, role: 'vendor' | 'admin') =>
  app.db.as({ role: 'service' }, (tx) => appendRole(tx, { userId, role, now: app.clock.now() }))

it('accounts asked about together share one statement, and each gets its own role', async () => {
  const [buyer, vendor, admin] = await Promise.all([app.signUp(), app.signUp(), app.signUp()])
  await grant(vendor.userId, 'vendor')
  await grant(admin.userId, 'admin')
  const query = vi.spyOn(app.db, 'query')
  const asked = [buyer, vendor, admin, vendor].map(({ userId }) => readRole(app.db, userId))
  expect(await Promise.all(asked)).toEqual(['buyer', 'vendor', 'admin', 'vendor'])
  expect(query).toHaveBeenCalledTimes(1)
})

it('a changed role counts for the next question', async () => {
  const { userId } = await app.signUp()
  const before = readRole(app.db, userId)
  expect(await before).toBe('buyer')
  await grant(userId, 'admin')
  expect(await readRole(app.db, userId)).toBe('admin')
})

it('a read that fails rejects every question of its statement, and the next one is asked anew', async () => {
  const { userId } = await app.signUp()
  vi.spyOn(app.db, 'query').mockRejectedValueOnce(new Error('connection lost'))
  const asked = await Promise.allSettled([readRole(app.db, userId), readRole(app.db, userId)])
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await readRole(app.db, userId)).toBe('buyer')
})

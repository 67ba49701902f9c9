import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/create-test-app.ts'
import { makeAdmin } from '../../../tests/support/make-admin.ts'
import { getAcademy, lessonOfPaper, lessonOfVideo, parseAcademy } from './academy.ts'
import { type Course, LEVELS, type StarterKit } from './contract.ts'

let app: TestApp
let courses: Course[]
let kits: StarterKit[]
beforeAll(async () => {
  app = await createTestApp()
  ;({ courses, kits } = (await app.send('GET', '/functions/v1/academy')).body)
})
afterAll(() => app.close())

const become = (token: string, userId: string) =>
  app.send('POST', '/rest/v1/profiles?on_conflict=user_id', {
    token,
    body: { user_id: userId, role: 'vendor', is_developer: true },
  })
const read = (id: string, token: string | null = null) => app.send('GET', `/functions/v1/academy/${id}`, { token })
const profileOf = async (token: string) => (await app.send('GET', '/rest/v1/profiles', { token })).body[0]

describe('the list of the academy', () => {
  it('[DATA-23] has every field of courses and starter kits, and says that the figures are not measured', async () => {
    const { figures } = (await app.send('GET', '/functions/v1/academy')).body
    expect(figures).toContain('niet gemeten')
    for (const course of courses) {
      const { id, title, description, level, duration, rating, students, lessons, type } = course
      for (const text of [id, title, description, duration]) expect(text.length).toBeGreaterThan(1)
      expect(LEVELS).toContain(level)
      expect(['video', 'book', 'workshop']).toContain(type)
      expect([Number.isInteger(students), Number.isInteger(lessons)]).toEqual([true, true])
      // A video that was never shown has no rating.
      expect(type === 'video' ? [rating, students] : typeof rating).toEqual(type === 'video' ? [null, 0] : 'number')
    }
    for (const kit of kits) {
      const { title, description, downloads, category, difficulty, setupTime } = kit
      for (const text of [title, description, category, setupTime]) expect(text.length).toBeGreaterThan(1)
      expect([LEVELS.includes(difficulty), Number.isInteger(downloads)]).toEqual([true, true])
    }
  })

  it('has courses of every level and type', () => {
    expect(new Set(courses.map(({ level }) => level))).toEqual(new Set(LEVELS))
    expect(new Set(courses.map(({ type }) => type))).toEqual(new Set(['video', 'book', 'workshop']))
    expect(kits.length).toBeGreaterThan(0)
  })
})

describe('a lesson', () => {
  it('of a video course opens only for accounts with the developer flag, also as a buyer (AMB-031)', async () => {
    const [buyer, vendor, developer] = [await app.signUp(), await app.signUp(), await app.signUp()]
    const choose = (token: string, role: string) => app.send('PATCH', '/rest/v1/profiles', { token, body: { role } })
    await choose(vendor.token, 'vendor')
    await become(developer.token, developer.userId)
    await choose(developer.token, 'buyer')
    const videos = courses.filter(({ type }) => type === 'video')
    expect(videos.length).toBeGreaterThan(0)
    for (const { id, lessons } of videos) {
      for (const token of [null, 'geen-sessie', buyer.token, vendor.token]) {
        const closed = await read(id, token)
        expect([closed.status, closed.body.content, closed.body.download]).toEqual([200, null, null])
        // Its description is visible to anyone.
        expect(closed.body.chapters).toHaveLength(lessons)
      }
      expect((await read(id, developer.token)).body.content).toContain('<h2 id="deel-')
    }
  })

  it('of a book, workshop or kit is open to anyone, and an unknown one is not found', async () => {
    for (const { id } of [...courses.filter(({ type }) => type !== 'video'), ...kits]) {
      const { status, body } = await read(id)
      expect([status, body.download]).toEqual([200, `/functions/v1/academy/${id}/pdf`])
      for (const { anchor } of body.chapters) expect(body.content).toContain(`id="${anchor}"`)
      expect(body.content).not.toContain('<input')
    }
    expect((await read('bestaat-niet')).status).toBe(404)
    expect((await read('..%2F..%2Fcourses')).status).toBe(422)
  })
})

describe('becoming a developer', () => {
  it('[API-09] onboarding updates the own role, becoming a developer upserts role and flag; both set the time', async () => {
    const { token, userId } = await app.signUp()
    app.clock.advanceMs(60_000)
    const stamp = app.clock.now().toISOString()
    const chosen = await app.send('PATCH', `/rest/v1/profiles?user_id=eq.${userId}`, {
      token,
      body: { role: 'buyer', updated_at: stamp },
    })
    expect(chosen).toMatchObject({ status: 200, body: [{ user_id: userId, role: 'buyer', updated_at: stamp }] })
    app.clock.advanceMs(60_000)
    const now = app.clock.now().toISOString()
    const expected = { user_id: userId, role: 'vendor', is_developer: true, updated_at: now }
    expect(await become(token, userId)).toMatchObject({ status: 200, body: [expected] })
    expect(await profileOf(token)).toEqual(expected)
    // A second time changes only the time.
    app.clock.advanceMs(60_000)
    await become(token, userId)
    expect(await profileOf(token)).toEqual({ ...expected, updated_at: app.clock.now().toISOString() })
    const [newest] = (await app.send('GET', '/rest/v1/user_roles?order=created_at.desc&limit=1', { token })).body
    expect(newest.role).toBe('vendor')
  })

  it('marks an administrator and writes no row that would outlive a demotion (AMB-029)', async () => {
    const admin = await makeAdmin(app)
    const rolesOf = () =>
      app.db.query({ role: 'service' }, 'select role from app.user_roles where user_id = $1 order by seq', [
        admin.userId,
      ])
    const before = await rolesOf()
    expect(await become(admin.token, admin.userId)).toMatchObject({
      status: 200,
      body: [{ role: 'admin', is_developer: true }],
    })
    expect(await rolesOf()).toEqual(before)
  })

  it('is refused to visitors, for another account, and for any other role or flag; nothing changes', async () => {
    const [one, other] = [await app.signUp(), await app.signUp()]
    const before = await profileOf(other.token)
    expect((await become('', one.userId)).status).toBe(401)
    expect((await become(one.token, other.userId)).status).toBe(403)
    for (const wrong of [{ role: 'admin' }, { role: 'buyer' }, { is_developer: false }, { extra: 1 }]) {
      const body = { user_id: one.userId, role: 'vendor', is_developer: true, ...wrong }
      expect((await app.send('POST', '/rest/v1/profiles', { token: one.token, body })).status).toBe(422)
    }
    expect(await profileOf(other.token)).toEqual(before)
    expect((await profileOf(one.token)).is_developer).toBe(false)
  })
})

describe('the content files', () => {
  it('are refused with their name when a course does not fit, is a duplicate or has other chapters', async () => {
    expect(() => parseAcademy('courses: []')).toThrow('courses.yaml')
    const { courses: whole } = await getAcademy()
    const video = whole.find((one) => one.type === 'video')
    const book = whole.find((one) => one.type === 'book')
    if (video?.type !== 'video' || book?.type !== 'book') throw new Error('The academy lacks a video or book.')
    expect(() => lessonOfVideo(video, '## Iets anders')).toThrow(video.lesson)
    expect(() => lessonOfPaper(book, '---\ntitle: Ander\n---\nTekst')).toThrow(book.download)
  })
})

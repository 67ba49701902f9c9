import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { listAcademy as list, readLesson as read } from '../actions/read-academy.ts'
import type { Lesson } from '../contract.ts'
import { type AcademySearch, cleanAcademySearch } from './academy-address.ts'
import { AcademyScreen } from './academy-screen.tsx'
import { LessonScreen, type Reader } from './lesson-screen.tsx'

const answer = await list()
if (!answer.ok) throw new Error('The academy could not be read.')
const { courses, kits } = answer.value
const academy = (search: AcademySearch = {}) =>
  renderToStaticMarkup(<AcademyScreen courses={courses} kits={kits} search={search} onSearch={() => {}} />)
const shown = (html: string) => [...html.matchAll(/data-course="([^"]+)"/g)].map(([, id]) => id)

describe('the academy', () => {
  it('[PAGE-03] lists the courses with their level and type, and the starter kits', () => {
    const html = academy()
    expect(shown(html)).toEqual(courses.map(({ id }) => id))
    for (const text of ['Beginner', 'Gevorderd', 'Expert', 'Video', 'Boek', 'Workshop', 'Starterkits'])
      expect(html).toContain(text)
    for (const { id, level, type } of courses)
      expect(html).toContain(`data-course="${id}" data-type="${type}" data-level="${level}"`)
    for (const { id, title } of kits) expect(html).toMatch(new RegExp(`data-kit="${id}".*${title}`, 's'))
  })

  it('shows the courses of a level and a type, their number, and a way back when there are none', () => {
    for (const search of [{ niveau: 'Beginner' }, { type: 'book' }, { niveau: 'Gevorderd', type: 'workshop' }]) {
      const { niveau, type } = cleanAcademySearch(search)
      const left = courses.filter((one) => (!niveau || one.level === niveau) && (!type || one.type === type))
      expect(shown(academy(cleanAcademySearch(search)))).toEqual(left.map(({ id }) => id))
      expect(academy(cleanAcademySearch(search))).toContain(left.length === 1 ? '1 cursus' : `${left.length} cursussen`)
    }
    expect(academy({ niveau: 'Expert', type: 'book' })).toContain('Toon alle cursussen')
    expect(cleanAcademySearch({ niveau: 'constructor', type: ['video'] })).toEqual({})
  })

  it('offers every book, workshop and kit as a download, no video, and prints no unmeasured figures', () => {
    const html = academy()
    const files = [...html.matchAll(/href="\/functions\/v1\/academy\/([^"/]+)\/pdf"/g)].map(([, id]) => id)
    expect(files).toEqual([...courses.filter(({ type }) => type !== 'video'), ...kits].map(({ id }) => id))
    expect(html.replaceAll(/<[^>]*>/g, ' ')).not.toMatch(/student|score|4[.,]5/i)
  })
})

describe('a video course on the screen', async () => {
  const lesson = await lessonAs(false)
  const html = (reader: Reader, one = lesson) =>
    renderToStaticMarkup(
      <LessonScreen lesson={one} reader={reader} signInHref="/auth?redirect=%2Facademy%2Fx" onRetry={() => {}} />,
    )

  it('shows an account without access the link to the developer plans, and a visitor the sign-in link', () => {
    for (const reader of ['visitor', 'member'] as const) expect(html(reader)).toContain('href="/developer/pricing"')
    expect(html('visitor')).toContain('href="/auth?redirect=%2Facademy%2Fx"')
    expect(html('member')).not.toContain('href="/auth')
    expect(html('checking')).not.toContain('/developer/pricing')
    expect(html('failed')).toContain('Probeer opnieuw')
  })

  it('says to a developer that the recording is not there yet, and shows its chapters to read', async () => {
    const open = html('member', await lessonAs(true))
    expect(open).toContain('De video is er nog niet')
    expect(open).not.toContain('/developer/pricing')
    expect(open).not.toMatch(/<video|<iframe/)
    expect(open.match(/<h2 id="deel-/g)?.length).toBe(lesson.chapters.length)
  })
})

async function lessonAs(isDeveloper: boolean): Promise<Lesson> {
  const found = await read(
    { isDeveloper: () => Promise.resolve(isDeveloper) },
    { id: 'je-eerste-bot-maken', userId: 'u1' },
  )
  if (!found.ok) throw new Error('The lesson could not be read.')
  return found.value
}

import { join } from 'node:path'
import { z } from 'zod'
import { ContentError, parseYaml, readContentFile, splitContent } from '#platform/content/content-file.ts'
import { type AcademyContent, academySchema, type CourseContent, paperFactsSchema } from './academy-schema.ts'
import { kitText } from './kit-text.ts'
import { type Heading, lessonHtml } from './lesson-html.ts'

/** The text of a course or kit: as Markdown, as HTML, and the starts of its chapters. */
export interface LessonText {
  readonly markdown: string
  readonly html: string
  readonly headings: readonly Heading[]
}

/** The academy with all its texts, by id. */
export interface Academy extends AcademyContent {
  readonly texts: ReadonlyMap<string, LessonText>
}

const FOLDER = join(import.meta.dirname, 'content')
const FILE = 'courses.yaml'
let known: Promise<Academy> | null = null

/** Returns the academy; read from the product's own files once. */
export function getAcademy(): Promise<Academy> {
  known ??= readAcademy()
  return known
}

async function readAcademy(): Promise<Academy> {
  const content = parseAcademy(await readContentFile(FOLDER, FILE))
  const courses = content.courses.map(async (course) => [course.id, await textOfCourse(course)] as const)
  const kits = content.kits.map((kit) => [kit.id, textOf(kitText(kit))] as const)
  return { ...content, texts: new Map([...(await Promise.all(courses)), ...kits]) }
}

/** Parses the list of courses and kits. Throws `ContentError` when it does not fit. */
export function parseAcademy(text: string): AcademyContent {
  const content = academySchema.safeParse(parseYaml(text))
  if (!content.success) throw new ContentError(`${FILE}: ${z.prettifyError(content.error)}`)
  const ids = [...content.data.courses, ...content.data.kits].map(({ id }) => id)
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
  if (twice.length > 0) throw new ContentError(`${FILE}: ${twice.join(', ')} is there twice`)
  return content.data
}

async function textOfCourse(course: CourseContent): Promise<LessonText> {
  return course.type === 'video'
    ? lessonOfVideo(course, await readContentFile(FOLDER, course.lesson))
    : lessonOfPaper(course, await readContentFile(FOLDER, course.download))
}

/** Returns the text of a video course. Throws when it does not have the chapters of its outline. */
export function lessonOfVideo(course: CourseContent & { type: 'video' }, markdown: string): LessonText {
  const text = textOf(markdown)
  const total = course.outline.reduce((sum, { minutes }) => sum + minutes, 0)
  const titles = text.headings.map(({ title }) => title)
  if (titles.join('|') !== course.outline.map(({ title }) => title).join('|'))
    throw new ContentError(`${course.lesson}: its chapters are not those of the outline`)
  if (course.outline.length !== course.lessons || total !== course.minutes)
    throw new ContentError(`${FILE}: ${course.id} has ${course.outline.length} chapters of ${total} minutes together`)
  return text
}

/** Returns the text of a book or workshop. Throws when its head differs from the facts of its course. */
export function lessonOfPaper(course: CourseContent & { type: 'book' | 'workshop' }, file: string): LessonText {
  const { facts, body } = splitContent(course.download, file, paperFactsSchema)
  const summary = [facts.title, facts.slug, facts.kind, facts.level, facts.minutes].join('|')
  const stated = [course.title, course.id, course.type, course.level, course.minutes].join('|')
  if (summary !== stated) throw new ContentError(`${course.download}: ${summary} is not ${stated}`)
  const text = textOf(body.replace(/^# .*\n+/, ''))
  const numbered = text.headings.filter(({ title }) => /^\d+\. /.test(title)).length
  if (numbered !== course.lessons)
    throw new ContentError(`${course.download}: has ${numbered} numbered chapters and not ${course.lessons}`)
  return text
}

function textOf(markdown: string): LessonText {
  return { markdown, ...lessonHtml(markdown) }
}

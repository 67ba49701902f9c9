import { z } from 'zod'
import { LESSON_ID, LEVELS } from './contract.ts'

const line = z.string().min(2).max(240)
const common = {
  id: z.string().max(80).regex(LESSON_ID),
  tile: line,
  title: line,
  description: line,
  level: z.enum(LEVELS),
  duration: line,
  minutes: z.int().min(1).max(600),
  lessons: z.int().min(1).max(40),
  students: z.int().min(0),
}

const videoSchema = z.strictObject({
  ...common,
  type: z.literal('video'),
  rating: z.null(),
  // A recording needs its file, which no course has yet; a first recording needs a field and a player here.
  available: z.literal(false),
  lesson: z.string().startsWith('lessons/'),
  outline: z.array(z.strictObject({ title: line, minutes: z.int().min(1) })).min(1),
})

const paper = { rating: z.number().min(1).max(5), available: z.literal(true), download: z.string() }
const bookSchema = z.strictObject({ ...common, ...paper, type: z.literal('book') })
const workshopSchema = z.strictObject({ ...common, ...paper, type: z.literal('workshop') })

const kitSchema = z.strictObject({
  id: common.id,
  title: line,
  description: line,
  audience: line,
  bot: common.id,
  category: line,
  difficulty: z.enum(LEVELS),
  setupTime: line,
  downloads: z.int().min(0),
  startConfig: z.record(z.string(), z.string().min(1)),
  welcome: line,
  pages: z.array(z.strictObject({ name: line, needs: line })).min(1),
  questions: z.array(line).min(1),
  checklist: z.array(line).min(1),
})

/** The academy as `content/academy/courses.yaml` holds it. */
export const academySchema = z.strictObject({
  figures: z.strictObject({ label: line, note: line }),
  courses: z.array(z.discriminatedUnion('type', [videoSchema, bookSchema, workshopSchema])),
  kits: z.array(kitSchema),
})

/** The facts at the head of a book or workshop, which must equal those of its course. */
export const paperFactsSchema = z.strictObject({
  title: line,
  slug: z.string(),
  kind: z.enum(['book', 'workshop']),
  level: z.enum(LEVELS),
  minutes: z.int(),
  description: line,
})

/** The whole academy as its file holds it. */
export type AcademyContent = z.output<typeof academySchema>

/** A course as its file holds it. */
export type CourseContent = AcademyContent['courses'][number]

/** A starter kit as its file holds it. */
export type KitContent = AcademyContent['kits'][number]

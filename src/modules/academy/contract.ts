import * as z from 'zod/mini'
import { operation } from '#platform/http/operation.ts'

export const LEVELS = ['Beginner', 'Gevorderd', 'Expert'] as const
export const COURSE_TYPES = ['video', 'book', 'workshop'] as const

/** The prior knowledge that a course needs. */
export type Level = (typeof LEVELS)[number]

/** The type of a course: a video for vendors, a book or a workshop. */
export type CourseType = (typeof COURSE_TYPES)[number]

/** The id of a course or kit, as in its address. */
export const LESSON_ID = /^[a-z0-9]+(-[a-z0-9]+)*$/

export const courseSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  level: z.enum(LEVELS),
  type: z.enum(COURSE_TYPES),
  /** Such as '1 uur 30 min'; an estimate for a video that is not recorded yet. */
  duration: z.string(),
  lessons: z.number(),
  /** Fixed content without evidence, as `figures` says (AMB-091); null without a recording. */
  rating: z.nullable(z.number()),
  /** Fixed content without evidence, as `figures` says (AMB-091). */
  students: z.number(),
  /** False while a video is still being recorded. */
  available: z.boolean(),
  /** The category of its tile. */
  tile: z.string(),
})

/** A course of the academy (DATA-23). */
export type Course = z.output<typeof courseSchema>

export const starterKitSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Fixed content without evidence, as `figures` says (AMB-091). */
  downloads: z.number(),
  category: z.string(),
  difficulty: z.enum(LEVELS),
  setupTime: z.string(),
})

/** A starter kit: a starting point for one bot (DATA-23). */
export type StarterKit = z.output<typeof starterKitSchema>

/** Lists the courses and starter kits, with the note on their figures (PAGE-03). */
export const listAcademy = operation({
  id: 'listAcademy',
  summary: 'Cursussen en starterkits',
  method: 'GET',
  path: '/functions/v1/academy',
  access: 'anyone',
  output: z.object({ figures: z.string(), courses: z.array(courseSchema), kits: z.array(starterKitSchema) }),
})

const lessonParams = z.object({
  id: z.string().check(z.maxLength(80), z.regex(LESSON_ID, 'Dit is geen cursus of starterkit')),
})

const chapterSchema = z.object({
  title: z.string(),
  /** The start in the text: the id of its heading. */
  anchor: z.string(),
  /** The duration, where it is stated. */
  minutes: z.nullable(z.number()),
})

const lessonSchema = z.object({
  id: z.string(),
  kind: z.enum([...COURSE_TYPES, 'kit']),
  title: z.string(),
  description: z.string(),
  level: z.enum(LEVELS),
  duration: z.string(),
  available: z.boolean(),
  tile: z.string(),
  chapters: z.array(chapterSchema),
  /** Our own HTML; null while it is closed to the caller (PAGE-04). */
  content: z.nullable(z.string()),
  /** The address of the document, for a text that may be downloaded (PAGE-05). */
  download: z.nullable(z.string()),
})

/** A course or kit with its text. */
export type Lesson = z.output<typeof lessonSchema>

/** Reads one course or kit with its text; the text of a video course is only for signed-in developers (PAGE-04, AMB-031). */
export const readLesson = operation({
  id: 'readLesson',
  summary: 'Cursus of starterkit',
  method: 'GET',
  path: '/functions/v1/academy/:id',
  access: 'anyone',
  params: lessonParams,
  output: lessonSchema,
  errors: ['not_found'],
})

/** Downloads a book, workshop or kit as a PDF, free for anyone (PAGE-05, AMB-091). */
export const downloadLesson = operation({
  id: 'downloadLesson',
  summary: 'Boek, workshop of starterkit als pdf',
  method: 'GET',
  path: '/functions/v1/academy/:id/pdf',
  access: 'anyone',
  answers: 'page',
  params: lessonParams,
  output: z.string(),
  errors: ['not_found'],
})

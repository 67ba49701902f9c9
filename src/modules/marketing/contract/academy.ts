import * as z from 'zod/mini'
import { operation } from '#platform/http/operation.ts'

export const LEVELS = ['Beginner', 'Gevorderd', 'Expert'] as const
export const COURSE_TYPES = ['video', 'book', 'workshop'] as const

/** How much a course asks of a reader beforehand. */
export type Level = (typeof LEVELS)[number]

/** What a course is: a video for makers, a book or a workshop. */
export type CourseType = (typeof COURSE_TYPES)[number]

/** The id of a course or kit, as it stands in its address. */
export const LESSON_ID = /^[a-z0-9]+(-[a-z0-9]+)*$/

export const courseSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  level: z.enum(LEVELS),
  type: z.enum(COURSE_TYPES),
  /** Such as '1 uur 30 min'; of a video that is not recorded yet, how long it will about be. */
  duration: z.string(),
  lessons: z.number(),
  /** Fixed content without evidence, as `figures` says (AMB-091); null without a recording. */
  rating: z.nullable(z.number()),
  /** Fixed content without evidence, as `figures` says (AMB-091). */
  students: z.number(),
  /** False while a video is still being recorded. */
  available: z.boolean(),
  /** The category whose tile it wears. */
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

/** A starter kit: a beginning for one bot (DATA-23). */
export type StarterKit = z.output<typeof starterKitSchema>

/** The courses and starter kits, and what their figures are worth (PAGE-03). */
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
  /** Where it begins in the text: the id of its heading. */
  anchor: z.string(),
  /** How long it takes, where that is told. */
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
  /** HTML of our own making; null while it is closed to the caller (PAGE-04). */
  content: z.nullable(z.string()),
  /** Where the document is, for what may be downloaded (PAGE-05). */
  download: z.nullable(z.string()),
})

/** A course or kit with its text. */
export type Lesson = z.output<typeof lessonSchema>

/** One course or kit with its text; that of a video course is for signed-in developers alone (PAGE-04, AMB-031). */
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

/** A book, workshop or kit as a PDF, free for anyone (PAGE-05, AMB-091). */
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

import { fail, failures, type Outcome, ok } from '#platform/http/failure.ts'
import { getAcademy } from '../academy.ts'
import type { AcademyDeps } from '../academy-deps.ts'
import type { Course, Lesson, StarterKit } from '../contract.ts'

/** Lists the courses and starter kits without their texts. */
export async function listAcademy(): Promise<Outcome<{ figures: string; courses: Course[]; kits: StarterKit[] }>> {
  const { figures, courses, kits } = await getAcademy()
  return ok({
    figures: figures.note,
    courses: courses.map(
      ({ id, title, description, level, type, duration, lessons, rating, students, available, tile }) => ({
        id,
        title,
        description,
        level,
        type,
        duration,
        lessons,
        rating,
        students,
        available,
        tile,
      }),
    ),
    kits: kits.map(({ id, title, description, downloads, category, difficulty, setupTime }) => ({
      id,
      title,
      description,
      downloads,
      category,
      difficulty,
      setupTime,
    })),
  })
}

/** Reads one course or kit with its text. The text of a video course is only for developers; the flag decides, no role (PAGE-04, AMB-031). */
export async function readLesson(
  deps: AcademyDeps,
  { id, userId }: { id: string; userId: string | null },
): Promise<Outcome<Lesson>> {
  const lesson = await findLesson(id)
  if (!lesson) return fail({ ...failures.notFound, message: 'Deze cursus of starterkit bestaat niet (meer).' })
  if (lesson.kind !== 'video') return ok(lesson)
  const isOpen = userId !== null && (await deps.isDeveloper(userId))
  return ok(isOpen ? lesson : { ...lesson, content: null })
}

async function findLesson(id: string): Promise<Lesson | null> {
  const { courses, kits, texts } = await getAcademy()
  const text = texts.get(id)
  if (!text) return null
  const course = courses.find((one) => one.id === id)
  const minutes = course?.type === 'video' ? course.outline.map((chapter) => chapter.minutes) : []
  const chapters = text.headings.map((heading, index) => ({ ...heading, minutes: minutes[index] ?? null }))
  const common = { id, chapters, content: text.html, download: `/functions/v1/academy/${id}/pdf` }
  if (course) {
    const { title, description, level, duration, available, tile } = course
    const download = course.type === 'video' ? null : common.download
    return { ...common, kind: course.type, title, description, level, duration, available, tile, download }
  }
  const kit = kits.find((one) => one.id === id)
  if (!kit) return null
  const { title, description, difficulty: level, setupTime: duration, category: tile } = kit
  // The text begins with the description, which the page shows above it.
  const content = text.html.replace(/^<p>.*?<\/p>\n/s, '')
  return { ...common, kind: 'kit', title, description, level, duration, available: true, tile, content }
}

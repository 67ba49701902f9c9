import { COURSE_TYPES, type CourseType, LEVELS, type Level } from '../contract/academy.ts'

/** What the academy shows, as it stands in the address. */
export interface AcademySearch {
  readonly niveau?: Level
  readonly type?: CourseType
}

/** Keeps of an address what the academy knows. */
export function cleanAcademySearch(raw: Record<string, unknown>): AcademySearch {
  const niveau = LEVELS.find((one) => one === raw.niveau)
  const type = COURSE_TYPES.find((one) => one === raw.type)
  return { ...(niveau ? { niveau } : {}), ...(type ? { type } : {}) }
}

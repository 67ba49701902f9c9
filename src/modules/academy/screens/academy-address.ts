import { COURSE_TYPES, type CourseType, LEVELS, type Level } from '../contract.ts'

/** The filters of the academy, as in its address. */
export interface AcademySearch {
  readonly niveau?: Level
  readonly type?: CourseType
}

/** Returns the known parameters of an address. */
export function cleanAcademySearch(raw: Record<string, unknown>): AcademySearch {
  const niveau = LEVELS.find((one) => one === raw.niveau)
  const type = COURSE_TYPES.find((one) => one === raw.type)
  return { ...(niveau ? { niveau } : {}), ...(type ? { type } : {}) }
}

import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findTestReferences, type TestReference } from './requirement-coverage/find-test-references.ts'

/** The number of requirements in the specification; another number in requirements.md is a defect. */
export const REQUIREMENT_COUNT = 430

/** Requirements and the tests that prove them: per area in the order of the document, in total, and the defects of the documents. */
export type RequirementCoverage = {
  readonly areas: readonly { readonly area: string; readonly proven: number; readonly total: number }[]
  readonly proven: number
  readonly total: number
  readonly unproven: readonly string[]
  readonly defects: readonly string[]
}

/** Matches requirements with test titles. An unknown id in a title, a duplicate requirement and a wrong count are defects. */
export function buildRequirementCoverage(
  requirements: string,
  readings: string,
  testReferences: readonly TestReference[],
  expected: number,
): RequirementCoverage {
  const ids = [...requirements.matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map(([, id = '']) => id)
  const proven = new Set(testReferences.map((one) => one.id))
  const areas = [...new Set(ids.map(areaOf))].map((area) => {
    const own = ids.filter((id) => areaOf(id) === area)
    return { area, proven: own.filter((id) => proven.has(id)).length, total: own.length }
  })
  const unproven = ids.filter((id) => !proven.has(id))
  return {
    areas,
    proven: ids.length - unproven.length,
    total: ids.length,
    unproven,
    defects: [...countDefects(ids, readings, expected), ...unknownReferences(testReferences, new Set(ids))],
  }
}

/** Returns the lines that `npm run ledger` prints. */
export function coverageLines(coverage: RequirementCoverage): string[] {
  return [
    ...coverage.areas.map((one) => `${one.area} ${one.proven}/${one.total}`),
    `TOTAL ${coverage.proven}/${coverage.total}`,
    ...(coverage.unproven.length > 0 ? ['', 'Not proven yet:', ...wrapped(coverage.unproven, 110)] : []),
    ...coverage.defects.map((defect) => `DEFECT ${defect}`),
  ]
}

/** Reads the requirement coverage of the project at `root`. */
export function readRequirementCoverage(root: string): RequirementCoverage {
  const read = (name: string): string => readFileSync(join(root, 'docs/product', name), 'utf8')
  return buildRequirementCoverage(
    read('requirements.md'),
    read('readings.md'),
    findTestReferences(root),
    REQUIREMENT_COUNT,
  )
}

function countDefects(ids: readonly string[], readings: string, expected: number): string[] {
  const defects: string[] = []
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
  if (ids.length !== expected) defects.push(`requirements.md has ${ids.length} requirements instead of ${expected}`)
  if (twice.length > 0) defects.push(`twice in requirements.md: ${twice.join(', ')}`)
  if (!/^- \*\*AMB-179\*\*/m.test(readings))
    defects.push('readings.md lacks AMB-179 (a requirement holds as its reading amends it)')
  return defects
}

function unknownReferences(testReferences: readonly TestReference[], known: ReadonlySet<string>): string[] {
  return testReferences
    .filter((one) => !known.has(one.id) && !one.id.startsWith('AMB-'))
    .map((one) => `${one.file}: '${one.title}' names ${one.id}, which is no requirement`)
}

function areaOf(id: string): string {
  return id.slice(0, id.lastIndexOf('-'))
}

function wrapped(words: readonly string[], width: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const line = lines.at(-1)
    if (line === undefined || line.length + word.length + 1 > width) lines.push(word)
    else lines[lines.length - 1] = `${line} ${word}`
  }
  return lines
}

if (import.meta.main) {
  const coverage = readRequirementCoverage(
    process.argv[2] === undefined ? join(import.meta.dirname, '..') : resolve(process.argv[2]),
  )
  for (const line of coverageLines(coverage)) console.log(line)
  process.exitCode = coverage.defects.length > 0 ? 1 : 0
}

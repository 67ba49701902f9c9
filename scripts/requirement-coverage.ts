import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findTestReferences, type TestReference } from './requirement-coverage/find-test-references.ts'

/** How many lines the specification counts; the ledger refuses to work with another number. */
export const REQUIREMENT_COUNT = 430

/** The state of the ledger: the areas in the order of the document, what is proven, and what is wrong with it. */
export type RequirementCoverage = {
  readonly areas: readonly { readonly area: string; readonly proven: number; readonly total: number }[]
  readonly proven: number
  readonly total: number
  readonly unproven: readonly string[]
  readonly defects: readonly string[]
}

/** Lays the requirements beside the proofs. An id on a test that no requirement has, or a wrong count, is a defect. */
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
    defects: [...countDefects(ids, readings, expected), ...strangers(testReferences, new Set(ids))],
  }
}

/** The lines that `npm run ledger` prints. */
export function coverageLines(coverage: RequirementCoverage): string[] {
  return [
    ...coverage.areas.map((one) => `${one.area} ${one.proven}/${one.total}`),
    `TOTAL ${coverage.proven}/${coverage.total}`,
    ...(coverage.unproven.length > 0 ? ['', 'Nog niet bewezen:', ...wrapped(coverage.unproven, 110)] : []),
    ...coverage.defects.map((defect) => `FOUT ${defect}`),
  ]
}

/** Reads the project's ledger at `root`. */
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
  if (ids.length !== expected) defects.push(`requirements.md telt ${ids.length} regels in plaats van ${expected}`)
  if (twice.length > 0) defects.push(`dubbel in requirements.md: ${twice.join(', ')}`)
  if (!/^- \*\*AMB-179\*\*/m.test(readings))
    defects.push('readings.md mist AMB-179 (een regel geldt zoals zijn lezing hem wijzigt)')
  return defects
}

function strangers(testReferences: readonly TestReference[], known: ReadonlySet<string>): string[] {
  return testReferences
    .filter((one) => !known.has(one.id) && !one.id.startsWith('AMB-'))
    .map((one) => `${one.file}: '${one.title}' noemt ${one.id}, dat geen eis is`)
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

import type { Finding, Rule } from '../rule.ts'
import { locationOf, type SourceLocation, type Zone } from '../source-location.ts'

/** Per zone the zones it may import from. */
const ALLOWED: Readonly<Record<Zone, readonly Zone[]>> = {
  entrypoints: ['entrypoints', 'web', 'modules', 'ui', 'platform'],
  web: ['web', 'modules', 'ui', 'platform'],
  modules: ['modules', 'ui', 'platform'],
  ui: ['ui'],
  platform: ['platform'],
  widget: ['widget', 'modules'],
  elsewhere: [],
}

/** The way down: entrypoints, web, modules, then ui and platform; and which parts of a module each of them may touch. */
export const importDirection: Rule = {
  id: 'direction',
  says: 'imports go down: entrypoints → web → modules → ui, platform; ui and platform import nothing of ours',
  check: (tree) =>
    tree.product.flatMap((file) => {
      const from = locationOf(file.path)
      const findings: Finding[] = []
      if (from.zone === 'elsewhere') findings.push({ path: file.path, message: 'staat buiten de vaste mappen van src' })
      for (const one of file.imports) {
        if (one.target === undefined) continue
        const message = objection(from, one.target)
        if (message)
          findings.push({ path: file.path, line: one.line, message: `importeert ${one.specifier}: ${message}` })
      }
      return findings
    }),
}

function objection(from: SourceLocation, target: string): string | undefined {
  if (/\.test\.tsx?$/.test(target)) return 'productcode importeert geen test'
  if (!target.startsWith('src/')) return 'dat ligt buiten src'
  const to = locationOf(target)
  if (!ALLOWED[from.zone].includes(to.zone)) return `${from.zone} mag niets uit ${to.zone} halen`
  if (to.zone !== 'modules' || from.zone === 'modules') return undefined
  const part = to.part ?? 'inside'
  if (from.zone === 'web' && !['screens', 'contract'].includes(part))
    return `web ziet van een module alleen screens en contract.ts, geen ${part}`
  if (from.zone === 'widget' && part !== 'contract')
    return `widget ziet van een module alleen contract.ts, geen ${part}`
  if (from.zone === 'entrypoints' && !['routes', 'jobs', 'public', 'contract'].includes(part)) {
    return `entrypoints zien van een module alleen routes, jobs, public.ts en contract.ts, geen ${part}`
  }
  return undefined
}

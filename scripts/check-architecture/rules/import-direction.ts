import type { Finding, Rule } from '../rule.ts'
import { locationOf, type SourceLocation, type Zone } from '../source-location.ts'

/** The zones that each zone may import from. */
const ALLOWED: Readonly<Record<Zone, readonly Zone[]>> = {
  entrypoints: ['entrypoints', 'web', 'modules', 'ui', 'platform'],
  web: ['web', 'modules', 'ui', 'platform'],
  modules: ['modules', 'ui', 'platform'],
  ui: ['ui'],
  platform: ['platform'],
  widget: ['widget', 'modules'],
  elsewhere: [],
}

/** Imports go down: entrypoints, web, modules, then ui and platform. Each zone imports certain parts of a module only. */
export const importDirection: Rule = {
  id: 'direction',
  says: 'imports go down: entrypoints → web → modules → ui, platform; ui and platform import no other zone',
  check: (tree) =>
    tree.product.flatMap((file) => {
      const from = locationOf(file.path)
      const findings: Finding[] = []
      if (from.zone === 'elsewhere') findings.push({ path: file.path, message: 'is outside the fixed folders of src' })
      for (const one of file.imports) {
        if (one.target === undefined) continue
        const message = objection(from, one.target)
        if (message) findings.push({ path: file.path, line: one.line, message: `imports ${one.specifier}: ${message}` })
      }
      return findings
    }),
}

function objection(from: SourceLocation, target: string): string | undefined {
  if (/\.test\.tsx?$/.test(target)) return 'product code may not import a test'
  if (!target.startsWith('src/')) return 'that is outside src'
  const to = locationOf(target)
  if (!ALLOWED[from.zone].includes(to.zone)) return `${from.zone} may import nothing from ${to.zone}`
  if (to.zone !== 'modules' || from.zone === 'modules') return undefined
  const part = to.part ?? 'inside'
  if (from.zone === 'web' && !['screens', 'contract'].includes(part))
    return `web may import only screens and contract.ts of a module, not ${part}`
  if (from.zone === 'widget' && part !== 'contract')
    return `widget may import only contract.ts of a module, not ${part}`
  if (from.zone === 'entrypoints' && !['module', 'public', 'contract'].includes(part)) {
    return `entrypoints may import only module.ts, public.ts and contract.ts of a module, not ${part}`
  }
  return undefined
}

import type { Finding, Rule } from '../rule.ts'

/** Drawer words: a file or folder says what it is instead. */
const DRAWERS = new Set([
  'lib',
  'libs',
  'util',
  'utils',
  'helper',
  'helpers',
  'common',
  'shared',
  'misc',
  'manager',
  'managers',
])
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*\.tsx?$/

/** No drawers, and file names in kebab-case; route files of the shell follow their router instead. */
export const fileNamesRule: Rule = {
  id: 'names',
  says: 'no folder or file called lib, utils, helpers, common, shared, types, misc or manager; files in kebab-case',
  check: (tree) =>
    tree.paths.flatMap((path): Finding[] => {
      const name = path.split('/').at(-1) ?? ''
      const words = name.split(/[-.]/)
      const drawer =
        words.find((word) => DRAWERS.has(word.toLowerCase())) ?? (/^types?(\.tsx?)?$/.test(name) ? 'types' : undefined)
      if (drawer) return [{ path, message: `'${drawer}' zegt niet wat erin zit` }]
      const isRouteFile = path.startsWith('src/web/')
      return /\.tsx?$/.test(name) && !isRouteFile && !KEBAB.test(name) && !name.endsWith('.gen.ts')
        ? [{ path, message: 'bestandsnaam is geen kebab-case' }]
        : []
    }),
}

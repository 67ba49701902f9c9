import type { Finding, Rule } from '../rule.ts'

/** Words that say nothing about the content of a file or folder. */
const VAGUE_WORDS = new Set([
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

/** Names say what a file holds and are in kebab-case; route files of the shell follow their router instead. */
export const fileNamesRule: Rule = {
  id: 'names',
  says: 'no folder or file called lib, utils, helpers, common, shared, types, misc or manager; files in kebab-case',
  check: (tree) =>
    tree.paths.flatMap((path): Finding[] => {
      const name = path.split('/').at(-1) ?? ''
      const words = name.split(/[-.]/)
      const vague =
        words.find((word) => VAGUE_WORDS.has(word.toLowerCase())) ??
        (/^types?(\.tsx?)?$/.test(name) ? 'types' : undefined)
      if (vague) return [{ path, message: `'${vague}' does not say what it holds` }]
      const isRouteFile = path.startsWith('src/web/')
      return /\.tsx?$/.test(name) && !isRouteFile && !KEBAB.test(name) && !name.endsWith('.gen.ts')
        ? [{ path, message: 'the file name is not in kebab-case' }]
        : []
    }),
}

import { cyclesIn } from '../import-graph.ts'
import type { Rule } from '../rule.ts'

/** No file reaches itself through its imports; type imports count too, because they tie files together all the same. */
export const importCycles: Rule = {
  id: 'cycles',
  says: 'no import cycles, type imports included',
  check: (tree) => cyclesIn(tree).map((walk) => ({ path: walk[0] ?? '', message: `kring: ${walk.join(' → ')}` })),
}

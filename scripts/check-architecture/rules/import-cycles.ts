import { cyclesIn } from '../import-graph.ts'
import type { Rule } from '../rule.ts'

/** No file imports itself through other files; type imports count too, because they couple files as well. */
export const importCycles: Rule = {
  id: 'cycles',
  says: 'no import cycles, type imports included',
  check: (tree) => cyclesIn(tree).map((walk) => ({ path: walk[0] ?? '', message: `cycle: ${walk.join(' → ')}` })),
}

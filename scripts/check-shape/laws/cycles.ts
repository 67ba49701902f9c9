import { cyclesIn } from '../graph.ts'
import type { Rule } from '../law.ts'

/** No file reaches itself through its imports; type imports count too, because they tie files together all the same. */
export const cycles: Rule = {
  id: 'cycles',
  says: 'no import cycles, type imports included',
  check: (tree) => cyclesIn(tree).map((walk) => ({ path: walk[0] ?? '', message: `kring: ${walk.join(' → ')}` })),
}

import { ScoreBadge } from '#ui/score-badge.tsx'
import type { LeadScore as Score } from '../contract.ts'

const LEVELS = { hot: 'high', warm: 'medium', cold: 'low' } as const

/** Shows the score in capitals, with a shape of its own (LEAD-10). */
export function LeadScore({ score }: { score: Score }) {
  return <ScoreBadge level={LEVELS[score]}>{score.toUpperCase()}</ScoreBadge>
}

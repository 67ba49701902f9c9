import type { ReactNode } from 'react'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import './plans.css'
import { plansText as text } from './plans.text.ts'
import { usePlan } from './use-feature.ts'

type Props = {
  /** The key of the feature in the plan, such as `basic_lead_export`. */
  feature: string
  /** Shown to an account whose plan lacks the feature; by default a badge and a link to the plans. */
  fallback?: ReactNode
  children: ReactNode
}

/**
 * Shows its content to accounts whose plan has the feature (PLAN-14); nothing while the plan loads, and no content when the check fails (PLAN-15).
 */
export function FeatureGate({ feature, fallback, children }: Props) {
  const plan = usePlan()
  if (plan === undefined) return null
  const isEnabled = plan !== null && Object.hasOwn(plan.features, feature) && plan.features[feature]?.enabled === true
  return <GateView isEnabled={isEnabled} fallback={fallback} content={children} />
}

function GateView({ isEnabled, fallback, content }: { isEnabled: boolean; fallback: ReactNode; content: ReactNode }) {
  if (isEnabled) return content
  if (fallback !== undefined) return fallback
  return (
    <p className="feature-gate">
      <Badge tone="orange">{text.gate}</Badge>
      <ButtonLink href="/pricing" variant="line" size="small">
        {text.seePlans}
      </ButtonLink>
    </p>
  )
}

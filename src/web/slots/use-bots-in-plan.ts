import { useQuery } from '@tanstack/react-query'
import type { ListedBot } from '#modules/catalogue/contract.ts'
import { usePlan } from '#modules/plans/screens/use-feature.ts'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'

const NONE = () => false

/** Which bots of the listing the reader's paid plan has a free slot for (AMB-198); none for a visitor, and until that is known. */
export function useBotsInPlan(): (bot: ListedBot) => boolean {
  const api = useApi()
  const userId = useSession().user?.id ?? ''
  const plan = usePlan()
  const { data } = useQuery({
    queryKey: ['user-bots', userId, 'plan-slots', plan?.plan_code],
    queryFn: async () => {
      // A visitor has no plan: this comes with an account's answer.
      const { isBotInPlan, loadPlanSlots } = await import('../load-plan-slots.ts')
      const slots = plan ? await loadPlanSlots(api, { userId, plan }) : { hasFreeSlot: false, heldIds: [] }
      return (bot: ListedBot) => isBotInPlan(slots, bot)
    },
    enabled: plan?.is_paid === true,
  })
  return data ?? NONE
}

import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { useGo } from '#platform/browser/navigation-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ProgressBlocks } from '#ui/progress-blocks.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { toastError } from '#ui/toast.ts'
import { messageOr } from './auth-errors.ts'
import { chooseRole } from './settings-client.ts'
import './settings.css'
import { settingsText as text } from './settings.text.ts'

type Choice = 'buyer' | 'vendor'

type Props = {
  /** The page that each choice opens (VEND-35). */
  targets: Readonly<Record<Choice, string>>
  /** The purpose of the visit; it is preselected. */
  initialChoice: Choice
}

const CHOICES = [
  { value: 'buyer', label: text.buyer, hint: text.buyerHint },
  { value: 'vendor', label: text.vendor, hint: text.vendorHint },
] as const

/** Shows the role choice after sign-up, step 2 of 3 (ROUTE-08, AMB-033). */
export function OnboardingScreen({ targets, initialChoice }: Props) {
  const api = useApi()
  const go = useGo()
  const queryClient = useQueryClient()
  const userId = useSession().user?.id ?? ''
  const [choice, setChoice] = useState<Choice>(initialChoice)
  const [pending, setPending] = useState(false)
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (pending) return
    setPending(true)
    try {
      await chooseRole(api, userId, choice)
      await queryClient.invalidateQueries({ queryKey: ['role', userId] })
      go(targets[choice])
    } catch (error) {
      console.error('the role could not be set', error)
      toastError(text.roleFailed, messageOr(error, ''))
    } finally {
      setPending(false)
    }
  }
  return (
    <form className="onboarding" onSubmit={(event) => void submit(event)}>
      <ProgressBlocks label={text.step} done={2} total={3} text={text.step} />
      <h1 className="title-36">{text.onboardingTitle}</h1>
      <p className="soft">{text.onboardingLead}</p>
      <Card padded>
        <RadioGroup legend={text.chooseRole} name="role" options={CHOICES} value={choice} onValueChange={setChoice} />
      </Card>
      <div>
        <Button type="submit" size="large" pending={pending} pendingLabel={text.pending}>
          {text.next}
        </Button>
      </div>
    </form>
  )
}

import { useEffect, useRef, useState } from 'react'
import { useGo } from '#platform/browser/navigation-context.ts'
import { Stepper } from '#ui/stepper.tsx'
import { toastNotice, toastSuccess } from '#ui/toast.ts'
import { usePressing } from '#ui/use-pressing.ts'
import type { FormProblem } from '../../contract.ts'
import { titleProblem } from '../../contract.ts'
import { BasicsStep } from './basics-step.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { ContentStep } from './content-step.tsx'
import { DesignStep } from './design-step.tsx'
import { BenchPanel, BenchSheet, useIsWide } from './trial-bench-frame.tsx'
import './editor.css'
import { editorText as text } from './editor.text.ts'
import { EditorBar } from './editor-bar.tsx'
import type { EditedBot } from './editor-client.ts'
import { EditorFormContext, problemsOf, useValidatedForm } from './editor-form.ts'
import { EditorHead, type VersionsSlot } from './editor-head.tsx'
import { EDITOR_STEPS, type EditorStep, stepPath } from './editor-step.ts'
import { LimitBanner } from './limit-banner.tsx'
import { PublishStep } from './publish-step.tsx'
import { ReviewNotices } from './review-notices.tsx'
import type { SavedDraft } from './save-draft.ts'
import { SaveStatus } from './save-status.tsx'
import { TrialBench } from './trial-bench.tsx'
import { UnsavedFormNotices } from './unsaved-form-notices.tsx'
import { useDraft } from './use-draft.ts'
import { useStepFocus } from './use-step-focus.ts'
import { useSubmission } from './use-submission.ts'
import { useTrialBench } from './use-trial-bench.ts'

type Props = {
  start: SavedDraft & { readonly botId: string | null }
  /** The state of the bot; undefined until it is known, as for a new one. */
  bot: EditedBot | undefined
  path: string
  step: EditorStep
  versions: VersionsSlot
  onMade: (botId: string) => void
}

/** Shows the editor of one bot: four steps, saved while the user types (VEND-01 to VEND-22). */
export function BotEditor({ start, bot, path, step, versions, onMade }: Props) {
  const go = useGo()
  const draft = useDraft(start, onMade)
  const { autosave, state } = draft
  const { isPressing, onPointerDown } = usePressing()
  const { validated, demand, wrongFields } = useValidatedForm(autosave, state.form, isPressing)
  const bench = useTrialBench(state.form)
  const submission = useSubmission(autosave)
  const [isSaving, setIsSaving] = useState(false)
  const isWide = useIsWide()
  const { area, focusFirstProblem } = useStepFocus(step)
  useAdoption(draft.autosave.adopt, bot)

  const show = (next: EditorStep) => {
    if (next !== step) go(stepPath(path, next))
  }
  const onStep = (next: EditorStep) => {
    const isOn = next > step
    if (isOn) demand([step])
    if (isOn && problemsOf(validated.problems, step).length > 0) focusFirstProblem()
    else {
      void autosave.flush()
      show(next)
    }
  }
  const onSave = async () => {
    if (titleProblem(state.form) !== null) {
      demand([1])
      focusFirstProblem()
      return show(1)
    }
    setIsSaving(true)
    const isSaved = await autosave.flush()
    setIsSaving(false)
    if (isSaved) toastSuccess(text.draftSaved, text.saveDraftHint)
  }
  const onSubmit = () => {
    demand(EDITOR_STEPS)
    const [first] = validated.problems
    if (first) focusFirstProblem('.mend-list a')
    else submission.submit.start()
  }
  const isLive = bot?.status === 'approved'
  const isWaiting = Boolean(bot?.pending)
  const benchParts = <TrialBench bench={bench} botId={state.botId} />
  return (
    <EditorFormContext value={validated}>
      <div className="bot-editor">
        <EditorHead botId={state.botId} form={state.form} bot={bot} versions={versions} />
        <div className="stack editor-notices">
          {bot && <ReviewNotices bot={bot} />}
          <UnsavedFormNotices draft={draft} />
          <ConflictDialog autosave={autosave} state={state} />
          {step === 1 && !isLive && !isWaiting && <LimitBanner onlyWhenReached />}
        </div>
        <div onPointerDown={onPointerDown}>
          <Stepper label={text.steps} steps={stepsAt(step, path, validated.problems)} />
        </div>
        <div ref={area} tabIndex={-1} className="editor-step" data-step={step}>
          {step === 1 && <BasicsStep botId={state.botId} />}
          {step === 2 && <ContentStep endpointSecret={bot?.endpoint_secret ?? null} />}
          {step === 2 && isWide && <BenchPanel>{benchParts}</BenchPanel>}
          {step === 3 && <DesignStep botId={state.botId} />}
          {step === 4 && <PublishStep {...{ isLive, isWaiting, path, submission }} botId={state.botId} />}
        </div>
        <EditorBar
          step={step}
          line={<SaveStatus state={state} isOpened={start.botId !== null} wrongFields={wrongFields} />}
          extra={step === 2 && !isWide && <BenchSheet>{benchParts}</BenchSheet>}
          isSaving={isSaving}
          isSubmitting={submission.submit.isPending}
          onPointerDown={onPointerDown}
          onStep={onStep}
          onSave={() => void onSave()}
          onSubmit={onSubmit}
        />
      </div>
    </EditorFormContext>
  )
}

/** Adopts what another tab saved when nothing was typed here. */
function useAdoption(adopt: (draft: SavedDraft) => boolean, bot: EditedBot | undefined): void {
  const seen = useRef(bot)
  useEffect(() => {
    if (!bot || seen.current === bot) return
    seen.current = bot
    if (adopt({ form: bot.form, revision: bot.revision, savedAt: bot.saved_at })) toastNotice(text.adopted)
  }, [adopt, bot])
}

function stepsAt(step: EditorStep, path: string, problems: readonly FormProblem[]) {
  return EDITOR_STEPS.map((number) => {
    const open = problemsOf(problems, number).length
    // Nothing in the last step is required.
    const done = number === 4 ? undefined : text.done
    const note = number === 3 ? text.soon : open > 0 ? text.toDo(open) : done
    const isBefore = EDITOR_STEPS.every((other) => other >= number || problemsOf(problems, other).length === 0)
    // A step that the buttons lead to can be opened at once.
    const canContinue = number < step || (number > step && isBefore)
    const href = canContinue ? stepPath(path, number) : undefined
    const isDone = number < step && open === 0
    const state = number === step ? ('now' as const) : isDone ? ('done' as const) : ('next' as const)
    return { title: text.stepTitles[number], state, href, note: number <= step ? note : undefined }
  })
}

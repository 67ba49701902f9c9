import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import type { BotDetail } from '#modules/catalogue/contract.ts'
import { useApi } from '#platform/browser/api-context.ts'
import { useGo } from '#platform/browser/navigation-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { Tile } from '#ui/tile.tsx'
import type { Configuration } from '../contract.ts'
import { configurationKey, configurationQuery, userBotDetailQuery } from './activation-client.ts'
import { ConfigureActivate, type ReadinessParts } from './configure-activate.tsx'
import { ConfigureForm } from './configure-form.tsx'
import { ConfigureTest } from './configure-test.tsx'
import './configure.css'
import { configureText as text } from './configure.text.ts'
import { type ConfigureStep, configurePath, type StepName, shownStep } from './configure-step.ts'
import { categoryLabel } from './my-bots.text.ts'

/** The parts of step 2 that come from modules above this one. */
export interface TestParts {
  /** The pages being read; `onFix` leads back to the form. */
  readonly pages: (part: { configId: string; botTitle: string; onFix: () => void }) => ReactNode
  /** `whenRead` for a bot with knowledge, a warning for one without, `whileReading` until that is known. */
  readonly readiness: (part: { configId: string } & ReadinessParts) => ReactNode
  /** A test question of the user with its answer; `sample` is a question to begin with, empty when there is none. */
  readonly question: (part: { botId: string; botTitle: string; category: string; sample: string }) => ReactNode
}

type ScreenProps = {
  botId: string
  step: StepName | null
  testParts: TestParts
  /** Fills empty fields with the start template of the category (AMB-006). */
  withStarter?: boolean
}

/** Shows the wizard of three steps in which a customer sets up a bot (CONF-01 to CONF-15). `step` comes from the address; null is the first. */
export function ConfigureScreen({ botId, step, testParts, withStarter = false }: ScreenProps) {
  const api = useApi()
  const userId = useSession().user?.id ?? ''
  const bot = useQuery(userBotDetailQuery(api, userId, botId))
  const configuration = useQuery(configurationQuery(api, userId, botId))
  if (bot.data && configuration.data) {
    const parts = { bot: bot.data, configuration: configuration.data, step, testParts, withStarter }
    return <Wizard key={botId} {...parts} />
  }
  if (!bot.isError && !configuration.isError) return <LoadingWizard />
  const retry = () => void Promise.all([bot, configuration].map((query) => query.refetch()))
  return (
    <div className="configure">
      <PageHeader title={text.titleOfAny} />
      <ErrorState
        message={text.loadFailed}
        retryLabel={text.retry}
        pending={bot.isFetching || configuration.isFetching}
        onRetry={retry}
        headingLevel={2}
      />
    </div>
  )
}

type WizardProps = {
  bot: BotDetail
  configuration: Configuration
  step: StepName | null
  testParts: TestParts
  withStarter: boolean
}

function Wizard({ bot, configuration, step: asked, testParts, withStarter }: WizardProps) {
  const queryClient = useQueryClient()
  const go = useGo()
  const step = shownStep(asked, configuration.config_valid)
  const setStep = (next: ConfigureStep) => go(configurePath(bot.id, next))
  const stepArea = useFocusOnChange(step)
  const writeState = (saved: Configuration) => {
    // Cards on other pages show whether the bot is set up; they refetch when they are shown again.
    void queryClient.invalidateQueries({ refetchType: 'none' })
    queryClient.setQueryData(configurationKey(saved.user_id, bot.id), saved)
  }
  return (
    <div className="configure">
      <PageHeader
        title={text.title(bot.title)}
        description={categoryLabel(bot.category)}
        media={<Tile seed={bot.id} category={bot.category} size={64} />}
      />
      <Stepper label={text.steps} steps={stepsAt(bot.id, step, configuration.config_valid)} />
      <div ref={stepArea} tabIndex={-1} className="configure-step">
        {step === 1 && (
          <ConfigureForm
            bot={bot}
            configuration={configuration}
            withStarter={withStarter}
            onStored={writeState}
            onValid={() => setStep(2)}
          />
        )}
        {step === 2 && (
          <ConfigureTest onBack={() => setStep(1)} onContinue={() => setStep(3)}>
            {testParts.pages({ configId: configuration.id, botTitle: bot.title, onFix: () => setStep(1) })}
            {testParts.question({
              ...{ botId: bot.id, botTitle: bot.title, category: bot.category },
              sample: sampleQuestion(bot, configuration),
            })}
          </ConfigureTest>
        )}
        {step === 3 && (
          <ConfigureActivate
            bot={bot}
            readiness={(parts) => testParts.readiness({ configId: configuration.id, ...parts })}
            onBack={() => setStep(2)}
          />
        )}
      </div>
    </div>
  )
}

/** The longest message that a bot takes. */
const QUESTION_MAX = 2000

/** Returns the example question of the customer, else the first of the bot's own (AMB-129). */
function sampleQuestion(bot: BotDetail, configuration: Configuration): string {
  const sample = configuration.config_data['voorbeeldinput'] || bot.sample_questions[0] || ''
  return sample.replace(/\s+/g, ' ').slice(0, QUESTION_MAX)
}

const STEPS = [1, 2, 3] as const

/** Returns the steps; once the configuration is valid, each other step is a link, so that a returning user goes directly to one. */
function stepsAt(botId: string, step: ConfigureStep, isValid: boolean) {
  const titles = [text.step1, text.step2, text.step3]
  return titles.map((title, index) => {
    const number = STEPS[index] ?? 1
    const state = number < step ? ('done' as const) : number === step ? ('now' as const) : ('next' as const)
    const savedNote = number === 1 && isValid ? text.stepSaved : undefined
    const note = { done: savedNote ?? text.stepDone, now: savedNote ?? text.stepBusy, next: text.stepLater }[state]
    const href = isValid && number !== step ? configurePath(botId, number) : undefined
    return { title, state, note, href }
  })
}

/** Moves the focus into the part that changed, so that keyboard and screen reader continue there. */
function useFocusOnChange(value: unknown) {
  const part = useRef<HTMLDivElement>(null)
  const shown = useRef(value)
  useEffect(() => {
    if (shown.current === value) return
    shown.current = value
    part.current?.focus({ preventScroll: true })
    part.current?.closest('.configure')?.scrollIntoView({ block: 'start' })
  }, [value])
  return part
}

function LoadingWizard() {
  return (
    <div className="configure">
      <PageHeader title={text.titleOfAny} />
      <SkeletonGroup label={text.loading}>
        <Skeleton width="wide" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </SkeletonGroup>
    </div>
  )
}

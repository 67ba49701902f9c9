import { zodResolver } from '@hookform/resolvers/zod'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import {
  CONFIGURATION_FIELDS,
  type Configuration,
  type ConfigurationField,
  configurationSchemaOf,
  type SavedConfiguration,
} from '../contract.ts'
import { formOf } from '../domain/configuration-schema.ts'
import { starterConfiguration } from '../domain/starter-configuration.ts'
import { keepDraft, readDraft } from './configuration-draft.ts'

type Values = Record<string, string | undefined>
type Texts = Record<string, string>

const KEEP_TYPED = { keepDirtyValues: true, keepErrors: true, keepTouched: true, keepIsSubmitted: true } as const

/**
 * The form of a configuration. What was typed outlives a reload, leaving the page and signing out, in this tab only; what another tab saved
 * comes in where nothing was typed here, so that saving does not undo it. `withStarter` fills what is empty then with a beginning.
 */
export function useConfigurationForm(configuration: Configuration, withStarter: boolean) {
  const fields = CONFIGURATION_FIELDS[formOf(configuration.category)]
  const stored = valuesOf(configuration, fields)
  const draftName = `${configuration.user_id}:${configuration.id}`
  const form = useForm({
    defaultValues: stored,
    values: stored,
    resetOptions: KEEP_TYPED,
    resolver: zodResolver<Values, unknown, Texts>(configurationSchemaOf(configuration.category)),
    mode: 'onTouched',
  })
  const [isRestored, setIsRestored] = useState(false)
  const [isStarted, setIsStarted] = useState(false)
  const { category } = configuration
  const { setValue, getValues, subscribe } = form
  useEffect(() => {
    const draft = Object.entries(readDraft(draftName)).filter(([name, value]) => (getValues(name) ?? value) !== value)
    for (const [name, value] of draft) setValue(name, value, { shouldDirty: true, shouldValidate: true })
    setIsRestored(draft.length > 0)
    const starter = withStarter ? Object.entries(starterConfiguration(category)) : []
    const empty = starter.filter(([name]) => !getValues(name))
    for (const [name, value] of empty) setValue(name, value, { shouldDirty: true })
    setIsStarted(empty.length > 0)
  }, [draftName, category, withStarter, getValues, setValue])
  const setStored = useKeptDraft(draftName, stored, subscribe)

  /** Takes over what is stored now; what was typed since `sent` stays typed. */
  const takeOver = (saved: SavedConfiguration, sent: Texts | null) => {
    const typed = sent ? typedIn(getValues(), sent) : {}
    const now = valuesOf(saved, fields)
    setStored(now)
    form.reset(now, { keepTouched: true, keepIsSubmitted: true })
    for (const [name, value] of Object.entries(typed)) setValue(name, value, { shouldDirty: true })
    keepDraft(draftName, typed)
    setIsRestored(false)
    setIsStarted(false)
  }
  /** All fields as they stand. */
  const texts = (): Texts => {
    const values = getValues()
    return Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? '']))
  }
  return { form, fields, isRestored, isStarted, takeOver, texts }
}

/** Keeps what is typed and differs from what is stored; answers how to tell that something else is stored now. */
function useKeptDraft(draftName: string, stored: Texts, subscribe: UseFormReturn<Values, unknown, Texts>['subscribe']) {
  const latest = useRef(stored)
  useEffect(() => {
    latest.current = stored
  })
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft(draftName, typedIn(values, latest.current)),
      }),
    [draftName, subscribe],
  )
  return useCallback((now: Texts) => {
    latest.current = now
  }, [])
}

/** The fields whose value differs from what is stored. */
function typedIn(values: Readonly<Values>, stored: Texts): Texts {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined || value === (stored[name] ?? '') ? [] : [[name, value]],
    ),
  )
}

function valuesOf(configuration: Configuration, fields: readonly ConfigurationField[]): Texts {
  return Object.fromEntries(fields.map(({ name }) => [name, configuration.config_data[name] ?? '']))
}

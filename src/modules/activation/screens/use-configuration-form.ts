import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  CONFIGURATION_FIELDS,
  type Configuration,
  type ConfigurationField,
  configurationSchemaOf,
} from '../contract.ts'
import { completeValue } from '../domain/complete-address.ts'
import { formOf } from '../domain/configuration-schema.ts'
import { starterConfiguration } from '../domain/starter-configuration.ts'
import { readDraft, saveDraft } from './configuration-draft.ts'
import {
  type ConfigurationForm,
  createBaseTexts,
  storedTexts,
  type Texts,
  textsOf,
  typedIn,
  type Values,
} from './configuration-form.ts'
import { useConcurrentSave } from './use-concurrent-save.ts'

/**
 * Returns the form of a configuration. Typed text survives a reload, leaving the page and signing out, in this tab only. What another tab saved is
 * applied where nothing was typed here; where both changed a field the user chooses. `withStarter` fills empty fields with the start template.
 */
export function useConfigurationForm(configuration: Configuration, withStarter: boolean) {
  const { category } = configuration
  const fields = CONFIGURATION_FIELDS[formOf(category)]
  const form = useForm({
    defaultValues: storedTexts(configuration, fields),
    resolver: zodResolver<Values, unknown, Texts>(configurationSchemaOf(category)),
    mode: 'onTouched',
  })
  const [base] = useState(() => createBaseTexts(storedTexts(configuration, fields)))
  const parts = { form, fields, base, draftName: `${configuration.user_id}:${configuration.id}` }
  const initial = useBeginning(parts, withStarter ? category : null)
  const { elsewhere, mergeStored, acceptSaved, choose } = useConcurrentSave(parts)
  useLatest(configuration, mergeStored)
  return {
    form,
    fields,
    isRestored: initial.isRestored,
    isStarted: initial.isStarted,
    elsewhere,
    mergeStored,
    choose,
    acceptSaved: (saved: Configuration, sent: Texts | null) => {
      acceptSaved(saved, sent)
      initial.end()
    },
    /** Completes a typed address; the field shows the result. */
    complete: ({ name, kind }: ConfigurationField) => {
      if (kind !== 'url' && kind !== 'url-lines') return
      const typed = form.getValues(name) ?? ''
      const completed = completeValue(kind, typed)
      if (completed !== typed) form.setValue(name, completed, { shouldDirty: true, shouldValidate: true })
    },
    texts: () => textsOf(parts),
  }
}

/** Restores unsaved text, then fills empty fields with the template of `starterOf`, and stores typed text from then on. */
function useBeginning({ form, base, draftName }: ConfigurationForm, starterOf: string | null) {
  const [isRestored, setIsRestored] = useState(false)
  const [isStarted, setIsStarted] = useState(false)
  const { setValue, getValues, subscribe } = form
  useEffect(() => {
    const draft = readDraft(draftName)
    const typed = Object.entries(draft.typed).filter(([name, value]) => (getValues(name) ?? value) !== value)
    for (const [name, value] of typed) {
      base.write({ [name]: draft.base[name] ?? base.read()[name] ?? '' })
      setValue(name, value, { shouldDirty: true, shouldValidate: true })
    }
    setIsRestored(typed.length > 0)
    const starter = starterOf === null ? [] : Object.entries(starterConfiguration(starterOf))
    const empty = starter.filter(([name]) => !getValues(name))
    for (const [name, value] of empty) setValue(name, value, { shouldDirty: true })
    setIsStarted(empty.length > 0)
  }, [base, draftName, starterOf, getValues, setValue])
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => saveDraft(draftName, { typed: typedIn(values, base.read()), base: base.read() }),
      }),
    [base, draftName, subscribe],
  )
  const end = () => {
    setIsRestored(false)
    setIsStarted(false)
  }
  return { isRestored, isStarted, end }
}

/** Merges each newly read configuration into the form, including the first: restored text may be older than the stored one. */
function useLatest(configuration: Configuration, mergeStored: (stored: Configuration) => boolean) {
  const latest = useRef(mergeStored)
  useEffect(() => {
    latest.current = mergeStored
  })
  useEffect(() => {
    latest.current(configuration)
  }, [configuration])
}

import { useState } from 'react'
import type { Configuration } from '../contract.ts'
import { mergeEdits } from '../domain/merge-edits.ts'
import { saveDraft } from './configuration-draft.ts'
import { type ConfigurationForm, storedTexts, type Texts, textsOf, typedIn } from './configuration-form.ts'

/** A save from elsewhere that reached this form: the accepted fields, and those in which the user has to choose. */
export interface ConcurrentSave {
  readonly configuration: Configuration
  readonly accepted: readonly string[]
  readonly clashes: readonly string[]
}

/** Merges the stored configuration into the form without losing typed text; where both changed a field the user chooses. */
export function useConcurrentSave(parts: ConfigurationForm) {
  const { form, fields, base, draftName } = parts
  const [elsewhere, setElsewhere] = useState<ConcurrentSave | null>(null)

  const show = (stored: Texts, typed: Texts, preserveErrors: boolean) => {
    if (!preserveErrors) form.clearErrors()
    // Field by field: `form.reset` forgets its fields until the next render, and text typed in between is lost.
    for (const { name } of fields) {
      const value = typed[name] ?? stored[name] ?? ''
      if (form.getValues(name) !== value) form.setValue(name, value)
    }
    saveDraft(draftName, { typed, base: base.read() })
  }
  /** Merges the stored configuration; returns true when the user has to choose between two texts first. */
  const mergeStored = (stored: Configuration): boolean => {
    const theirs = storedTexts(stored, fields)
    const { typed, clashes, accepted } = mergeEdits({ base: base.read(), mine: textsOf(parts), theirs })
    const settled = fields.filter(({ name }) => !clashes.includes(name))
    base.write(Object.fromEntries(settled.map(({ name }) => [name, theirs[name] ?? ''])))
    show(theirs, typed, true)
    if (accepted.length > 0 || clashes.length > 0) setElsewhere({ configuration: stored, accepted, clashes })
    return clashes.length > 0
  }
  /** Applies what this form saved; text typed since `sent` stays. */
  const acceptSaved = (saved: Configuration, sent: Texts | null) => {
    const theirs = storedTexts(saved, fields)
    const typed = sent ? mergeEdits({ base: sent, mine: textsOf(parts), theirs }).typed : {}
    base.write(theirs)
    show(theirs, typed, false)
    setElsewhere(null)
  }
  /** Ends the choice for a field: the text of the other save, or the one that was typed here. */
  const choose = (name: string, which: 'theirs' | 'mine') => {
    const stored = elsewhere?.configuration.config_data[name] ?? ''
    base.write({ [name]: stored })
    if (which === 'theirs') form.setValue(name, stored, { shouldDirty: true, shouldValidate: true })
    saveDraft(draftName, { typed: typedIn(form.getValues(), base.read()), base: base.read() })
    setElsewhere((last) => last && { ...last, clashes: last.clashes.filter((clash) => clash !== name) })
    form.setFocus(name)
  }
  return { elsewhere, mergeStored, acceptSaved, choose }
}

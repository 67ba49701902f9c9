import type { UseFormReturn } from 'react-hook-form'
import type { Configuration, ConfigurationField } from '../contract.ts'

export type Values = Record<string, string | undefined>
export type Texts = Record<string, string>

/** Texts that change without anything being drawn anew. */
export interface BaseTexts {
  readonly read: () => Texts
  readonly write: (changed: Texts) => void
}

/** Makes the base of a form; `write` changes the fields that it names. */
export function createBaseTexts(initial: Texts): BaseTexts {
  const texts = { ...initial }
  return { read: () => texts, write: (changed) => void Object.assign(texts, changed) }
}

/** The form of a configuration with what its parts have in common. */
export interface ConfigurationForm {
  readonly form: UseFormReturn<Values, unknown, Texts>
  readonly fields: readonly ConfigurationField[]
  /** Per field what was stored when the user last had a say in it; a field that waits for a choice keeps its older text. */
  readonly base: BaseTexts
  readonly draftName: string
}

/** All fields as they stand. */
export function textsOf({ form, fields }: Pick<ConfigurationForm, 'form' | 'fields'>): Texts {
  const values = form.getValues()
  return Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? '']))
}

/** The fields whose value differs from what is stored. */
export function typedIn(values: Readonly<Values>, stored: Texts): Texts {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined || value === (stored[name] ?? '') ? [] : [[name, value]],
    ),
  )
}

/** The stored texts of a configuration's fields. */
export function storedTexts(configuration: Configuration, fields: readonly ConfigurationField[]): Texts {
  return Object.fromEntries(fields.map(({ name }) => [name, configuration.config_data[name] ?? '']))
}

import type { UseFormReturn } from 'react-hook-form'
import type { Configuration, ConfigurationField } from '../contract.ts'

export type Values = Record<string, string | undefined>
export type Texts = Record<string, string>

/** Texts that change without a render. */
export interface BaseTexts {
  readonly read: () => Texts
  readonly write: (changed: Texts) => void
}

/** Creates the base texts of a form; `write` changes the fields that it names. */
export function createBaseTexts(initial: Texts): BaseTexts {
  const texts = { ...initial }
  return { read: () => texts, write: (changed) => void Object.assign(texts, changed) }
}

/** The form of a configuration with the data that its parts share. */
export interface ConfigurationForm {
  readonly form: UseFormReturn<Values, unknown, Texts>
  readonly fields: readonly ConfigurationField[]
  /** Per field the stored text that the user's edit started from; a field that waits for a choice has its older text. */
  readonly base: BaseTexts
  readonly draftName: string
}

/** Returns the current texts of all fields. */
export function textsOf({ form, fields }: Pick<ConfigurationForm, 'form' | 'fields'>): Texts {
  const values = form.getValues()
  return Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? '']))
}

/** Returns the fields whose value differs from the stored text. */
export function typedIn(values: Readonly<Values>, stored: Texts): Texts {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined || value === (stored[name] ?? '') ? [] : [[name, value]],
    ),
  )
}

/** Returns the stored texts of a configuration's fields. */
export function storedTexts(configuration: Configuration, fields: readonly ConfigurationField[]): Texts {
  return Object.fromEntries(fields.map(({ name }) => [name, configuration.config_data[name] ?? '']))
}

import type { ComponentProps } from 'react'
import { TextInput } from './text-input.tsx'

/** A field for the visitor's own mail address, with the matching keyboard and suggestions (`username` where it signs in). */
export function EmailInput(props: Omit<ComponentProps<typeof TextInput>, 'type' | 'inputMode'>) {
  return (
    <TextInput
      autoComplete="email"
      {...props}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}

import { classNames } from './class-names.ts'

/** The look of a button: `primary` at most once per view, the `light` ones on a coloured background. */
export type ButtonVariant = 'primary' | 'line' | 'quiet' | 'danger' | 'danger-quiet' | 'light' | 'line-light'

/** The options that decide a button's class. */
export type ButtonStyle = {
  variant?: ButtonVariant | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  full?: boolean | undefined
}

/** Returns the class of a button, for router links that must look like one. */
export function buttonClass(style: ButtonStyle = {}, extra?: string): string {
  const { variant = 'primary', size = 'medium', full } = style
  return classNames(
    'button',
    variant !== 'primary' && `button-${variant}`,
    size !== 'medium' && `button-${size}`,
    full && 'button-full',
    extra,
  )
}

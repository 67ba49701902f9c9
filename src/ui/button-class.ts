import { classNames } from './class-names.ts'

/** How a button looks: `primary` at most once per view, `light` ones on coloured ground. */
export type ButtonVariant = 'primary' | 'line' | 'quiet' | 'danger' | 'danger-quiet' | 'light' | 'line-light'

/** What a button's class depends on. */
export type ButtonStyle = {
  variant?: ButtonVariant | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  full?: boolean | undefined
}

/** The class of a button, for links of a router that must look like one. */
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

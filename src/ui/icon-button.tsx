import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

type Props = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & { label: string; icon: IconName }

/** A button with only an icon; `label` is its name for users who do not see it. */
export function IconButton({ label, icon, className, ...rest }: Props) {
  return (
    <button type="button" {...rest} className={classNames('icon-button', className)} aria-label={label}>
      <Icon name={icon} />
    </button>
  )
}

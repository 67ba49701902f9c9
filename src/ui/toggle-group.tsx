import { Icon, type IconName } from './icon.tsx'

type Item<T extends string> = { value: T; label: string; icon?: IconName | undefined; hideLabel?: boolean | undefined }

type Props<T extends string> = {
  label: string
  items: readonly Item<T>[]
  value: T
  onValueChange: (value: T) => void
}

/** A few choices that change the view, as pressed buttons. With `icon` and `hideLabel` the label remains its name. */
export function ToggleGroup<T extends string>({ label, items, value, onValueChange }: Props<T>) {
  return (
    <div className="toggle-group" role="group" aria-label={label}>
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          className="toggle"
          aria-pressed={item.value === value}
          aria-label={item.hideLabel ? item.label : undefined}
          onClick={() => onValueChange(item.value)}
        >
          {item.icon && <Icon name={item.icon} />}
          {!item.hideLabel && item.label}
        </button>
      ))}
    </div>
  )
}

import { type ReactNode, useId } from 'react'
import { moveFocus } from './roving.ts'

type Item<T extends string> = { value: T; label: ReactNode; count?: number | undefined }

type Props<T extends string> = {
  label: string
  items: readonly Item<T>[]
  value: T
  onValueChange: (value: T) => void
  children: ReactNode
}

/** Tabs above one panel: `children` is the content of the chosen tab. Arrow keys, Home and End move and choose at once. */
export function Tabs<T extends string>({ label, items, value, onValueChange, children }: Props<T>) {
  const id = useId()
  const choose = (index: number | undefined) => {
    const item = index === undefined ? undefined : items[index]
    if (item) onValueChange(item.value)
  }
  return (
    <div>
      <div className="tabs" role="tablist" aria-label={label}>
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            className="tab"
            id={`${id}-${item.value}`}
            aria-selected={item.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={item.value === value ? 0 : -1}
            onClick={() => onValueChange(item.value)}
            onKeyDown={(event) => choose(moveFocus(event, 'tab'))}
          >
            {item.label}
            {item.count !== undefined && <span className="tab-count">{item.count}</span>}
          </button>
        ))}
      </div>
      <div className="tab-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} tabIndex={0}>
        {children}
      </div>
    </div>
  )
}

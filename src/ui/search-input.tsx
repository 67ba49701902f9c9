import { type ComponentProps, type KeyboardEvent, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { useFieldControl } from './field-context.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { KeyHint } from './key-hint.tsx'
import { uiText } from './ui.text.ts'

type Props = Omit<ComponentProps<'input'>, 'size' | 'value' | 'onChange' | 'ref'> & {
  label: string
  value: string
  onValueChange: (value: string) => void
  shortcut?: boolean | undefined
  size?: 'medium' | 'large' | undefined
  /** Whether Escape also takes the focus out of the box (LIST-01); by default it stays. */
  blursOnEscape?: boolean | undefined
}

/** A search box. `/` anywhere on the page focuses it, Escape clears it; `shortcut={false}` turns the first off. */
export function SearchInput(props: Props) {
  const {
    label,
    value,
    onValueChange,
    shortcut = true,
    size = 'large',
    blursOnEscape = false,
    className,
    ...rest
  } = props
  const input = useRef<HTMLInputElement>(null)
  useSlash(input, shortcut)
  const control = useFieldControl(rest)
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event)
    if (event.key !== 'Escape') return
    if (blursOnEscape) event.currentTarget.blur()
    if (value === '') return
    event.preventDefault()
    onValueChange('')
  }
  const clear = () => {
    onValueChange('')
    input.current?.focus()
  }
  return (
    <div className={classNames('search', size === 'medium' && 'search-medium', className)}>
      <Icon name="search" />
      <input
        autoComplete="off"
        {...rest}
        {...control}
        ref={input}
        type="search"
        className="input"
        aria-label={label}
        aria-keyshortcuts={shortcut ? '/' : undefined}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={handleKey}
      />
      {value && <IconButton label={uiText.clearSearch} icon="close" onClick={clear} />}
      {!value && shortcut && <KeyHint>/</KeyHint>}
    </div>
  )
}

function useSlash(input: { current: HTMLInputElement | null }, active: boolean) {
  useEffect(() => {
    if (!active) return
    const focus = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [active, input])
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
}

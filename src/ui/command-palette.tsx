import { type KeyboardEvent, useId, useState } from 'react'
import { Icon } from './icon.tsx'
import { KeyHint } from './key-hint.tsx'
import { type Command, matchCommands, splitMatch } from './match-commands.ts'
import { rovingIndex } from './roving.ts'
import { useModal } from './use-modal.ts'

type Props = {
  open: boolean
  onClose: () => void
  label: string
  placeholder?: string | undefined
  commands: readonly Command[]
  onRun: (id: string) => void
  /** Receives the typed query, for commands that must be fetched. */
  onQuery?: ((query: string) => void) | undefined
  emptyText: string
}

/** Finds and runs a command by typing. Arrows move, Enter runs and closes, Escape closes. The parent binds Ctrl/Cmd-K. */
export function CommandPalette(props: Props) {
  const modal = useModal(props.open, props.onClose)
  return (
    <dialog {...modal} className="dialog palette" aria-label={props.label}>
      {props.open && <Finder {...props} />}
    </dialog>
  )
}

function Finder({ label, placeholder, commands, onRun, onQuery, onClose, emptyText }: Props) {
  const id = useId()
  const [query, setQuery] = useState('')
  const [index, setIndex] = useState(0)
  const found = matchCommands(commands, query)
  const run = (command: Command | undefined) => {
    if (!command) return
    onClose()
    onRun(command.id)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // Otherwise the same key press would also press the button that gets the focus back.
      event.preventDefault()
      run(found[index])
    }
    const next = event.key.startsWith('Arrow') ? rovingIndex(event.key, index, Math.max(1, found.length)) : undefined
    if (next === undefined || event.key === 'ArrowLeft' || event.key === 'ArrowRight') return
    event.preventDefault()
    setIndex(next)
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <>
      <div className="palette-search">
        <Icon name="search" />
        <input
          autoComplete="off"
          role="combobox"
          aria-label={label}
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={found[index] ? `${id}-${index}` : undefined}
          placeholder={placeholder}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            onQuery?.(event.target.value)
            setIndex(0)
          }}
          onKeyDown={handleKey}
        />
        <KeyHint>Esc</KeyHint>
      </div>
      {found.length === 0 && (
        <p className="palette-empty" role="status">
          {emptyText}
        </p>
      )}
      <div className="palette-list" role="listbox" id={`${id}-list`} aria-label={label} hidden={found.length === 0}>
        {found.map((command, i) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are handled where the focus is
          <div
            className="palette-option"
            role="option"
            tabIndex={-1}
            id={`${id}-${i}`}
            key={command.id}
            aria-selected={i === index}
            onPointerMove={() => setIndex(i)}
            onClick={() => run(command)}
          >
            <Marked text={command.label} query={query} />
            {command.note && <span className="palette-note">{command.note}</span>}
          </div>
        ))}
      </div>
    </>
  )
}

function Marked({ text, query }: { text: string; query: string }) {
  const [before, match, after] = splitMatch(text, query)
  return (
    <span>
      {before}
      {match && <b>{match}</b>}
      {after}
    </span>
  )
}

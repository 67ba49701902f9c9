/** The available icons; where a word fits, use the word. */
export type IconName = keyof typeof DRAWINGS

const DRAWINGS = {
  search: 'M8.5 2.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM13 13l5 5',
  close: 'M4.5 4.5l11 11M15.5 4.5l-11 11',
  copy: 'M7.5 3.5h9v9h-9zM12.5 12.5v4h-9v-9h4',
  check: 'M3.5 10.5l4.5 4.5 8.5-10',
  plus: 'M10 3.5v13M3.5 10h13',
  minus: 'M3.5 10h13',
  grid: 'M3 3h5.5v5.5h-5.5zM11.5 3h5.5v5.5h-5.5zM3 11.5h5.5v5.5h-5.5zM11.5 11.5h5.5v5.5h-5.5z',
  list: 'M3 4h3v3h-3zM9 5.5h8M3 13h3v3h-3zM9 14.5h8',
  more: 'M4 10h.01M10 10h.01M16 10h.01',
  up: 'M4 12.5l6-6 6 6',
  down: 'M4 7.5l6 6 6-6',
  left: 'M12.5 4l-6 6 6 6',
  right: 'M7.5 4l6 6-6 6',
  external: 'M11.5 3.5h5v5M16.5 3.5l-8 8M8 4.5h-4.5v12h12v-4.5',
  send: 'M3 10h13M10.5 4.5l5.5 5.5-5.5 5.5',
  pause: 'M6.5 4v12M13.5 4v12',
  play: 'M5.5 3.5l11 6.5-11 6.5z',
  edit: 'M3.5 16.5v-3.5l10-10 3.5 3.5-10 10z',
  trash: 'M3.5 5.5h13M8 5.5v-3h4v3M5.5 5.5v12h9v-12',
  warning: 'M10 2.5l8 14.5h-16zM10 8v4M10 14.5h.01',
} as const

/** A 20 px line icon in the text colour. Decorative: the button or text around it carries the name. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path d={DRAWINGS[name]} strokeLinejoin={name === 'more' ? 'round' : 'miter'} strokeLinecap={cap(name)} />
    </svg>
  )
}

function cap(name: IconName): 'round' | 'butt' {
  return name === 'more' || name === 'warning' ? 'round' : 'butt'
}

import type { MouseEvent, ReactNode } from 'react'
import { TableFrame } from './table-frame.tsx'

/**
 * One column. `phone` says where the cell goes when the row becomes a card: `title` top left, `aside` top right, `main` and `action` side by side,
 * `full` its own line, `hidden` nowhere; without it the cell is a line "header: value".
 */
export type Column<Row> = {
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  align?: 'end' | undefined
  phone?: 'title' | 'aside' | 'main' | 'action' | 'full' | 'hidden' | undefined
  phoneLabel?: string | undefined
  rowHeader?: boolean | undefined
}

// A card layout would drop a table's own roles in some browsers.
const AS = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

type Props<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  selectedKey?: string | undefined
  /** Handles a click anywhere in a row. Give the row a button that does the same, for the keyboard and for screen readers. */
  onRowClick?: ((row: Row) => void) | undefined
}

/** A table in its frame, with a caption for screen readers. */
export function DataTable<Row>({ caption, columns, rows, rowKey, selectedKey, onRowClick }: Props<Row>) {
  return (
    <TableFrame label={caption}>
      <table className="table" {...AS.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead {...AS.rowgroup}>
          <tr {...AS.row}>
            {columns.map((column) => (
              <th key={column.key} {...AS.columnheader} scope="col" data-align={column.align}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...AS.rowgroup}>
          {rows.map((row) => {
            const selected = selectedKey !== undefined && rowKey(row) === selectedKey
            return (
              <tr
                key={rowKey(row)}
                {...AS.row}
                data-selected={selected || undefined}
                data-opens={onRowClick ? true : undefined}
                onClick={onRowClick && ((event) => openRow(event, () => onRowClick(row)))}
              >
                {columns.map((column) => (
                  <Cell key={column.key} column={column} row={row} />
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </TableFrame>
  )
}

// The row's button gets the focus first: the opened part returns it there when it closes, and not to the table as a whole.
function openRow(event: MouseEvent<HTMLElement>, open: () => void) {
  if (!isPlainClick(event)) return
  event.currentTarget.querySelector<HTMLElement>('[data-phone="action"] button')?.focus({ preventScroll: true })
  open()
}

// Not on an interactive element, and not while the user selects text to copy it.
function isPlainClick(event: MouseEvent<HTMLElement>): boolean {
  const onControl = event.target instanceof Element && event.target.closest('a, button, input, select, textarea, label')
  return !onControl && window.getSelection()?.isCollapsed !== false
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const label = column.phoneLabel ?? (typeof column.header === 'string' ? column.header : undefined)
  const shared = { 'data-label': label, 'data-phone': column.phone, 'data-align': column.align }
  if (column.rowHeader) {
    return (
      <th scope="row" {...AS.rowheader} {...shared}>
        {column.cell(row)}
      </th>
    )
  }
  return (
    <td {...AS.cell} {...shared}>
      {column.cell(row)}
    </td>
  )
}

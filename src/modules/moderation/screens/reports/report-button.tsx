import { lazy, Suspense, useState } from 'react'
import './report-button.css'
import { reportButtonText as text } from './report-button.text.ts'

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }))

/** Opens the dialog to report a bot, at the end of its page; the dialog's code is fetched at the first use. */
export function ReportButton({ bot }: { bot: { readonly id: string; readonly title: string } }) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  return (
    <p>
      <button
        type="button"
        className="report-bot"
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
      >
        {text.report}
      </button>
      {wasOpened && (
        <Suspense>
          <ReportDialog bot={bot} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </p>
  )
}

import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { securityText as text } from './security.text.ts'

/** Shows new backup codes, only once; it closes by the button that confirms they were saved, and the server stores no file. */
export function BackupCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const whole = `${codes.join('\n')}\n`
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.codesTitle}
      description={text.codesLead}
      closeLabel={false}
      actions={<Button onClick={onClose}>{text.saved}</Button>}
    >
      <ul className="plain-list security-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="button-row">
        <CopyButton text={whole} label={text.copyCodes} copiedLabel={text.copied} />
        <Button variant="line" onClick={() => download(text.fileName, whole)}>
          {text.download}
        </Button>
      </div>
    </Dialog>
  )
}

function download(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/plain' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}

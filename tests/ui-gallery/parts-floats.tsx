import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { CommandPalette } from '#ui/command-palette.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { DefinitionList } from '#ui/definition-list.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Panel, PanelPart } from '#ui/panel.tsx'
import { ScoreBadge } from '#ui/score-badge.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { toastError, toastNotice, toastSuccess } from '#ui/toast.ts'
import { Section } from './section.tsx'

type Open = 'none' | 'dialog' | 'confirm' | 'sheet' | 'palette'

const COMMANDS = [
  { id: 'leads', label: 'Ga naar Leads', note: 'Pagina' },
  { id: 'add', label: 'Lead toevoegen' },
  { id: 'export', label: 'Exporteer leads als CSV', keywords: ['download'] },
]

/** What floats: dialogs, sheet, toasts, palette; and the docked panel. */
export function FloatParts() {
  const [open, setOpen] = useState<Open>('none')
  const close = () => setOpen('none')
  return (
    <>
      <Section title="Zwevend">
        <div className="button-row">
          <Button variant="line" onClick={() => setOpen('dialog')}>
            Dialoog
          </Button>
          <Button variant="line" onClick={() => setOpen('confirm')}>
            Bevestiging
          </Button>
          <Button variant="line" onClick={() => setOpen('sheet')}>
            Lade
          </Button>
          <Button variant="line" onClick={() => setOpen('palette')}>
            Opdrachten
          </Button>
          <Button variant="line" onClick={() => toastSuccess('Link gekopieerd!')}>
            Gelukt
          </Button>
          <Button variant="line" onClick={() => toastError('Fout', 'Kon de regel niet bijwerken')}>
            Mislukt
          </Button>
          <Button variant="line" onClick={() => toastNotice('Opmerking', 'Voorbeelddata wordt getoond.')}>
            Opmerking
          </Button>
        </div>
        <div className="gallery-two">
          <Panel {...PERSON} onClose={close}>
            <Details />
          </Panel>
        </div>
      </Section>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Abonnement vereist"
        description={<p>Met een plan gebruik je dit op je website. Of probeer eerst 30 dagen voor € 0,00.</p>}
        actions={
          <>
            <Button onClick={() => toastError('Fout', 'Kon de regel niet bijwerken')}>Bekijk plannen</Button>
            <Button variant="line">Probeer gratis</Button>
            <Button variant="quiet" onClick={close}>
              Later
            </Button>
          </>
        }
      >
        <Field label="Naam">
          <TextInput />
        </Field>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onClose={close}
        onConfirm={close}
        title="Sanne de Wit verwijderen?"
        description={<p>Je raakt de gegevens en het bericht kwijt. Dit kan niet terug.</p>}
        confirmLabel="Verwijder Sanne de Wit"
      />
      <Sheet open={open === 'sheet'} onClose={close} {...PERSON} actions={<Button>E-mail opstellen</Button>}>
        <Details />
      </Sheet>
      <CommandPalette
        open={open === 'palette'}
        onClose={close}
        label="Zoek of ga naar"
        placeholder="Zoek of ga naar"
        commands={COMMANDS}
        onRun={(id) => toastSuccess(id)}
        emptyText="Niets gevonden"
      />
    </>
  )
}

const PERSON = {
  title: 'Sanne de Wit',
  lead: <ScoreBadge level="high">hoog</ScoreBadge>,
  note: '20 november 2026 om 09:42',
}

function Details() {
  return (
    <>
      <PanelPart>
        <DefinitionList
          items={[
            { term: 'E-mail', description: <a href="mailto:sanne@dewit.example">sanne@dewit.example</a> },
            { term: 'Bedrijf', description: 'De Wit Interieur' },
          ]}
        />
      </PanelPart>
      <PanelPart title="Bericht">
        <p>Wij willen 40 stoelen bestellen voor onze nieuwe showroom in Utrecht.</p>
      </PanelPart>
    </>
  )
}

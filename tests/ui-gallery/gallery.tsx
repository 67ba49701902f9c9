import { useState } from 'react'
import { BrandMark } from '#ui/brand-mark.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { SkipLink } from '#ui/skip-link.tsx'
import { Toaster } from '#ui/toaster.tsx'
import { ToggleGroup } from '#ui/toggle-group.tsx'
import { ActionParts } from './parts-actions.tsx'
import { FieldParts } from './parts-fields.tsx'
import { FigureParts } from './parts-figures.tsx'
import { FloatParts } from './parts-floats.tsx'
import { ListParts } from './parts-lists.tsx'
import { TileParts } from './parts-tiles.tsx'

type Theme = 'system' | 'light' | 'dark'

/** All parts in all states, with a theme switch. */
export function Gallery() {
  const [theme, setTheme] = useState<Theme>('system')
  const change = (next: Theme) => {
    setTheme(next)
    if (next === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = next
  }
  const themes = [
    { value: 'system', label: 'Systeem' },
    { value: 'light', label: 'Licht' },
    { value: 'dark', label: 'Donker' },
  ] as const
  return (
    <>
      <SkipLink href="#inhoud">Naar de inhoud</SkipLink>
      <header className="site-header">
        <div className="container">
          <a className="brand" href="/" aria-label="Syvo, naar de startpagina">
            <BrandMark />
            Syvo
          </a>
          <nav aria-label="Hoofdmenu">
            <ul>
              <li>
                <a className="nav-link" href="/" aria-current="page">
                  Ontdek
                </a>
              </li>
            </ul>
          </nav>
        </div>
      </header>
      <main className="container gallery" id="inhoud">
        <PageHeader
          title={<span className="title-52">Onderdelen</span>}
          description="Alles waarmee de schermen zijn gebouwd, in elke toestand."
          sample="Voorbeelddata"
          actions={<ToggleGroup label="Thema" items={themes} value={theme} onValueChange={change} />}
        />
        <TileParts />
        <ActionParts />
        <FieldParts />
        <FigureParts />
        <ListParts />
        <FloatParts />
      </main>
      <Toaster />
    </>
  )
}

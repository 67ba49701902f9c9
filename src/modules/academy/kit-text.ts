import type { KitContent } from './academy-schema.ts'

/** Returns a starter kit as Markdown: what to fill in, which pages to have, what to ask and what to check. */
export function kitText(kit: KitContent): string {
  const parts = [
    `${kit.description}`,
    `**Voor wie?** ${kit.audience}`,
    `**Hoe lang?** Reken op ${kit.setupTime}. Je hebt een account nodig en een bot die je probeert of huurt. Staat bij die bot ‘Heeft een taalmodel nodig’? Dan werkt hij nog niet op Syvo.`,
    '## Vul dit in',
    'Klik bij je bot op **Inrichten** en neem over wat bij je past. Adressen en tijden zijn voorbeelden: zet die van jezelf neer.',
    table(['Veld', 'Voorbeeld'], Object.entries(kit.startConfig)),
    '## Zet deze welkomsttekst klaar',
    `Je stelt hem in bij **Syvo Connect**, nadat je bot actief is.`,
    `> ${kit.welcome}`,
    '## Deze pagina’s heb je nodig',
    table(
      ['Pagina', 'Wat erop staat'],
      kit.pages.map(({ name, needs }) => [name, needs]),
    ),
    '## Test met deze vragen',
    'Stel ze één voor één en geef elk antwoord een cijfer: 2 is goed, 1 is half, 0 is fout.',
    table(
      ['Vraag', 'Cijfer'],
      kit.questions.map((question) => [question, '']),
    ),
    '## Loop dit na voordat je live gaat',
    kit.checklist.map((item) => `- [ ] ${item}`).join('\n'),
  ]
  return parts.join('\n\n')
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

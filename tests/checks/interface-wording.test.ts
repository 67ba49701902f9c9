import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { collectInterfaceTexts } from './interface-texts.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Words that the interface avoids, with their replacement. */
const AVOIDED: readonly (readonly [RegExp, string])[] = [
  [/executies?\b/i, 'antwoorden: the unit of plans and bots'],
  [/(?:gesprekken|vragen) per maand/i, 'antwoorden per maand'],
  [/nagespeeld|spelen we na/i, 'gesimuleerd'],
  [/nagekeken|kijken je .* na\b/i, 'we controleren'],
  [/(?:laden|lukt|lukken) nu niet/i, 'konden niet worden geladen; is niet gelukt'],
  [/\bper incasso\b/i, 'automatisch afgeschreven'],
  [/zet een vinkje/i, 'vink aan'],
  [/dat je kijkt|wie wat deed/i, 'inzien wordt vastgelegd; wie deed wat'],
]

const problemsOf = (text: string) => AVOIDED.filter(([word]) => word.test(text)).map(([, instead]) => instead)

it('no text of the interface uses an avoided word', () => {
  const found = collectInterfaceTexts(join(ROOT, 'src')).flatMap(({ where, text }) =>
    problemsOf(text).map((instead) => `${where}: ${text} (${instead})`),
  )
  expect(found).toEqual([])
})

it('no article, lesson or legal page uses an avoided word', () => {
  const content = join(ROOT, 'src/modules')
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\/content\/.*\.(?:md|yaml)$/.test(file),
  )
  const found = files.flatMap((file) =>
    problemsOf(readFileSync(join(content, file), 'utf8')).map((instead) => `${file}: ${instead}`),
  )
  expect(found).toEqual([])
})

it.each(['1.000 executies per maand', 'Onbeperkt gesprekken per maand', 'Nagespeeld', 'De meldingen laden nu niet.'])(
  'the check reports %s',
  (text) => expect(problemsOf(text)).not.toEqual([]),
)

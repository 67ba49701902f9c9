import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { collectInterfaceTexts } from './interface-texts.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Words that the interface does not use, with what stands there instead. */
const AVOIDED: readonly (readonly [RegExp, string])[] = [
  [/executies?\b/i, 'antwoorden: what plans and bots count'],
  [/(?:gesprekken|vragen) per maand/i, 'antwoorden per maand'],
  [/nagespeeld|spelen we na/i, 'gesimuleerd'],
  [/nagekeken|kijken je .* na\b/i, 'we controleren'],
  [/(?:laden|lukt|lukken) nu niet/i, 'konden niet worden geladen; is niet gelukt'],
  [/\bper incasso\b/i, 'automatisch afgeschreven'],
  [/zet een vinkje/i, 'vink aan'],
  [/dat je kijkt|wie wat deed/i, 'inzien wordt vastgelegd; wie deed wat'],
]

const problemsOf = (text: string) => AVOIDED.filter(([word]) => word.test(text)).map(([, instead]) => instead)

it('every text of the interface says answers where it counts, and no word that Dutch readers stumble over', () => {
  const found = collectInterfaceTexts(join(ROOT, 'src')).flatMap(({ where, text }) =>
    problemsOf(text).map((instead) => `${where}: ${text} (${instead})`),
  )
  expect(found).toEqual([])
})

it('the articles, lessons and legal pages use the same words', () => {
  const content = join(ROOT, 'src/modules/marketing/content')
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:md|yaml)$/.test(file),
  )
  const found = files.flatMap((file) =>
    problemsOf(readFileSync(join(content, file), 'utf8')).map((instead) => `${file}: ${instead}`),
  )
  expect(found).toEqual([])
})

it.each(['1.000 executies per maand', 'Onbeperkt gesprekken per maand', 'Nagespeeld', 'De meldingen laden nu niet.'])(
  'notices %s',
  (text) => expect(problemsOf(text)).not.toEqual([]),
)

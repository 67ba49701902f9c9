import { expect, test } from 'vitest'
import { matchCommands, splitMatch } from './match-commands.ts'

const commands = [
  { id: 'add', label: 'Regel toevoegen' },
  { id: 'cafe', label: 'Café', keywords: ['koffie'] },
  { id: 'go', label: 'Ga naar Regels' },
]
const ids = (query: string) => matchCommands(commands, query).map((command) => command.id)

test('an empty query keeps all, in order', () => expect(ids(' ')).toEqual(['add', 'cafe', 'go']))
test('every word must occur, accents and case aside', () => {
  expect(ids('CAFE')).toEqual(['cafe'])
  expect(ids('koffie')).toEqual(['cafe'])
  expect(ids('regel naar')).toEqual(['go'])
  expect(ids('xyz')).toEqual([])
})
test('what starts with the query comes first', () => expect(ids('regel')).toEqual(['add', 'go']))
test('the match is cut out of the text', () => {
  expect(splitMatch('Ga naar Regels', 'regel')).toEqual(['Ga naar ', 'Regel', 's'])
  expect(splitMatch('Ga naar Regels', 'x')).toEqual(['Ga naar Regels', '', ''])
})

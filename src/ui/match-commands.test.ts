import { expect, test } from 'vitest'
import { matchCommands, splitMatch } from './match-commands.ts'

const commands = [
  { id: 'add', label: 'Regel toevoegen' },
  { id: 'cafe', label: 'Café', keywords: ['koffie'] },
  { id: 'go', label: 'Ga naar Regels' },
]
const ids = (query: string) => matchCommands(commands, query).map((command) => command.id)

test('an empty query keeps all commands, in order', () => expect(ids(' ')).toEqual(['add', 'cafe', 'go']))
test('every word must occur, whatever the accents and case', () => {
  expect(ids('CAFE')).toEqual(['cafe'])
  expect(ids('koffie')).toEqual(['cafe'])
  expect(ids('regel naar')).toEqual(['go'])
  expect(ids('xyz')).toEqual([])
})
test('commands that start with the query come first', () => expect(ids('regel')).toEqual(['add', 'go']))
test('splitMatch cuts the match out of the text', () => {
  expect(splitMatch('Ga naar Regels', 'regel')).toEqual(['Ga naar ', 'Regel', 's'])
  expect(splitMatch('Ga naar Regels', 'x')).toEqual(['Ga naar Regels', '', ''])
})

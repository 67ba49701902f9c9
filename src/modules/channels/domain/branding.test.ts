import { expect, it } from 'vitest'
import { brandingOf } from './branding.ts'

const welcomeMessage = 'Hoi! Stel je vraag, dan zoek ik het antwoord voor je op.'
const placed = { theme: 'light', position: 'right' }
const open = { companyName: 'Balie', primaryColor: '#3B82F6', welcomeMessage, ...placed }

it.each([
  ['nothing given', {}, open],
  ['blanks and other types', { company_name: ' ', primary_color: 7, welcome_message: 3 }, open],
  ['a colour that is none', { primary_color: 'red' }, open],
  ['a theme and a corner that are none', { theme: 'light dark;', position: 'top' }, open],
  [
    'everything given',
    {
      company_name: 'Brasserie',
      primary_color: '#1f5c4d',
      welcome_message: ' Welkom ',
      theme: 'visitor',
      position: 'left',
    },
    {
      companyName: 'Brasserie',
      primaryColor: '#1f5c4d',
      welcomeMessage: 'Welkom',
      theme: 'visitor',
      position: 'left',
    },
  ],
])('[DATA-33] fills empty branding with defaults, and uses the bot’s title for the company: %s', (_, stored, shown) => {
  expect(brandingOf(stored, 'Balie')).toEqual(shown)
})

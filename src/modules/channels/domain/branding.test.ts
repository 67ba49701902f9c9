import { expect, it } from 'vitest'
import { brandingOf } from './branding.ts'

const welcomeMessage = 'Hoi! Stel je vraag, dan zoek ik het antwoord voor je op.'
const open = { companyName: 'Balie', primaryColor: '#3B82F6', welcomeMessage }

it.each([
  ['nothing given', {}, open],
  ['blanks and other types', { company_name: ' ', primary_color: 7, welcome_message: 3 }, open],
  ['a colour that is none', { primary_color: 'red' }, open],
  [
    'everything given',
    { company_name: 'Brasserie', primary_color: '#1f5c4d', welcome_message: ' Welkom ' },
    { companyName: 'Brasserie', primaryColor: '#1f5c4d', welcomeMessage: 'Welkom' },
  ],
])(
  "[DATA-33] what is left open has a default, and the bot's title stands in for the company: %s",
  (_, stored, shown) => {
    expect(brandingOf(stored, 'Balie')).toEqual(shown)
  },
)

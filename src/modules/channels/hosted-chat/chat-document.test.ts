import { expect, test } from 'vitest'
import { payloads } from '../../../../tests/widget/xss-corpus.ts'
import { chatDocument } from './chat-document.ts'

const assets = { js: '/chat.js', css: '/chat.css' }

test('the AI line is in the page itself, whatever the title is', () => {
  for (const title of ['', 'Chat', ...payloads]) {
    const html = chatDocument({ assets, title, colorScheme: 'light' })
    expect(html).toContain('<p id="ai">Je chat met een AI-assistent</p>')
    expect(html.match(/<script\b/g)).toHaveLength(1)
    expect(html).not.toMatch(/<style|\son\w+="|\sstyle="/)
  }
})

test('the nonce is on the script and the stylesheet', () => {
  const html = chatDocument({ assets, title: 'Chat', colorScheme: 'light', nonce: 'a"b' })
  expect(html.match(/nonce="a&#34;b"/g)).toHaveLength(2)
})

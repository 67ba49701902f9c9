import { expect, test } from 'vitest'
import type { Section } from '../domain/document.ts'
import { readHtml } from './read-html.ts'

function sectionsOf(body: string): Section[] {
  const outcome = readHtml(
    'https://bedrijf.example/',
    `<html lang="nl"><title>Bedrijf</title><body>${body}</body></html>`,
  )
  return outcome.outcome === 'read' ? outcome.document.sections : []
}
const textOf = (body: string) =>
  sectionsOf(body)
    .map((section) => section.text)
    .join('\n')
const filler =
  '<p>Wij zijn een familiebedrijf en helpen u graag met al uw vragen over onze diensten in de hele regio.</p>'

test('headings are kept as a path', () => {
  expect(
    sectionsOf(
      '<h1>Winkel</h1><p>Welkom.</p><h2>Bezorgen</h2><h3>Kosten</h3><p>Dat kost € 4,95.</p><h2>Ruilen</h2><p>Ruilen mag.</p>',
    ),
  ).toMatchObject([
    { heading: 'Winkel', text: 'Welkom.' },
    { heading: 'Winkel > Bezorgen > Kosten', text: 'Dat kost € 4,95.' },
    { heading: 'Winkel > Ruilen', text: 'Ruilen mag.' },
  ])
})

test.each([
  ['<nav><a href="/">Home</a><a href="/menu">Menu</a></nav>', 'Home'],
  ['<div id="CybotCookiebotDialog"><p>Deze website gebruikt cookies</p><button>Accepteren</button></div>', 'cookies'],
  [
    '<div class="x"><p>Wij plaatsen cookies voor een goede werking.</p><button>Alles accepteren</button></div>',
    'cookies',
  ],
  ['<ul class="breadcrumbs"><li>Kruimel</li></ul>', 'Kruimel'],
  ['<div class="share-buttons"><a>Deel op X</a></div>', 'Deel'],
  ['<div role="dialog"><p>Pak nu tien procent korting</p></div>', 'korting'],
  ['<div><a href="/a">Een</a> <a href="/b">Twee</a> <a href="/c">Drie</a> <a href="/d">Vier</a></div>', 'Twee'],
  ['<footer><a href="/voorwaarden">Algemene voorwaarden</a> © 2026</footer>', 'voorwaarden'],
  ['<div style="display:none">Oude prijzen van vorig jaar</div>', 'Oude prijzen'],
  ['<script>var tekst = "Let op: gesloten"</script>', 'Let op'],
  ['<p><a class="btn" href="/x">Lees meer</a></p>', 'Lees meer'],
])('text that is no content is left out: %s', (html, text) => {
  expect(textOf(`${html}<main>${filler}</main>`)).not.toContain(text)
  expect(textOf(`${html}<main>${filler}</main>`)).toContain('familiebedrijf')
})

test('a page about cookies keeps its text, and a footer its address', () => {
  expect(
    textOf(
      `<div class="cookie-policy"><h1>Cookiebeleid</h1><p>${'Wij gebruiken drie soorten cookies. '.repeat(20)}</p></div>`,
    ),
  ).toContain('drie soorten cookies')
  expect(
    textOf(`${filler}<footer><p>Kerkstraat 12, 3511 AB Utrecht</p><p>Alle rechten voorbehouden</p></footer>`),
  ).toMatch(/Kerkstraat 12(?!.*rechten)/s)
})

test.each([
  ['<details><summary>Kan ik pinnen?</summary>Ja, dat kan.</details>'],
  ['<dl><dt>Kan ik pinnen?</dt><dd>Ja, dat kan.</dd></dl>'],
  ['<button aria-expanded="false" aria-controls="a">Kan ik pinnen?</button><div id="a" hidden>Ja, dat kan.</div>'],
  ['<h3>Kan ik pinnen?</h3><p>Ja, dat kan.</p>'],
  [
    '<div class="faq-item"><div class="faq-question">Kan ik pinnen?</div><div class="faq-answer" style="display:none">Ja, dat kan.</div></div>',
  ],
  ['<p><strong>Kan ik pinnen?</strong><br>Ja, dat kan.</p>'],
  [
    '<script type="application/ld+json">{"@type":"FAQPage","mainEntity":[{"@type":"Question","name":"Kan ik pinnen?","acceptedAnswer":{"@type":"Answer","text":"<p>Ja, dat kan.</p>"}}]}</script>',
  ],
])('a question keeps its answer however it is marked up: %s', (html) => {
  expect(sectionsOf(html)).toContainEqual(
    expect.objectContaining({ kind: 'faq', question: 'Kan ik pinnen?', text: 'Ja, dat kan.' }),
  )
})

test.each([
  [
    '<table><tr><td>Maandag</td><td>gesloten</td></tr><tr><td>Dinsdag</td><td>9:00 - 17:00</td></tr></table>',
    ['Maandag: gesloten', 'Dinsdag: 9:00 - 17:00'],
  ],
  [
    '<table><tr><th></th><th>Ma</th><th>Di</th></tr><tr><td>Open</td><td>9-17</td><td>10-18</td></tr></table>',
    ['Open Ma: 9-17', 'Open Di: 10-18'],
  ],
  [
    '<table><tr><th>Land</th><th>Pakket</th><th>Brief</th></tr><tr><td>België</td><td>€ 7,90</td><td>€ 5,40</td></tr></table>',
    ['België: Pakket € 7,90, Brief € 5,40'],
  ],
  [
    '<table><tr><td rowspan=2>Uurloon</td><td>Monteur</td><td>€ 68</td></tr><tr><td>Leerling</td><td>€ 41</td></tr></table>',
    ['Uurloon: Monteur, € 68', 'Uurloon: Leerling, € 41'],
  ],
  [
    '<table><tr><td>Pakket</td><td>€ 4,95</td></tr><tr><td colspan=2>Gratis vanaf € 55,00</td></tr></table>',
    ['Pakket: € 4,95', 'Gratis vanaf € 55,00'],
  ],
  [
    '<table><tr><th>Gerecht</th><th>Melk</th><th>Noten</th></tr><tr><td>Soep</td><td>x</td><td></td></tr></table>',
    ['Soep: Melk'],
  ],
  [
    '<div><div class="r"><span>Maandag</span><span>9-17 uur</span></div><div class="r"><span>Dinsdag</span><span>9-17 uur</span></div><div class="r"><span>Zondag</span><span>gesloten</span></div></div>',
    ['Maandag: 9-17 uur', 'Dinsdag: 9-17 uur', 'Zondag: gesloten'],
  ],
  [
    '<div><div class="i"><h4>Soep</h4><p>met brood</p><b class="p">6,50</b></div><div class="i"><b class="p">8,00</b><h4>Salade</h4></div><div class="i"><h4>Taart</h4><b class="p">4,25</b></div></div>',
    ['Soep: met brood, 6,50', 'Salade: 8,00', 'Taart: 4,25'],
  ],
])('rows are read as sentences: %s', (html, lines) => {
  const rows = sectionsOf(html)
    .filter((section) => section.kind === 'table')
    .flatMap((section) => section.text.split('\n'))
  expect(rows).toEqual(lines)
})

test('a caption or a wide row names the rows below it', () => {
  expect(
    sectionsOf(
      '<table><caption>Lunch</caption><tr><td>Soep</td><td>€ 6</td></tr><tr><td colspan=2>Dranken</td></tr><tr><td>Koffie</td><td>€ 3</td></tr></table>',
    ),
  ).toMatchObject([
    { heading: 'Lunch', text: 'Soep: € 6' },
    { heading: 'Lunch > Dranken', text: 'Koffie: € 3' },
  ])
})

test('a block that occurs twice, for phone and desktop, is read once', () => {
  const twice =
    '<p class="mobile">Wij zijn bereikbaar op werkdagen van 9 tot 5 uur.</p><p class="desktop">Wij zijn bereikbaar op werkdagen van 9 tot 5 uur.</p>'
  expect(textOf(twice).match(/bereikbaar/g)).toHaveLength(1)
})

test('items without end tags stay items', () => {
  const html =
    '<ul><li class="p"><div><b>Fietsbel</b><span class="c">€ 5,00</span><li class="p"><div><b>Zadel</b><span class="c">€ 25,00</span><li class="p"><div><b>Pomp</b><span class="c">€ 15,00</span></ul>'
  expect(textOf(html).split('\n')).toEqual(['Fietsbel: € 5,00', 'Zadel: € 25,00', 'Pomp: € 15,00'])
})

test('hours and address of structured data are Dutch lines, and only when the page does not show them', () => {
  const data =
    '<script type="application/ld+json">{"@type":"Restaurant","telephone":"030-1234567","openingHoursSpecification":[{"dayOfWeek":["Monday","https://schema.org/Tuesday"],"opens":"09:00","closes":"17:00"}]}</script>'
  expect(textOf(`${filler}${data}`)).toContain('maandag, dinsdag: 09:00 - 17:00')
  expect(sectionsOf(`<p>Bel 030-1234567, maandag, dinsdag: 09:00 - 17:00</p>${data}`)).toHaveLength(1)
})

test.each([
  ['<h1>404</h1><p>Deze pagina is er niet.</p>', 'not_found_page'],
  ['<nav>Menu</nav>', 'empty'],
  ['', 'empty'],
  [`${'<div>'.repeat(5_000)}diep`, 'unreadable'],
])('a page without knowledge has a reason: %#', (body, reason) => {
  expect(readHtml('https://bedrijf.example/', `<body>${body}</body>`)).toEqual({ outcome: 'skipped', reason })
})

test.each([
  ['<p><b>Wifi</b><br>Overal gratis.<br><br><b>Honden</b><br>Alleen aan de lijn.</p>'],
  ['<font class="kop">Wifi</font><br>Overal gratis.<br><br><font size="5">Honden</font><br>Alleen aan de lijn.'],
  [
    '<div class="widget-heading"><div><p><span>Wifi</span></p></div></div><p>Overal gratis.</p><p style="font-size:24px">Honden</p><p>Alleen aan de lijn.</p>',
  ],
  [
    '<table><tr><td width="150">Kolom links met wat tekst</td><td><b>Wifi</b><br>Overal gratis.<br><br><b>Honden</b><br>Alleen aan de lijn. Op het terrein geldt dat ook voor de honden van bezoekers die maar een middag blijven, en voor pups. Poepzakjes liggen bij de receptie.</td></tr></table>',
  ],
])('a line that looks like a heading is one: %s', (html) => {
  const sections = sectionsOf(html)
  expect(sections.find((section) => section.text.startsWith('Overal'))?.heading).toBe('Wifi')
  expect(sections.find((section) => section.text.startsWith('Alleen'))?.heading).toBe('Honden')
})

test.each([
  ['<p>Neem een <b>handdoek</b> mee.</p>', 'Neem een handdoek mee.'],
  ['<p><b>Let op, wij zijn dicht.</b><br>Bel ons gerust.</p>', 'Let op, wij zijn dicht.\nBel ons gerust.'],
  ['<p style="font-size:30px">Vanaf € 89</p>', 'Vanaf € 89'],
])('bold words, sentences and prices stay text: %s', (html, text) => {
  expect(textOf(html)).toBe(text)
})

test('an accordion of checkboxes keeps its questions', () => {
  const html =
    '<div><input type="checkbox" id="a"><label for="a">Kan ik pinnen?</label><div>Ja, dat kan.</div></div><div><input type="checkbox" id="b"><label for="b">Er vliegen vliegjes rond</label><div>Dat zijn rouwvliegjes.</div></div>'
  expect(sectionsOf(html)).toMatchObject([
    { question: 'Kan ik pinnen?', text: 'Ja, dat kan.' },
    { question: 'Er vliegen vliegjes rond', text: 'Dat zijn rouwvliegjes.' },
  ])
})

test('adjacent elements without a space between them are separated', () => {
  expect(textOf('<p><a href="tel:1">030 123 45 67</a><a href="mailto:a">hallo@bedrijf.example</a></p>')).toBe(
    '030 123 45 67 hallo@bedrijf.example',
  )
  expect(textOf('<ul><li><span class="sr">Plaats</span>Utrecht</li></ul>')).toBe('Plaats Utrecht')
})

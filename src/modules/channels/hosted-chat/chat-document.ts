/** The server's input for the chat page. `title` names the tab until the company is known; it is data and gets escaped. */
export type ChatDocument = {
  assets: { js: string; css: string }
  nonce?: string
  title: string
  /** The CSS `color-scheme`, which the page has before its first paint. */
  colorScheme: string
}

/**
 * Returns the whole HTML of the chat page: no inline script or style, no data of the bot, and the AI line (AI Act art. 50) as fixed text that no
 * setting changes. Of the configuration it holds only the colour scheme.
 */
export function chatDocument({ assets, nonce, title, colorScheme }: ChatDocument): string {
  const key = nonce ? ` nonce="${escape(nonce)}"` : ''
  return `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,interactive-widget=resizes-content">
<meta name="color-scheme" content="${escape(colorScheme)}">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${escape(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${escape(assets.css)}"${key}>
<script src="${escape(assets.js)}" defer${key}></script>
</head>
<body>
<header>
<img id="tile" alt="" width="60" height="60" hidden>
<div><h1 id="company" dir="auto">${escape(title)}</h1><p id="ai">Je chat met een AI-assistent</p></div>
<button id="close" type="button" aria-label="Sluit chat" title="Sluit chat" hidden></button>
</header>
<main>
<p id="notice" role="status">De chat wordt geladen…</p>
<noscript><p>Zet JavaScript aan om te chatten.</p></noscript>
${CHAT}
${CONTACT}
<section id="thanks" hidden>
<h2 tabindex="-1">Bedankt!</h2>
<p>We hebben je gegevens ontvangen. Een medewerker neemt contact met je op.</p>
<button type="button" class="button back">Terug naar de chat</button>
</section>
</main>
</body>
</html>`
}

const CHAT = `<section id="chat" hidden>
<div id="log" role="log" aria-label="Gesprek" tabindex="0"></div>
<p id="status" class="sr" role="status"></p>
<div id="problem" role="alert" hidden><p id="problem-text"></p><button id="retry" type="button" class="button line small">Probeer opnieuw</button></div>
<div id="choices" role="group" aria-label="Snelle keuzes"><button id="person" type="button" class="button line small">Medewerker spreken</button></div>
<form id="composer" novalidate>
<label for="question" class="sr">Je vraag</label>
<textarea id="question" rows="1" placeholder="Typ je vraag" aria-describedby="ai left" autocomplete="off" enterkeyhint="send"></textarea>
<button id="send" class="button" aria-label="Verstuur"><svg viewBox="0 0 18 18" aria-hidden="true"><path class="up" d="M9 16V2M3 8l6-6 6 6"/><path class="stop" d="M4 4h10v10H4z"/></svg></button>
<p id="left" aria-live="polite"></p>
</form>
<div id="limit" role="status" hidden></div>
</section>`

const CONTACT = `<section id="contact" hidden>
<h2 tabindex="-1">Laat je gegevens achter</h2>
<p id="reason"></p>
<form id="details" novalidate>
${field('name', 'Naam (mag leeg blijven)', 'type="text" autocomplete="name" maxlength="120"')}
${field('email', 'E-mailadres', 'type="email" autocomplete="email" maxlength="254"')}
${field('phone', 'Telefoonnummer', 'type="tel" autocomplete="tel" maxlength="30"')}
${field('organization', 'Bedrijf (mag leeg blijven)', 'type="text" autocomplete="organization" maxlength="120"')}
<div class="field"><label for="message">Je vraag</label><textarea id="message" rows="3" maxlength="1000"></textarea></div>
<p id="use">We gebruiken je gegevens alleen om contact met je op te nemen over je vraag.</p>
<label class="tick"><input id="consent" type="checkbox" aria-describedby="use consent-error">Ik ga akkoord</label>
<p id="consent-error" class="error" hidden></p>
<p id="contact-problem" class="error" role="alert" hidden></p>
<button id="deliver" class="button">Verstuur</button>
<button type="button" class="button line back">Terug naar de chat</button>
</form>
</section>`

function field(id: string, label: string, attributes: string): string {
  return `<div class="field"><label for="${id}">${label}</label><input id="${id}" ${attributes} aria-describedby="${id}-error"><p id="${id}-error" class="error" hidden></p></div>`
}

function escape(value: string): string {
  return value.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

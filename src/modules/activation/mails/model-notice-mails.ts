type Mail = { readonly subject: string; readonly text: string }

/** Returns the mail that bots stopped for want of a language model: what visitors see meanwhile, and what the reader may do. */
export function modelMissingMail(titles: readonly string[], publicUrl: string): Mail {
  const names = listOf(titles)
  const isOne = titles.length === 1
  return {
    subject: `Geen taalmodel: ${names} ${isOne ? 'werkt' : 'werken'} nu niet`,
    text: [
      `${names} ${isOne ? 'heeft' : 'hebben'} een taalmodel nodig, en dat is op dit moment niet aangesloten. ${isOne ? 'De bot geeft' : 'De bots geven'} nu geen antwoorden, ook niet in jouw chats.`,
      'Je chats blijven bereikbaar. Bezoekers zien er een contactformulier, en hun berichten komen bij je leads.',
      'Je instellingen blijven bewaard. Werkt het weer, dan krijg je een mail.',
      `Bekijk je bots:\n${publicUrl}/my-bots`,
      `Huur je ${isOne ? 'deze bot' : 'een van deze bots'}? De huur loopt door tot je opzegt. Dat doe je bij Mijn abonnement:\n${publicUrl}/billing`,
      `Vragen? Stel ze ons:\n${publicUrl}/contact`,
    ]
      .join('\n\n')
      .concat('\n'),
  }
}

/** Returns the mail that such bots work again; also true for a reader who switched them off meanwhile. */
export function modelRestoredMail(titles: readonly string[], publicUrl: string): Mail {
  const names = listOf(titles)
  const isOne = titles.length === 1
  return {
    subject: `${names} ${isOne ? 'werkt' : 'werken'} weer`,
    text: [
      `Er is weer een taalmodel aangesloten. ${names} ${isOne ? 'antwoordt' : 'antwoorden'} weer, overal waar je ${isOne ? 'hem' : 'ze'} gebruikt.`,
      'Je hoeft niets te doen. Je instellingen zijn zoals ze waren.',
      `Bekijk je bots:\n${publicUrl}/my-bots`,
    ]
      .join('\n\n')
      .concat('\n'),
  }
}

function listOf(names: readonly string[]): string {
  return new Intl.ListFormat('nl', { type: 'conjunction' }).format(names)
}

/** Composes the mail that an administrator verified a vendor's profile. */
export function profileVerifiedMail(publicUrl: string): { subject: string; text: string } {
  return {
    subject: 'Je gegevens zijn gecontroleerd',
    text: [
      'We hebben je gegevens als maker gecontroleerd. Bij je bots staat nu dat je gegevens gecontroleerd zijn.',
      `Verandert er iets, pas het dan aan; we kijken er dan opnieuw naar:\n${publicUrl}/vendor/profile`,
    ]
      .join('\n\n')
      .concat('\n'),
  }
}

/** Composes the mail that a profile was sent back, why, and what to do. The reason is the administrator's text. */
export function profileChangesRequestedMail(reason: string, publicUrl: string): { subject: string; text: string } {
  return {
    subject: 'Er klopt iets niet in je gegevens als maker',
    text: [
      'We hebben je gegevens als maker bekeken en konden ze nog niet goedkeuren.',
      `Dit klopt er niet:\n${reason}`,
      `Pas je gegevens aan; we kijken er dan opnieuw naar:\n${publicUrl}/vendor/profile`,
      `Denk je dat dit een vergissing is? Laat het ons weten:\n${publicUrl}/contact`,
    ]
      .join('\n\n')
      .concat('\n'),
  }
}

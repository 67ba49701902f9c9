/** What the parts say by themselves when the screen gives no words. */
export const uiText = {
  copyLink: 'Kopieer link',
  linkCopied: 'Link gekopieerd!',
  linkNotCopied: 'Kopiëren lukt niet. Kopieer het adres uit de adresbalk.',
  close: 'Sluiten',
  cancel: 'Annuleren',
  closeMessage: 'Sluit melding',
  clearSearch: 'Zoekveld leegmaken',
  required: 'verplicht',
  pending: 'Bezig...',
  messages: 'Meldingen',
  stepDone: 'klaar',
  stepNow: 'nu',
  source: 'Bron:',
  ofTotal: 'van',
} as const

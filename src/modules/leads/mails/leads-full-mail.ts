/** Returns the owner's mail when captured leads no longer fit in the normal limit: they go into the reserve, or no longer fit at all. */
export function leadsFullMail(isLost: boolean, publicUrl: string): { subject: string; text: string } {
  const subject = isLost ? 'Je leads zijn vol: een bezoeker kon niets achterlaten' : 'Je leads raken vol'
  const text = [
    isLost
      ? 'Een bezoeker wilde via je bot gegevens achterlaten, maar in je account past geen lead meer. De bezoeker heeft gelezen dat het niet is gelukt. Wat iemand in de chat zelf typte, staat nog bij je gesprekken.'
      : 'Je account heeft zoveel leads als er in je plan passen. Nieuwe leads van bezoekers bewaren we nog een tijdje extra, zodat je niets mist. Zelf leads toevoegen kan nu niet.',
    `Verwijder leads die je niet meer nodig hebt: ${publicUrl}/leads`,
    `Of kies een groter plan: ${publicUrl}/pricing`,
  ].join('\n\n')
  return { subject, text: `${text}\n` }
}

// A text that asks no question of its own must not end with a question mark: the next 'nee' would answer it, and no stage waits for that.
/** The beginnings of the refusals, by which the next one counts those before it. */
export const refusalBeginnings = {
  first: 'Dat weet ik helaas niet.',
  second: 'Ook dit kan ik niet vinden.',
  third: 'Hier heb ik geen antwoord op.',
  reachable: 'Je kunt ',
} as const

const offer = 'Of zal ik een collega vragen contact met je op te nemen?'

/** The bot's texts in turns that are no answer from its knowledge. */
export const dialogueText = {
  refusedShort: refusalBeginnings.first,
  refused: `${refusalBeginnings.first} Zal ik een collega vragen contact met je op te nemen?`,
  refusedAgain: `${refusalBeginnings.second} Kun je je vraag anders stellen? ${offer}`,
  refusedWithTopics: `${refusalBeginnings.second} Ik weet wel iets over {onderwerpen}. Vraag het gerust anders. ${offer}`,
  refusedOnceMore: `${refusalBeginnings.third} Een collega van {bedrijf} wel, denk ik. Zal ik vragen of die contact met je opneemt?`,
  refusedComplaint:
    'Wat vervelend. Dit kan ik niet zelf voor je oplossen. Zal ik een collega vragen contact met je op te nemen?',
  refusedWithContact: `${refusalBeginnings.third} Je kunt {bedrijf} {bereiken}. ${offer}`,
  reachableAt: `${refusalBeginnings.reachable}{bedrijf} {bereiken}. ${offer}`,
  offer,
  callAt: (phone: string) => `bellen op ${phone}`,
  mailTo: (email: string) => `mailen naar ${email}`,
  or: ' of ',
  and: ' en ',
  contactYes: 'Fijn. Vul hier je gegevens in, dan neemt een collega van {bedrijf} contact met je op.',
  contactYesAgain: 'Dat kan. Laat je e-mailadres of telefoonnummer achter in het formulier, dan hoor je van {bedrijf}.',
  contactNo: 'Geen probleem. Heb je nog een andere vraag? Dan help ik je graag.',
  contactNoAgain: 'Prima. Als je nog iets wilt weten, hoor ik het graag.',
  person: 'Natuurlijk. Vul hier je gegevens in, dan neemt een collega van {bedrijf} contact met je op.',
  personAgain: 'Zeker. Met het formulier vraag je een collega van {bedrijf} om contact met je op te nemen.',
  greeting: 'Hoi! Stel gerust je vraag.',
  greetingAgain: 'Hallo! Vertel maar wat je wilt weten.',
  thanks: 'Graag gedaan!',
  thanksAgain: 'Geen dank. Laat het weten als je nog iets wilt vragen.',
  goodbye: 'Tot ziens!',
  goodbyeAgain: 'Dag! Fijne dag nog.',
  robot: 'Ik ben een AI-assistent, geen mens. Ik beantwoord vragen met de informatie van {bedrijf}.',
  robotAgain: 'Ik ben de AI-assistent van {bedrijf}. Wil je een mens spreken? Typ dan: medewerker.',
  capabilities:
    'Ik beantwoord vragen over {bedrijf}. Weet ik iets niet, dan vraag ik een collega om contact met je op te nemen.',
  capabilitiesAgain: 'Vraag me iets over {bedrijf}, in je eigen woorden. Ik zoek het antwoord voor je op.',
  announce: 'Natuurlijk. Vertel maar wat je wilt weten.',
  announceAgain: 'Ik luister. Stel gerust je vraag.',
  acknowledge: 'Fijn. Heb je nog een vraag, stel hem gerust.',
  acknowledgeAgain: 'Goed. Als je nog iets wilt weten, hoor ik het graag.',
  unclear: 'Ik begrijp je niet helemaal. Vraag het gerust in een paar woorden.',
  unclearAgain: 'Typ gerust in een paar woorden wat je wilt weten.',
  confused: 'Sorry, dat was niet duidelijk van mij. Vertel in een paar woorden wat je wilt weten, dan zoek ik opnieuw.',
  confusedAgain: 'Ik begreep je verkeerd. Stel je vraag gerust in andere woorden, of typ: medewerker.',
  insult: 'Vervelend dat ik je niet goed help. Zal ik een collega vragen contact met je op te nemen?',
  insultAgain: 'Ik snap dat je baalt. Zal ik {bedrijf} vragen contact met je op te nemen?',
  sorry: 'Wat vervelend, dat spijt me.',
  complaint:
    'Wat vervelend, dat spijt me. Dit kan ik niet zelf voor je oplossen. Zal ik een collega vragen contact met je op te nemen?',
  complaintAgain:
    'Ik begrijp dat je ontevreden bent. Een collega van {bedrijf} zoekt dit met je uit. Zal ik vragen of die contact met je opneemt?',
  notBooked: 'Via deze chat is er nog niets geboekt.',
  notBookedYet: 'Met dit bericht is er nog niets geboekt.',
  bookByPhone: 'Reserveren kan telefonisch.',
  bookByPhoneAt: 'Reserveren kan telefonisch: {telefoon}.',
  bookByMail: 'Reserveren kan per e-mail.',
  bookByMailAt: 'Reserveren kan per e-mail: {mail}.',
  bookOnline: 'Reserveren doe je online, op de website van {bedrijf}.',
  passOnBooking: 'Zal ik je wens doorgeven, zodat een collega contact met je opneemt?',
  emergency:
    'Bel nu 112. Zeg waar je bent en wat er aan de hand is. Ik ben een AI-assistent en kan zelf geen hulp sturen.',
  emergencyAgain: 'Bel nu 112. Wacht niet op antwoord in deze chat: hier kan niemand hulp sturen.',
  crisis: 'Wat naar dat je je zo voelt.',
  crisisAgain: 'Ik ben een AI-assistent en kan je hier niet bij helpen. Bij 113 luistert dag en nacht iemand naar je.',
  abuse:
    'Wat erg. Is er nu gevaar, bel dan 112. Bel anders Veilig Thuis: 0800-2000. Dat is gratis en kan dag en nacht.',
  abuseAgain:
    'Bel Veilig Thuis: 0800-2000, gratis, dag en nacht. Bel bij direct gevaar 112. In deze chat kan niemand hulp sturen.',
  assault:
    'Wat erg. Is er nu gevaar, bel dan 112. Bel anders het Centrum Seksueel Geweld: 0800-0188. Dat is gratis en kan dag en nacht.',
  assaultAgain:
    'Bel het Centrum Seksueel Geweld: 0800-0188, gratis, dag en nacht. Bel bij direct gevaar 112. In deze chat kan niemand hulp sturen.',
  pain: 'Vervelend om te horen. Zal ik een collega vragen contact met je op te nemen?',
  finished: 'Fijn dat ik kon helpen. Tot ziens!',
  finishedAgain: 'Graag gedaan. Fijne dag nog!',
  english: 'I can only answer in Dutch. Please ask your question in Dutch. Or shall I ask a colleague to contact you?',
  englishAgain: 'I only have information in Dutch. Shall I ask a colleague to contact you?',
  askToShare: 'Mag ik {gegevens} doorgeven aan {bedrijf}, zodat iemand contact met je opneemt? Antwoord met ja of nee.',
  askToShareAgain: 'Zal ik {gegevens} doorgeven aan {bedrijf}? Antwoord met ja of nee.',
  shared: 'Dank je. Ik heb {gegevens} doorgegeven aan {bedrijf}. Een collega neemt contact met je op.',
  sharedAgain: 'Gedaan: {bedrijf} heeft {gegevens}. Een collega neemt contact met je op.',
  notStored:
    'Ik kon {gegevens} niet doorgeven, want {bedrijf} kan er nu geen ontvangen. Neem rechtstreeks contact op met {bedrijf}.',
  notStoredAgain: 'Het doorgeven is weer niet gelukt. Neem rechtstreeks contact op met {bedrijf}.',
  delivered: 'Ja, je gegevens zijn doorgegeven aan {bedrijf}. Een collega neemt contact met je op.',
  deliveredAgain: 'Ja, {bedrijf} heeft je gegevens. Een collega neemt contact met je op.',
  notDelivered: 'Via deze chat is nog niets doorgegeven. Zal ik een collega vragen contact met je op te nemen?',
  notDeliveredAgain: 'Er is nog niets doorgegeven. Zal ik {bedrijf} vragen contact met je op te nemen?',
  notShared: 'Prima, ik geef {gegevens} niet door. Heb je nog een vraag, stel hem gerust.',
  notSharedAgain: 'Goed, {gegevens} geef ik niet door. Vraag gerust verder.',
  yourPhone: 'je telefoonnummer',
  yourEmail: 'je e-mailadres',
  yourBoth: 'je gegevens',
} as const

const nothingStored = 'Dit is een proef: er wordt niets doorgegeven of bewaard.'

/** The texts used instead where nobody can be reached: in the trial chat and in the owner's own test. */
export const rehearsalText = {
  contactYes: `Fijn. In de echte chat vul je hier het contactformulier in. ${nothingStored}`,
  contactYesAgain: 'In de echte chat staat hier het contactformulier. In deze proef kun je geen bericht achterlaten.',
  person: `Natuurlijk. In de echte chat laat je hier met het contactformulier je gegevens achter, dan neemt een collega van {bedrijf} contact met je op. ${nothingStored}`,
  personAgain: 'In deze proef leest geen medewerker mee. In de echte chat opent hier het contactformulier.',
  askToShare: `Mag ik {gegevens} doorgeven aan {bedrijf}, zodat iemand contact met je opneemt? ${nothingStored} Antwoord met ja of nee.`,
  askToShareAgain: `Zal ik {gegevens} doorgeven aan {bedrijf}? ${nothingStored} Antwoord met ja of nee.`,
  shared: 'Dank je. In de echte chat geef ik {gegevens} nu door. In deze proef is er niets doorgegeven of bewaard.',
  sharedAgain: 'In de echte chat krijgt {bedrijf} na een ja {gegevens}. Hier is niets bewaard.',
  notDelivered: nothingStored,
  notDeliveredAgain: 'In deze proef geef ik niets door. In de echte chat lees je hier of je bericht is doorgegeven.',
  notShared: 'Prima, ik geef {gegevens} niet door en bewaar niets.',
  notSharedAgain: 'Goed, {gegevens} geef ik niet door. Vraag gerust verder.',
} as const

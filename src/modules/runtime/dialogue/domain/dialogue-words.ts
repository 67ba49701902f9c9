/**
 * Returns a word in lower case, without accents, and with repeated letters as one ('jaaa' and 'ja', 'graag' and 'grag'), so that lists match quick
 * typing.
 */
export function normalizeToken(word: string): string {
  const plain = word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return [...plain].filter((sign, at, all) => sign !== all[at - 1] || /\d/.test(sign)).join('')
}

/** Returns a set of words as tokens of messages. */
function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter(Boolean).map(normalizeToken))
}

export const YES =
  words(`ja jaah jah jao joa jo jep jup yep yup yes yess yeah jawel jazeker jaha zeker tuurlijk natuurlijk graag gaarne graach gaarg
  graga gtaag prima oke ok okay okido okidoki akkoord accoord doe doen goed top super fijn leuk sure please vooruit uiteraard absoluut gerust jawohl
  perfect mag 👍 👌 ✅ 🆗 💯`)

export const NO = words('nee neen ne nope nop no nah neuh neu nein nvm njet neeh nea 👎 ❌')

/** Words that say no only together with one of the other list: 'hoeft niet', 'liever niet', 'geen interesse'. */
export const NOT = words('niet nie nie geen gin')
export const NOT_NEEDED = words(
  'hoeft hoef nodig nu liever doe doen graag hoor maar dank bedankt interesse behoefte zin meer probleem',
)

export const ACKNOWLEDGE = words(
  'duidelijk helder begrepen snap mooi nice geweldig fantastisch aha ah hm hmm oh interessant lekker cool klopt gelukt haha hihi lol 😊 🙂 😀 😃 😄 ❤',
)

export const GREETING =
  words(`hoi hooi hoihoi hallo hallow halo hey hé heej hee hei hej hai hi hello heey yo moi moin mogge goedemorgen goeiemorgen
  goedenmorgen goedemiddag goedenmiddag goeiemiddag goedenavond goedeavond goedemiddag goeienavond goeieavond goedendag goeiedag gegroet
  gegroeten aloha hallootjes hoitjes hallokes joehoe ey heejhoi test 👋`)
/** Also a goodbye, later in a conversation. */
export const GREETING_OR_GOODBYE = words('dag joe salut daag')
export const PART_OF_DAY = words('morgen middag avond dag nacht weekend')
export const GOOD = words('goede goeie goeden goeien')

export const THANKS =
  words(`dank dankje dankjewel dankjwel danku dankuwel bedankt bedank bedant bedakt bedankd bedankr thx thnx tnx thanks thank thankyou
  merci mersi dankie danke tanks 🙏`)

export const GOODBYE = words(
  'doei doeg doeidoei doeii ziens ciao ciaoo tsjau bye byebye houdoe laters groet groeten groetjes mvg aju ajuus adieu tjuus salukes werkse toedels',
)
export const GOOD_WISHES = words('fijne prettige fijn prettig goed leuke gezellige')

/** Words without a meaning of their own in a greeting or thanks. */
export const FILLER =
  words(`hoor heur horr even eventjes effe eens maar dan dat het t is lijkt lijk me mij ook wel toch nou nu u je jou jij jullie ik aub
  alstublieft alsjeblieft alsjeblief asjeblieft svp please pls plz heel erg zeer veel hele super een n s voor de die dit info informatie hulp moeite uitleg
  antwoord reactie snelle goede tijd wil zou zijn vind mag kan doe doen ga gang uw laat zitten joh man schat haha lol allemaal alles iedereen daar en al
  weer zo echt helemaal hartelijk hartelijke vriendelijk vriendelijke vriendelijkst met op bot robot beste mevrouw meneer team mooi mijn kant zonder hoeft
  hoef nodig liever interesse behoefte zin later red tot volgende keer nog verder vele snel kijk kijken genoeg zover nog meer 123 1 2 3 😊 🙂 😀 😃 😄 ❤ you so much very dear hier voorlopig bent geholpen was`)

/** A message that begins with one of these is a question, however polite its other words are. */
export const QUESTION_WORDS = words(
  'is kan kun kunt kunnen wat hoe waar wie wanneer waarom welke welk hoeveel hebben heb hebt zijn komt komen',
)

export const ROBOT_OBJECT =
  words(`robot robots bot bots computer computers machine ai chatbot chatbots chatgpt gpt mens mensen persoon personen menselijk
  levend automaat kunstmatig programma echt medewerker`)
export const ROBOT_FRAME = words('ben bent is praat praten spreek chat chatten lijn zijn typ')
export const ROBOT_FILLER =
  words(`jij je u ge gij dit dat een n ik met echte of nou eigenlijk ook gewoon hier nu soort wel aan de lijn het toch zeker levende
  automatische intelligentie zelf misschien iemand jullie heb en deze chat geen niet weer oftewel persoon geautomatiseerd computerprogramma alleen`)

export const PERSON_OBJECT =
  words(`mens mensen medewerker medewerkers medewerkster medeweker medewerkr werknemer collega colega persoon iemand persoonlijk menselijk
  klantenservice klantendienst helpdesk eigenaar baas manager human person agent employee`)
export const PERSON_VERB =
  words(`spreken praten praat spreek contact doorverbinden doorverbind verbind doorschakelen doorverbonden geef krijgen wil wilt zou mag graag
  liever aub alstublieft alsjeblieft please svp nodig kan echt echte talk speak bellen gesproken`)
export const CALL = words('bel bellen belt belletje terugbellen terugbelt gebeld teruggebeld terugbelverzoek')
export const ME = words('me mij ons mn')
export const CONTACT_VERB = words('neem nemen opnemen opnemn neemt')
export const PERSON_FILLER =
  words(`ik wil wilt zou willen graag liever met een n echt echte levend levende menselijke mag kan kun kunt kunnen jullie u je me mij ons worden
  opnemen op terug door van vlees bloed direct nu even maar ook niet geen robot bot computer chatbot in plaats ipv er is hier daar anders hebben telefonisch
  de het bedrijf service support team afdeling laten laat want al nog om te snel a to i want would like can ja jazeker iets die dat gewoon alleen heb nodig
  asap vandaag straks zsm binnenkort contact aan telefoon lijn`)

/** Words that are rude in any context. */
export const RUDE =
  words(`kut kutbot kutzooi kutsite klote klotebot klotezooi rotbot kankerbot eikel sukkel idioot debiel mongool achterlijk achterlijke waardeloos waardeloze
  shit shitbot fuck fucking godver godverdomme gvd verdomme klootzak lul nutteloos nutteloze oplichters oplichter hufter trut wtf
  kutbedrijf kutwinkel kutservice klotebedrijf klotewinkel kutding kankerzooi kankerbedrijf teringzooi teringbot teringbedrijf tyfuszooi tyfusbot tyfusbedrijf rotbedrijf tering
  tyfus kolere`)
/** Words that are rude about the bot or the company, and may be a subject otherwise. */
export const RUDE_OF_SOMEBODY = words(
  'dom domme dombo stom stomme slecht slechte rot onzin belachelijk schandalig irritant bagger prut triest niks',
)
export const RUDE_FRAME = words('je jij u jullie wat')
export const RUDE_FILLER =
  words(`je jij u jullie wat een bent ben zijn is dit dat echt zo heel wel ook niet geen bot chatbot robot ding site website bedrijf service hulp man joh die deze niks
  hebt heb er hier aan antwoord antwoorden weet kan kunt of kun ik toch nou gewoon helpt veel te hoor ja nee op dan helemaal totaal zeg you off`)

/** English words that are no Dutch words. */
export const ENGLISH =
  words(`the do does you your yours what how much many where when why who can could would should i my me have has are they there this that it its want need looking
  speak english for to from with and not today tomorrow price cost costs opening hours closed delivery return order repair buy sell website phone number address`)
export const DUTCH = words(
  'de het een en ik je jij u jullie ons onze wat hoe waar wanneer wie welke kan kun kunt is zijn heeft hebben niet geen voor van op bij naar ook maar mijn met aan',
)

export const CAPABILITY_FILLER =
  words(`wat kun kan kunt je jij u ik allemaal voor me mij doen vragen waar over mee waarmee waarover helpen help hulp
  hoe werkt werk dit weet eigenlijk zoal zo al mag bij aan alles wil zou een iets doe deze chat chatbot bot gebruiken met precies vraag jou`)
export const ANNOUNCE_FILLER =
  words(`ik heb een vraag vraagje vragen mag je jou u iets wat stellen kun kan kunt me mij helpen wil zou graag even effe kort korte klein
  kleine help hulp nodig nog zoek met ergens ff n wou wilde snel snelle ook andere misschien eens hier aan jullie over`)

export const DETAILS_FILLER =
  words(`mijn m n nummer telefoonnummer telnr tel telefoon mobiel mobiele nr email mail e mailadres emailadres adres is dit dat ben bereikbaar op te bel
  bellen belt me mij maar mailen kan kunt kun kunnen u je jullie hier naam heet en of via terug terugbellen ik graag even want contact opnemen neem
  met aub het onder volgende wil mag hebt heb gegevens dan wel ook nu alvast app appen whatsapp`)

/** Words for what a visitor left, and words that say it arrived. */
export const LEFT_BEHIND = words(
  'bericht berichtje gegevens formulier aanvraag verzoek nummer telefoonnummer mailadres emailadres contactgegevens vraag',
)
export const DELIVERED = words(
  'aangekomen doorgegeven doorgestuurd verstuurd verzonden gestuurd binnengekomen binnen gelukt ontvangen doorgekomen',
)
export const DELIVERY_FILLER = words(
  'is zijn het dat dit mijn mn de hebben heb hebt heeft je jij jullie u ik goed nu al ook wel dan bij collega nog',
)

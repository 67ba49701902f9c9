/** Words that say nothing about a subject: articles, pronouns, auxiliaries, greetings, also in dialect and chat spelling. */
export const stopWords = `
a aan aangaande ach adhv ah ai al alle allee alleen allemaal alles als alsjeblieft alstublieft alvast alvorens amai an anders are
as ass aub bedankt beetje ben bent best bestaan bestaat beste betreffende bij bin binnen bint blijft blijven boven buiten da daag
daar daaraan daarbij daarin daarmee daarna daarnaast daarom daarop daarover daartegen daarvan daarvoor dag dame dan dank dankje
dankjewel dankuwel das dat dats de deden dee deed dees den der deze dezen dhr die dit dmv do doch doe doeg doei doen doet door
doordat dr dus echt een eene eens effe effen efkes egt eh eigelijk eigenlijk elk elke emme en ene enfin enz enzo er eraan erbij
erg ergens erin ermee erop erover ertegen eruit ervan ervoor es et etc euh even eventjes excuses excuus ff ffe fijn ga gaan gaarne
gaat gaot ge geachte geen gehad gelijk gewoon geworden gij gijlie ging gingen goan goede goedemiddag goedemorgen goeden
goedenavond goedendag goeiedag goeiemiddag goeiemorgen goeienavond gr graag groet groeten groetjes gulder gulle gullie gwn gy haar
had hadden haha hahaha hai hallo he heb hebbe hebben hebbie hebde hebt hedde hee heeft heej heel heer heey hele hem hemme hen het
hey hi hier hierbij hierin hiermee hierop hierover hiervan hiervoor hihi hij hm hmm hoe hoef hoeft hoelang hoeveel hoeven hoezo
hoi hoor hun idd ie ieder iedere iedereen iemand ies iets ik ikm in indien ipv is isser ist itt ivm ja je jij joe joh jou jouw
julie jull jullie jullies k kan kben keer ken kenne kennen kheb kom komen komt kon konden kun kund kunde kunnen kunt kwam laat lag
laten liet lieten liggen ligt lol m maar mag mar mbt me meer meest meneer menne merci mercie met meuge mevr mevrouw mienen mij
mijn mijne mijnen minder mischien misschien mits mn mocht mochten moest moesten moet moete moeten mogelijk mogen moi moogt mooi
mos mot motten mss munne mvg mvr mw n na naar nadat naja nav ne nee neet nen ni nich nie niemand niet niets niks nix nja noch nog
nooit nou nu o oak och oe oei oeps oew of ofso ofzo oh ok okay oke okee ola om omdat omtrent onder ons onze onzen ook op opdat ouw
over paar pardon per pff please poe prima r s sedert sinds soms sorry sta staan staat stond super svp t tbv te tegen tenzij
terwijl thanks the thx tijdens tis tja tnv to toch toen top tot totdat tussen u uh uhm uit ulder ulle ullen ullie uw uwe uwen van
vanaf vd vdh veel vertel vertellen vh via volgens voor vooraleer voordat vraag vraagje vragen wa waar waaraan waarbij waarheen
waarin waarmee waarna waarom waarop waarover waartoe waarvan waarvoor wanneer want waren was wasda wat watvoor we weer weet weinig
wel welk welke werd werden weten wie wij wil wilde willen wilt wist woar word worden wordt wou wouden wul xd xx yo you z zal zat
ze zeer zeg zeggen zeker zelf zich ziens zij zijde zijn zijne zijnen zijt zit zitten zn zo zodat zodra zoiets zolang zonder zoon
zou zouden zul zullen zult
se daaronder daarboven daarachter daardoor daarheen daarlangs daarnaar daartussen daarbuiten eronder erboven erachter erdoor erdoorheen erheen
erlangs ernaar ernaast erna ertussen eraf erom eromheen omheen hieronder hierboven hierachter hierdoor hierheen hiernaar hiernaast hierna
waaronder waarboven waarachter waardoor waarlangs waarnaar waartussen waarbuiten
`

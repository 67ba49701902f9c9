// Forms of strong verbs and of nouns with irregular plurals, each line beginning with the form that represents the others.
const forms = `
ga gaan gaat ging gingen gegaan
sta staan staat stond stonden gestaan
doe doen doet deed deden gedaan
zie zien ziet zag zagen gezien
kom komen komt kwam kwamen gekomen
neem nemen neemt nam namen genomen
geef geven geeft gaf gaven gegeven
breng brengen brengt bracht brachten gebracht
koop kopen koopt kocht kochten gekocht
zoek zoeken zoekt zocht zochten gezocht
denk denken denkt dacht dachten gedacht
krijg krijgen krijgt kreeg kregen gekregen
blijf blijven blijft bleef bleven gebleven
schrijf schrijven schrijft schreef schreven geschreven
rijd rijden rijdt reed reden gereden rij rijen
vind vinden vindt vond vonden gevonden
bind binden bindt bond gebonden
begin beginnen begint begon begonnen
win winnen wint won gewonnen
drink drinken drinkt dronk gedronken drankje drank dranken
eet eten at aten gegeten
lees lezen leest las gelezen
spreek spreken spreekt sprak gesproken
breek breken breekt brak gebroken
steek steken steekt stak gestoken
help helpen helpt hielp geholpen
werp werpen wierp geworpen
sluit sluiten sloot gesloten sluiting
schuif schuiven schuift schoof geschoven
ruik ruiken ruikt rook geroken
kies kiezen kiest koos gekozen keuze keus
verlies verliezen verliest verloor verloren
bied bieden biedt bood geboden
vlieg vliegen vliegt vloog gevlogen
lig liggen ligt lag lagen gelegen
zit zitten zat zaten gezeten
val vallen valt viel vielen gevallen
houd houden houdt hield hielden gehouden hou
laat laten liet lieten gelaten
slaap slapen slaapt sliep geslapen
loop lopen loopt liep liepen gelopen
roep roepen roept riep geroepen
vraag vragen vraagt vroeg vroegen gevraagd
draag dragen draagt droeg gedragen
vaar varen vaart voer gevaren
was wassen wast waste gewassen
weeg wegen weegt woog gewogen gewicht zwaar
hang hangen hangt hing gehangen
vang vangen vangt ving gevangen
verzend verzenden verzendt verzond verzonden verzending verzend zenden zendt verstuur versturen verstuurd
ontvang ontvangen ontvangt ontving ontvangst
bestel bestellen bestelt bestelde besteld bestelling bestellingen
betaal betalen betaalt betaalde betaald betaling betalingen
bezorg bezorgen bezorgt bezorgde bezorgd bezorging bezorger
lever leveren levert leverde geleverd levering leveringen
huur huren huurt huurde gehuurd
verhuur verhuren verhuurt verhuurd verhuring
verlies verlies
meld melden meldt meldde gemeld melding
bel bellen belt belde gebeld
bewaar bewaren bewaart bewaarde bewaard bewaring
maak maken maakt maakte gemaakt
werk werken werkt werkte gewerkt
pas passen past paste gepast
kost kosten kostte gekost
duur duren duurt duurde geduurd
stuur sturen stuurt stuurde gestuurd
haal halen haalt haalde gehaald
open opent openen opende geopend opening
wijzig wijzigen wijzigt gewijzigd wijziging wijzigingen
ruil ruilen ruilt ruilde geruild
reserveer reserveren reserveert gereserveerd reservering reserveringen
annuleer annuleren annuleert geannuleerd annulering annuleringen
parkeer parkeren parkeert geparkeerd
repareer repareren repareert gerepareerd reparatie reparaties
retour retourneer retourneren retourneert geretourneerd retouren
herstel herstellen herstelt hersteld
vervang vervangen vervangt vervangt verving vervanging
plaats plaatsen plaatst geplaatst plaatsing
installeer installeren installeert geinstalleerd installatie
monteer monteren monteert gemonteerd montage
verbouw verbouwen verbouwt verbouwd verbouwing verbouwingen
onderhoud onderhouden onderhoudt
behandel behandelen behandelt behandeld behandeling behandelingen
dag dagen
stad steden
lid leden
schip schepen
kind kinderen kindje kindjes
ei eieren eitje
gat gaten
weg wegen
bedrag bedragen
gebrek gebreken
slot sloten slotje
spel spellen
bad baden
glas glazen
blad bladeren
pad paden
dak daken
week weken
uur uren uurtje
jaar jaren
maand maanden
euro euros eurootje
auto autos autootje
menu menus
foto fotos
video videos
baby babys
oma omas
opa opas
taxi taxis
pizza pizzas
accu accus
bon bonnen bonnetje
goed goede beter best beste
goedkoop goedkope goedkoper goedkoopst goedkoopste
veel meer meest meeste
koning koningen
woning woningen
korting kortingen
honing
haring haringen
ding dingen
ring ringen
kring
rekening rekeningen
zending zendingen
woning
toegang
jongen jongens
meisje meisjes
`

const canonical = new Map<string, string>()
for (const line of forms.trim().split('\n')) {
  const [head = '', ...others] = line.split(' ')
  for (const form of [head, ...others]) if (!canonical.has(form)) canonical.set(form, head)
}

/** Returns the form that represents an irregular word, or undefined for regular words. */
export function irregularStem(word: string): string | undefined {
  return canonical.get(word)
}

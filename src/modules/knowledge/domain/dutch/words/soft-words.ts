/**
 * Words that every subject shares: ordinary verbs, adjectives, adverbs, family, time. Concrete things are left out on purpose, because they name the
 * subject.
 */
export const softWords = `
aanbevelen aanbieden aandacht aandoen aangegeven aangeklikt aangeven aangevraagd aankan aanklikken aankomen aankomend aankunnen
aanleveren aanmerking aannemen aanpakken aanraden aanrader aanraken aanrichten aanschaffen aanspreken aanstaande aantrekken
aanvaarden aanvragen aanvullen aanwezig aanwijzen aanzetten acht achteraf achterin achterkomen achterlaten achterom achterop
achttien advies adviseren af afgelopen afgesproken afkomen afleggen aflopen afmaken afnemen afronden afstaan afvragen afwachten
afwijken afzonderlijk akkoord algemeen allebei alleenstaand allereerst allerlei altijd ander andere andersom antwoord apart app
april aug augustus automatisch avond avonds baalt balen balend bang bedacht bedanken bedenken bedoel bedoelen bedoeling bedrijf
begin beginnen begint behalve behouden bekend bekijken belachelijk beland belangrijk beleid beloven beneden benieuwd benodigd
beoordelen bepaalde bepalen beperken beperkt bereid bereiden bereiken bericht berichtje beschikbaar beschrijven beslissen besloten
besluiten bespreken besteden betekenen betekent beter betreft betrekking betrouwbaar bevallen bevatten beveiligen bevestigen
bevinden bewegen bewijs bewijzen bewust bezig bezitten bied bieden biedt bijhouden bijkomen bijna bijv bijvoorbeeld binnengaan
binnenkomen binnenkort binnenlopen binnenvallen blij blijkbaar boel boos bovendien bovenop braaf breng brengen brengt broer
broertje buitengewoon buren buurman buurt buurvrouw collega compleet concreet contact correct daadwerkelijk dacht dagelijks dagen
dagje dankbaar dec december deel deelnemen delen denk denken denkt dergelijke dertien details deur dezelfde dicht dichtbij
dichtbijzijnde dichterbij dichtstbijzijnde dienen diep dik dikwijls ding dingen direct diverse dochter dochters doel dol dolgraag
dood doodmoe doorgaan doorgaans doorgeven doorkomen doorlopen doormidden draaien dragen drie dringend drinken druk duidelijk
duizend dun durf durven echtgenoot echtgenote eenmaal eentje eerder eergisteren eerlijk eerst eerste effectief egaal eigen eind
einde eindelijk eindigen eis eisen elf elkaar enige enigszins enkel enkele ernstig eruitzien ervaren ervaring eten eventueel exact
extra familie fantastisch fatsoenlijk feb februari file flink fout functie functioneren gaaf gang garanderen gast gasten gauw
geacht gebeurd gebeuren gebeurt geboden gebroken gebruik gebruikelijk gebruiken gebruikt gedaan gedacht gedeelte gedoe geduld geef
geeft geheel gehele geholpen gehoord gehouden geinteresseerd gek gekke gekocht gekomen gekregen gelden geldt geleden geleerd
gelegen gelegenheid geleidelijk gelezen geloven geluk gelukkig gemaakt gemak gemakkelijk gemeen gemiddeld genieten genoeg gent
gepland geraak geraakt geraken geregeld gericht gerust geschikt gesprek gestruikeld gestuurd getal getrouwd gevaar gevaarlijk
geval gevallen geven gevoel gevolg gevraagd geweest gewend gewenst gewone gezegd gezellig gezet gezien gezin gezond gister
gisteren goed goei goeie gooien grapje grappig gratis grens griezelig grijs grof groot grote grotendeels haal haalt haast haasten
halen half handig hangen haperen hard hartelijk hartstikke heen heenweg heerlijk heet heftig helaas helder heleboel helemaal helft
help helpen helpt herinneren herkennen heten hetzelfde hoge honderd hoog hoop hoort hopelijk hopen horen hou houd houden houdt
huidig huilen huis hulp idee ietsje ietwat ineens info informatie informeren ingaan inhoud inhouden inkomen inmiddels innemen
inpakken inschatten instellen interessant internet intikken invullen jaloers jammer jan januari jarig jong jongen jongens jonger
jongetje jongste juist jul juli jun juni kans kant kanten kennis kennissen kent kerel kerels keus keuze kiezen kijk kijken kijkje
kijkt kindje klaar klaarmaken klant klanten klein kleine kleinkind kleinkinderen klinkt kloppen klopt knap knarren komend komende
koop koopt kopen kort korte koud kreeg kregen krijg krijgen krijgt kunstje kwaad kwartier kwartiertje kwijt kwijtgeraakt laag
laatst laatste lang lange langer langs langzaam last lastig later leek leert leg leggen legt lekker lekkere lelijk leren leuk
leuke leven levend lezen liefst liever lijf lijken lijkt lijst lijstje linkt loop lopen los lui luid luisteren lukken lukt maak
maakt maal maandje maart maken makkelijk mam mama maman man manier mannen mannetje max maximaal maximum mee meebrengen meedoen
meegaan meekomen meekrijgen meepakken meerdere meestal mei meid meiden meisje meisjes mening menneke mensen merken meteen mezelf
middag middags midden mijzelf min mini minimaal minimum minst minstens minuten minuut mis mislukken mislukt missen moe moeder
moederke moeilijk moeite mogelijkheden mogelijkheid moment momenteel mooie mooier morgen morgens mrt nabij nadeel nadenken
nakijken namelijk natuurlijk nauwkeurig neef neefje neem neemt neerleggen neerzetten negen negentien nemen nergens net netjes
nicht nichtje nieuw nieuwe nieuws nieuwste nodig noem noemen normaal nov november nut nuttig nvt ochtend ochtends ogen okt oktober
oma omdraaien omgaan omgekeerd omgeving omhoog omlaag omzetten onbekend ondanks onderdeel onderling onderweg onduidelijk ongeacht
ongeveer online onmogelijk onnodig ontdekken onthouden ontstaan onverwacht onverwachts onvoldoende onzeker oog ooit oom oor
oordeel oorzaak opa opbouwen opeens open opgelet opgeven opkomen opleveren oplossen oplossing opmerken opmeten opnemen opnieuw
oppassen opruimen opstaan opstellen opsturen optie opties opvallen opzetten opzoeken organiseren oud oude ouder oudere ouderen
ouders oudste overal overdag overeenkomen overgaan overhebben overleg overleggen overmorgen overnemen overslaan overstappen
overtuigen overweg overwegen overzicht pagina pak pakken pap papa partner pas passen past pech perfect persoon persoonlijk plaats
plek plekje pletter plezier ploeteren plots plotseling pogen poging poosje praat prachtig praten precies prettig probeer proberen
probleem procedure proces punt raad raar raken reactie reageren redden redelijk reden reeds regel regelen regeling regelmatig
reizen rekening rest resultaat richting rijden rond ronde ronden rot ruiken ruikt ruim ruimte rustig rustige samen savonds schaamt
schamen schat scheelt schelen schoonbroer schoondochter schoonmoeder schoonouders schoonvader schoonzoon schoonzus schrijven
seconde seconden sep sept september simpel site situatie slaan slecht slechter slim slordig smiddags smorgens snappen snapt snel
snelle sneller sommige soort soorten soortgelijk spannend speciaal speciale spijtig sprake spreken springen spul spullen stamt
standaard stap stappen start starten steeds stel stellen sterk stevig stiekem stil stilletjes stoppen stopt strak straks strikt
struikelen stuk stukje stukjes sturen succes tamelijk tante tegelijk tegelijkertijd tegenkomen tegenop tegenvallen tegenwoordig
telkens terecht terechtkomen terug terugkomen teveel tevens tevoren thuis tien tijdje tip tips toe toegestaan toegeven toekomst
toelichten toevallig toevoegen totaal toveren traag trekken trots trouwens tussendoor twaalf twee twijfel twijfelen twintig type
uiteindelijk uiterlijk uitgaan uitgelegd uitgeven uitkom uitkomen uitleg uitleggen uitmaken uitproberen uitrekenen uitvinden
uitzoeken urgent uurtje uurtjes vaak vader vage vaker vallen vanavond vandaag vanmiddag vanmorgen vannacht vanochtend vantevoren
vanzelf vast vaste vasthouden vastlopen veertien veilig ver veranderen verboden verder verderop verdwijnen vergat vergeet vergeten
verkeerd verklaren verkocht verkoop verkoopt verkopen verkrijgen verlangen verleden verlopen vermijden vermoedelijk veroorzaken
verplicht verrassen verrassing verschijnen verschil verschillen verschillende verstaan verstandig vertelt vertrekken vertrouwen
vervelend vervolgens verwacht verwachten verwerken verwijderen verzin verzoek verzorgen viel vier vijf vijftien vijftig vind
vinden vindt vlakbij vlot vlug voel voelen voelt vol voldoende volgen volgend volgende volledig volledige volstaan voltijds
vooraan vooraf vooral voorbeeld voorbereiden voorbij voordeel voorkeur voorkomen voorlopig voorstellen voortaan voorzichtig vorig
vorige vorm vraagt vreemd vreselijk vriend vrienden vriendin vriendinnen vriendje vrij vrijwel vroeg vroeger vrouw vrouwen
vrouwtje waarborgen waarschijnlijk waarschuwen warm website weekje weg wegdoen weggaan weggooien weghalen wegkomen wegwezen
weigeren wellicht wennen wens wensen werk werkelijk werken werkt werkwijze wijs wijzen winkel winters wisselen wonen woon woont
woord zaak zaken zegt zeikt zelden zelfde zelfs zes zestien zet zetten zeven zeventien zichtbaar zie zien ziet zin zinvol zoal
zoals zoek zoeken zoekt zogenaamd zojuist zomaar zomers zon zonde zonen zonet zoons zoontje zorgen zowel zulk zulke zus zusje
zwaar zwak
`

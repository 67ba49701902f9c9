/**
 * Written dialect and chat spelling with the standard words (`_` joins several), one pair between `|`: east and north, Brabant, Flanders, Limburg,
 * telephone keyboards.
 */
export const dialectWords = `
moi hallo|mojn hallo|houdoe tot_ziens|haije tot_ziens|adieje tot_ziens|salukes tot_ziens|ajuus tot_ziens|doei tot_ziens|joe jou|oe jou|ow jou|oew jouw|oewen jouw|joen jouw|joenen jouw
mien mijn|mienen mijn|mijnen mijn|zienen zijn|zunne zijn|heuren haar|ons_moeke moeder|moeke moeder|ons_mam moeder|ons_pap vader|vadder vader|vaoder vader|opoe oma|beppe oma|bomma oma
bonma oma|pake opa|bompa opa|bonpa opa|nonkel oom|noonk oom|tant tante|tantes tante|bruur broer|breur broer|zuske zusje|jungske jongetje|jonkske jongetje|menneke jongetje|menneken jongetje
manneke mannetje|ventje mannetje|kjeal kerel|keal kerel|kerl kerel|keerl kerel|wief vrouw|wiefke vrouwtje|vrouwke vrouwtje|vrommes vrouw|meidje meisje|meske meisje|maske meisje|deern meisje
deerntje meisje|wicht meisje|wichie meisje|maedje meisje|maedsje meisje|meidske meisje|kiendje kindje|kienders kinderen|kiender kinderen|keend kind|kinjer kinderen|kinneke kindje|blaag kind
blagen kinderen|lu mensen|luu mensen|luj mensen|luuj mensen|leu mensen|mins mens|minse mensen|minsen mensen|meense mensen|hoeze huis|huus huis|huuske huisje|huske huisje|hoeske huisje
thoes thuis|thuus thuis|veurdeur voordeur|deure deur|kamerke kamertje|sloapkamer slaapkamer|slaopkamer slaapkamer|kokken koken|kuuken keuken|keuke keuken|stove kachel|stoof kachel
kachelke kacheltje|daak dak|hoaf tuin|tuun tuin|tuintsje tuintje|hegge haag|blomme bloem|blom bloem|blommen bloemen|bleumkes bloempjes|bloom bloem|beum bomen|gres gras|stroat straat
straot straat|stroate straat|trug terug|weerum terug|weerumme terug|hoond hond|hund honden|hundje hondje|hundeke hondje|katte kat|poeske poes|poezeke poesje|peerd paard|paerd paard
pjeerd paard|peerden paarden|koo koe|beeste dieren|veugel vogel|veugels vogels|vogelke vogeltje|kniene konijn|knien konijn|kenien konijn|veul veel|veule veel|vuul veel|bietje beetje
bitje beetje|bietsje beetje|beetsje beetje|bekske beetje|klein_bietje beetje|nie niet|neet niet|neit niet|nait niet|nich niet|nit niet|niks niets|nikske niets|nieks niets|ies iets|wa wat
waa wat|wah wat|woar waar|waor waar|woarum waarom|waorum waarom|woarom waarom|worrum waarom|wurrum waarom|wannear wanneer|wennear wanneer|wanier wanneer|wu hoe|hoo hoe|hoeloat hoe_laat
hoelaot hoe_laat|wieloat hoe_laat|hoeveul hoeveel|huvvel hoeveel|woveul hoeveel|hoevol hoeveel|hoelank hoelang|hoelaank hoelang|wecke welke|welleke welke|wulke welke|ge je|gullie jullie
gulder jullie|gallie jullie|ulle jullie|ulder jullie|junder jullie|joenderen jullie|jimme jullie|ieleu jullie|ieje jij|wulder wij|wijle wij|wej wij|hullie zij|hunnie zij|zulder zij|ikke ik
ich ik|iech ik|k ik|ekik ik|bunt bent|bin ben|zeen zijn|zen zijn|hebbe hebben|hemme hebben|hedde heb_je|hebde heb_je|hedde_gij heb_je|hebbie heb_je|hebj hebben_jullie|kunde kun_je
kanne kan_je|kuj kun_je|kunj kun_je|kenne kunnen|kinne kunnen|magge mogen|meugen mogen|meuge mogen|moete moeten|motte moeten|mot moet|mutten moeten|wilde wil_je|wilde_gij wil_je|wulde wil_je
doede doe_je|doede_gij doe_je|doun doen|doan gedaan|gedoan gedaan|geet gaat|goat gaat|gaon gaan|goan gaan|gon gaan|goade ga_je|gade ga_je|gaode ga_je|koom kom|komme komen|kumt komt|komp komt
komde kom_je|kumde kom_je|loat laat|loaten laten|laote laten|zegge zeggen|zegt zeg|vroag vraag|vraog vraag|vroagen vragen|vraoge vragen|proaten praten|praote praten|kalle praten
luustern luisteren|lustere luisteren|kieken kijken|kiek kijk|kijke kijken|kieke kijken|zuuk zoek|zuken zoeken|zuke zoeken|zeuken zoeken|zoeke zoeken|vinne vinden|veinen vinden|viene vinden
kope kopen|koopn kopen|kaupe kopen|keupe kopen|verkope verkopen|verkaupe verkopen|betoale betalen|betoalen betalen|betaole betalen|betalle betalen|afrekene afrekenen|lope lopen|loopn lopen
laupe lopen|lupe lopen|rije rijden|rieden rijden|riede rijden|fietse fietsen|sloapen slapen|slaope slapen|sjlaope slapen|sloape slapen|ete eten|etn eten|aete eten|eete eten|drinke drinken
drinkn drinken|drienken drinken|zuupe drinken|werke werken|waark werk|waarken werken|wark werk|warken werken|wirke werken|werrek werk|wjark werk|sjaffe werken|arbeje werken|make maken
moaken maken|moake maken|maoke maken|helpe helpen|hulpe helpen|holpe helpen|schrieve schrijven|schrieven schrijven|sjrieve schrijven|leze lezen|laeze lezen|leern leren|lieere leren
wasse wassen|wasken wassen|kuise schoonmaken|schoonmoaken schoonmaken|haole halen|hoalen halen|ophoalen ophalen|ophaole ophalen|afhoalen afhalen|afhaole afhalen|brenge brengen|bringe brengen
brengn brengen|terugbringe terugbrengen|stuure sturen|sture sturen|stuurn sturen|trugsture terugsturen|ruile ruilen|knippe knippen|knipn knippen|scheere scheren|belle bellen|sjelle bellen
aafbelle afbellen|afzegge afzeggen|aafzegge afzeggen|opzegge opzeggen|blieve blijven|blieven blijven|blijve blijven|wachte wachten|wochten wachten|waachte wachten|vandoag vandaag
vandaog vandaag|vendaag vandaag|margen morgen|morge morgen|mergen morgen|maarn morgen|morn morgen|overmargen overmorgen|uvvermerge overmorgen|gister gisteren|gistern gisteren
gisteroavend gisteravond|oavend avond|aovend avond|oavond avond|aovond avond|vanoavend vanavond|vanaovend vanavond|noamiddag namiddag|noamerdag namiddag|nommedag middag|middeg middag
veurmiddag voormiddag|smerges s_morgens|smorges s_morgens|soavends s_avonds|saoves s_avonds|snachs s_nachts|moandag maandag|maondag maandag|mondag maandag|disdag dinsdag|deensdag dinsdag
dinsdig dinsdag|weunsdag woensdag|woonsdag woensdag|goonsdag woensdag|donderdig donderdag|donnerdag donderdag|dunderdag donderdag|vriedag vrijdag|vreedag vrijdag|vrijdig vrijdag
zoaterdag zaterdag|zaoterdag zaterdag|zotterdag zaterdag|zoatterdag zaterdag|zundag zondag|zoondag zondag|zundig zondag|wekke week|weke week|maond maand|moand maand|joar jaar|jaor jaar
jaore jaren|joaren jaren|kertier kwartier|kwarteer kwartier|korsmis kerstmis|kersmis kerstmis|kesmis kerstmis|poasen pasen|paose pasen|pinkster pinksteren|sinksen pinksteren
vastelaovend carnaval|vastelovend carnaval|vasteloavend carnaval|keermis kermis|kerremis kermis|verjoardag verjaardag|verjaordag verjaardag|veurjoar voorjaar|noajoar najaar|zommer zomer
zoemer zomer|wenter winter|wienter winter|geldj geld|gelt geld|jeld geld|cente centen|duit geld|pries prijs|prees prijs|priezen prijzen|priese prijzen|goeiekoop goedkoop|goedkoep goedkoop
goojkoup goedkoop|veur voor|vur voor|vor voor|veur_niks gratis|vur_niks gratis|noppes gratis|um om|umme om|noar naar|naor naar|nor naar|uut uit|oet uit|oppe op|aaf af|an aan|aon aan|oan aan
deur_heen doorheen|deurlopend doorlopend|uvver over|oonder onder|bove boven|boave boven|benejje beneden|bejje beneden|beneen beneden|aachter achter|veuraan vooraan|dichtebie dichtbij
kortbij dichtbij|kortbi dichtbij|wiet ver|hie hier|hiere hier|doar daar|daor daar|doa daar|ginder daar|ginds daar|gunter daar|ginter daar|ergent ergens|errugens ergens|nergent nergens
naargens nergens|oaveral overal|oapen open|aope open|deecht dicht|kepot kapot|kepotte kapotte|naor_de_knoppen kapot|noar_de_bliksem kapot|verrinneweerd kapot|verrennewierd kapot
gebrook gebroken|gebroke gebroken|gebrooken gebroken|verloore verloren|verlore verloren|kwiet kwijt|kweet kwijt|kwietgeraakt kwijtgeraakt|vergete vergeten|vergaete vergeten|gud goed|goe goed
goeie goede|gooie goede|slech slecht|slegt slecht|sjlech slecht|moai mooi|sjoen mooi|skon mooi|skoan schoon|schoin mooi|smoakelijk smakelijk|smaokelik smakelijk|plezant leuk|plezaant leuk
gezelleg gezellig|kold koud|kaad koud|kaod koud|kaajd koud|kolt koud|werm warm|waarm warm|waorm warm|werrem warm|heit heet|hiet heet|dreug droog|druug droog|dreuge droge|grwut groot
groet groot|groeet groot|klaain klein|klain klein|kleen klein|lutje klein|lutke klein|laank lang|olde oude|old oud|aad oud|aod oud|aajd oud|nieje nieuwe|nij nieuw|nei nieuw|nuuj nieuw
nief nieuw|niewe nieuwe|krank ziek|zeek ziek|zier pijn|pien pijn|buukpien buikpijn|boekpien buikpijn|koppien hoofdpijn|koppijn hoofdpijn|heufpien hoofdpijn|tandpien tandpijn
kiespien kiespijn|rugpien rugpijn|dokteur dokter|docter dokter|ziekenhuus ziekenhuis|zeekehoes ziekenhuis|hospitaol ziekenhuis|taand tand|oeg oog|ouge ogen|kneej knie|knij knie|bein been
bien been|voot voet|vuut voeten|veut voeten|veutjes voetjes|haand hand|henj handen|haor haar|hoar haar|heuf hoofd|buuk buik|boeche buik|ruuge rug|kleer kleren|klere kleren|kleier kleren
bokse broek|jaske jasje|jeske jasje|frak jas|paletot jas|schoe schoen|schoene schoenen|sjoon schoenen|sjeun schoenen|skoene schoenen|hoas kous|zokken sokken|klumpe klompen|klompe klompen
rokske rokje|mutske mutsje|pette pet|broud brood|brwood brood|broeed brood|mikke brood|stuut brood|botteram boterham|boterram boterham|bottram boterham|stuutsje boterham|knapkoek koek
vlaai taart|vlaoj vlaai|taort taart|toart taart|keuk koek|kaos kaas|keis kaas|vleis vlees|vleisch vlees|vliees vlees|vliesch vlees|vlis vis|vusj vis|veske visje|eerpel aardappel
eerpels aardappelen|earpel aardappel|erpel aardappel|erpels aardappelen|jerpel aardappel|aerpel aardappel|aerpele aardappelen|patatten aardappelen|petatten aardappelen|piepers aardappelen
greun groen|greunte groente|gruunte groente|gruunt groente|moos groente|ajuin ui|juun ui|siepel ui|siepels uien|peen wortel|peeje wortels|appelke appeltje|aeppel appel|paer peer
karsen kersen|kerse kersen|bierke biertje|biere bier|pilske pilsje|pintje biertje|pint biertje|kovvie koffie|koffe koffie|bakske koffie|bakske_troost koffie|tas_koffie kop_koffie|melluk melk
molk melk|mellek melk|woater water|waoter water|waater water|wetter water|wotter water|sjnaps jenever|flesse flessen|flesj fles|friete patat|frut patat|frietjes patat|fritten patat
frituur snackbar|frietkot snackbar|kafee cafe|kaffee cafe|kroegske cafe|resto restaurant|restaurang restaurant|otto auto|oto auto|ottoo auto|waoge auto|woagen auto|velo fiets|veloo fiets
stalen_ros fiets|bussie bus|busse bus|trijn trein|camion vrachtwagen|kamion vrachtwagen|parkere parkeren|parkeern parkeren|winkul winkel|winkeltsje winkeltje|wienkel winkel|wenkel winkel
wienkele winkelen|mart markt|kaark kerk|kerrek kerk|skoele school|schoele school|sjoel school|skool school|skoul school|meister meester|mester meester|juffer juf|durp dorp|dorrep dorp
sjtad stad|staad stad|boere boeren|buur buurman|noaber buurman|naober buurman|noabers buren|naobers buren|noaberschop buurtschap|gebuur buurman|gebuurs buren|geburen buren|kameroad vriend
kammeraod vriend|maot vriend|moat vriend|makker vriend|vrundje vriendje|vrund vriend|vrindin vriendin|femilie familie|famielje familie|traawe trouwen|trouwe trouwen|brulof bruiloft
broelof bruiloft|broeleft bruiloft|bruulfte bruiloft|brulfte bruiloft|fees feest|feesje feest|fuif feest|doekoe geld|floes geld|flus geld|barkie honderd_euro|barki honderd_euro
doezoe duizend_euro|donnie tien_euro|joet tien_euro|lauw niets|skeer blut|osso huis|waggie auto|wagga auto|tellie telefoon|tori verhaal|fittie ruzie|fitti ruzie|skotoe politie|smeris politie
patta schoen|pattas schoenen|patas schoenen|mattie vriend|matties vrienden|matti vriend|brada broer|bro broer|bradda broer|sahbi vriend|sahbie vriend|habibi vriend|niffo neef|oudje oudere
pokoe muziek|pokoes muziek|chappen eten|chappie eten|wakka lopen|wakken lopen|djoeken steken|jokken liegen|jatten stelen|dushi schat|gozer jongen|faka hoe_is_het|fakka hoe_is_het
wagwan hoe_is_het|ewa hallo|yow hallo|hey hallo|heej hallo|hee hallo|tfoe bah|wajow wauw|ewaja ja|jwz ja_weet_je|wollah echt|wallah echt|ecchie echt|ekte echte|loesoe weg|loesoe_gaan weggaan
tantoe veel|tantu veel|tof leuk|wnr wanneer|wnnr wanneer|wrm waarom|wrvr waarvoor|hvl hoeveel|hvel hoeveel|hlang hoelang|hst hoe_laat|ff even|effe even|effies even|eefkes even|efkes even
effekes even|effn even|evkes even|mss misschien|msch misschien|meschien misschien|mischien misschien|idd inderdaad|indd inderdaad|iig in_ieder_geval|igg in_ieder_geval|zsm zo_snel_mogelijk
nml namelijk|dmv door_middel_van|ivm in_verband_met|mbt met_betrekking_tot|tav ter_attentie_van|nvt niet_van_toepassing|vlgs volgens|volgns volgens|vdg vandaag|vndg vandaag|vnd vandaag
mrgn morgen|mrg morgen|gstr gisteren|vnav vanavond|vnvnd vanavond|vanmi vanmiddag|wkd weekend|wknd weekend|mndg maandag|dnsdg dinsdag|wnsdg woensdag|dndrdg donderdag|vrdg vrijdag
ztrdg zaterdag|zndg zondag|ipv in_plaats_van|bvb bijvoorbeeld|bijv bijvoorbeeld|evt eventueel|dwz dat_wil_zeggen|tzt te_zijner_tijd|aub alstublieft|svp alstublieft|pls alsjeblieft
plz alsjeblieft|plies alsjeblieft|thx bedankt|tnx bedankt|thnx bedankt|tx bedankt|dankjewel bedankt|dankuwel bedankt|merci bedankt|mercikes bedankt|gr groeten|grtjs groetjes
mvg met_vriendelijke_groet|xxx kusjes|egt echt|gn geen|geene geen|geneen geen|gienen geen|gien geen|ut het|ht het|tis het_is|twas het_was|kheb ik_heb|khep ik_heb|kwil ik_wil|kzoek ik_zoek
kzou ik_zou|kga ik_ga|kmoet ik_moet|kben ik_ben|kan_k kan_ik|magk mag_ik|moek moet_ik|wilk wil_ik|hebk heb_ik|heb_k heb_ik|jll jullie|julle jullie|jllie jullie|ng nog|oki oke|okee oke
kee oke|tog toch|tuurlijk natuurlijk|tuurlik natuurlijk|natuurluk natuurlijk|netuurlek natuurlijk|mn mijn|zn zijn|ofzo of_zo|enzo en_zo|ofzoiets of_zoiets|zoies zoiets|idereen iedereen
tel telefoon|telnr telefoonnummer|gsm mobiele_telefoon|gsmmeke mobiele_telefoon|appen whatsapp_sturen|insta instagram|fb facebook|ww wachtwoord|paswoord wachtwoord|solden uitverkoop
sollekes uitverkoop|promootsie aanbieding|rekeningske rekening|ticketje kassabon|kasticketje kassabon|beenhouwer slager|beenhouwerij slagerij|bekker bakker|coiffeur kapper|kwaffeur kapper
kapster kapper|kinesist fysiotherapeut|apteek apotheek|apteker apotheker|garagist garagehouder|plombier loodgieter|plommier loodgieter|loodgieterke loodgieter|elektrieker elektricien
schrijnwerker timmerman|stielman vakman|metser metselaar|plafonneur stukadoor|plekker stukadoor|poetsvrouw schoonmaakster|kuisvrouw schoonmaakster|kuisen schoonmaken|opkuisen schoonmaken
afkuisen schoonmaken|frigo koelkast|ijskast koelkast|diepvries vriezer|droogkast wasdroger|microgolf magnetron|pompbak gootsteen|pompsteen gootsteen|lavabo wastafel|kraantsje kraan
chauffage verwarming|sjoffaasj verwarming|mazout stookolie|zetel fauteuil|stoelke stoel|bedde bed|schapraai kast|valies koffer|sjakos handtas|saccoche handtas|regenscherm paraplu
goesting zin|goesting_hebben zin_hebben|sebiet straks|subiet straks|seffens straks|stillekes rustig|allee kom_op|amai wauw|ambetant vervelend|ambetante vervelende|kontent tevreden
tevreee tevreden|kwaod boos|kwoad boos|koleirig boos|scheel_zien boos_zijn|bleiten huilen|grienen huilen|schreeme huilen|janken huilen|lache lachen|wneer wanneer|wanner wanneer
hoevole hoeveel|hoevuul hoeveel|efkens even|wrs waarschijnlijk|eg echt|ngl eigenlijk|mja ja|jah ja|neuh nee|nwe nieuwe|afspr afspraak|resv reservering|reserv reservering|adr adres
telnummer telefoonnummer|gsmnummer telefoonnummer|tlf telefoon|vanmdg vanmiddag|vnv vanavond|vnavond vanavond|murge morgen|merge morgen|oen jouw|ouw jouw|motten moeten|mutte moeten|mos moest
mak mag|kank kan|kannik kan|kundu kunt|kende kun|kunnie kun|emme hebben|zijde ben|bint zijn|zin zijn|gin geen|ginne geen|veurbij voorbij|noa naar|laot laat|moar maar|maor maar|joa ja
stoan staan|staon staan|tied tijd|tieden tijden|openingstieden openingstijden|wien wijn|kriegen krijgen|krieg krijg|kriege krijgen|buuten buiten|bie bij|lös open|lozzig open|toew dicht
dichte dicht|etten eten|velootje fiets|kaptot kapot|kapodt kapot|stukkie stukje|sjofage verwarming|wasbak gootsteen|pintjes bier|frieten friet|jat kopje|confituur jam|choco chocolade
pateeke gebak|pistolet broodje|keender kinderen|kinger kinderen|kindjen kind|mannekes kinderen|hondje hond|winkeltie winkel|centjes geld|sente geld|knaken geld|eurie euro|eurootjes euro
eurotje euro|wudde wil|wulle willen|wille willen|weurdt wordt|word wordt|wurdt wordt|zuk zoek|keupen kopen|kopt koopt|gekof gekocht|gekoch gekocht|brocht bracht|gebrocht gebracht
klènder kleiner|slaopen slapen|slape slapen|bellu bellen|betale betalen|bestele bestellen|gemaak gemaakt|stukgegaan kapot|abbo abonnement|abo abonnement|abonement abonnement
accomodatie accommodatie|aktie actie|annuleeren annuleren|anuleren annuleren|apperaat apparaat|asap snel|ca circa|cado cadeau|cadobon cadeaubon|comissie commissie|dgn dagen|ech echt
elektries elektrisch|eur euro|excl exclusief|fisio fysio|fysioterapie fysiotherapie|garatie garantie|gem gemiddeld|gratist gratis|gstrn gisteren|gwn gewoon|hb heb|hbbn hebben|hoevl hoeveel
huisdieeren huisdieren|hypoteek hypotheek|incl inclusief|infos informatie|jr jaar|kompleet compleet|kontakt contact|kontant contant|kopon coupon|laterz tot_later|lekaazje lekkage
lekage lekkage|masage massage|maseur masseur|max maximaal|min minimaal|n8 nacht|nav naar_aanleiding_van|nt niet|nx niets|oferte offerte|offerteaanvraag offerte_aanvraag|omg omgeving
onmiddelijk onmiddellijk|openigstijden openingstijden|openingst openingstijden|opningstijden openingstijden|pers personen|portomonee portemonnee|produkt product|rekning rekening
res reservering|reserfering reservering|reseveren reserveren|restorant restaurant|retoer retour|retourneeren retourneren|skoonmaken schoonmaken|soliciteren solliciteren
sollisiteren solliciteren|subsiedie subsidie|suc6 succes|t het|tanarts tandarts|tebetalen te_betalen|terapeut therapeut|vakature vacature|vanmrgn vanmorgen|verzeekering verzekering
verzent verzendt|vgl vergelijk|vnl voornamelijk|w8 wacht|w8ww wachtwoord|wapp whatsapp|whatsap whatsapp|wk week
`

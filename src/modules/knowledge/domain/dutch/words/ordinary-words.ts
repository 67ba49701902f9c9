/**
 * Words of any conversation on any subject: a page with them fits better, a page without them fits no worse. Not for the name of a thing, a trade or
 * a service.
 */
export const ordinaryWords = `
aanbod aandurven aangenaam aangepast aankaarten aankijken aanleiding aanlopen aanmoedigen aanpak aansluitend aanspraak aanstonds aantal
aantasten aantonen aantreffen aantrekkelijk aanvang aanvangen aanvraag aanwaaien aanzienlijk aardig aardige aardigst absoluut achten
achtergrond achterhalen achterkant achterlijk achterwege achtste actief actueel actuele acuut adem afblazen afbreken afdekken afdoen
afdwingen afhandelen afhangen afkeer afknappen afkomst afkunnen afleiden afloop aflossen afpakken afraden afschaffen afscheid afspelen
afspraakje afstand afstemmen aftellen afvallen afwachten afwegen afwijking afzetten afzien akkoordje allerbeste alsmaar altijds alweer
anderhalf anderhalve angstig apart aparte aparts arm armoedig asociaal aspect attent authentiek autistisch baat baseren bedanken
bedankje bedelen bedenking bederven bedoelingen bedorven bedriegen beduiden beeld begaanbaar begrijpelijk begrijpen begrip begrippen
behagen beheersen behoefte behoorlijk behoren beinvloeden bekennen bekwaam belabberd belanden belang beledigd beledigen beleefd
belemmeren beleving belonen bemoeien benaderen benadrukken benaming benoemen benutten beperkend beperking bereidheid berekenen beroemd
beroerd berusten beschaafd bescheiden beschikken beschouwen beseffen beslissing besluit besmet beste bestrijden bestuderen betaalbaar
betrappen betreden betrekking betreuren betrokken betwijfelen bevelen bevoegd bevorderen bewolkt bewonderen bezigheid bezoek bezorgd
bezorgen bezwaar bezweet bezwijken bijdragen bijkans bijleren bijpassend bijstaan bijtijds bijzonder bijzondere bikkelhard binnenhalen
binnenin binnenkant bitter blank blijken blik blind bloedheet blokkeren bodem boeien bont bonzen bovenaan bovenkant brede breed breken
bruikbaar bruine brullen buigen buigzaam buitenkant buitenom buurten chagrijnig checken chic chillen clou combineren comfortabel
compact compenseren compliment concentreren conclusie constant constateren contactmoment context controle controleren correcte creatief
creeren cruciaal daarachter daaraf daarbinnen daarboven daarbuiten daardoor daarentegen daarheen daarlangs daarnaar daarnet daarom
daaromheen daaronder daarstraks daartussen daarvandaan dankwoord deelname definitie definitief degelijk delen denkwijze derde derhalve
dertig dertigste desalniettemin desgewenst deskundig desnoods destijds deugen deugt dicteren dikke dilemma doeleinde doelgericht
doelgroep dof donker donkere doof doorbrengen doordraaien dooreten doorgang doorgeven doorhebben doorlopend doorverwijzen doorvragen
doorzetten doorzichtig dorstig dozijn draaglijk draait drieen driemaal drietal dromen drukken drukste drukte dubbel dubbele dubbeltje
duister duizenden dure duren dusver duur duurdere duurste duurt duwen dwars echt echte eenentwintig eensklaps eenvoudig eenzaam
eerdaags eerlijke eerstvolgende effectieve efficient eigenlijke eigenschap eigenwijs eindelijk elders elegant element ellende ellendig
elven emotioneel enorm enthousiasme enthousiast enzovoort erachter eraf erbinnen erboven erbuiten erdoor erdoorheen eren ergensanders
ergeren erheen erlangs erna ernaar ernaast erom eromheen eronder eronderdoor ertussen ervaren ervoorbij evenaren evengoed evenmin
evenveel evenwel experimenteren expliciet extreem extreme failliet falen fameus fase feit fel feliciteren felle figuur fijne flauw
flexibel flikken fluisteren formaat formeel formule fors fraai frequentie fris frisse functioneel fysiek gaandeweg gammel gangbaar
gauwigheid geachte geavanceerd gebabbel gebeuren gebied gebrek gebruiksvriendelijk gedachte gedeeltes gedegen gedetailleerd gedrag
gedwongen geenszins geeuwen geheugen geholpen gehoorzamen geldt gele geliefd gelijkenis gelijkwaardig gelovig geluidje gemakzuchtig
gemeenschappelijk gemiddelde genadig geniaal geruststellend gescheiden gescoord gesmeerd gespannen gespierd gespleten gestresst
gestrest getuige gevarieerd gevoelens gevoelig gevoelige gewaardeerd geweldig geweldige gewoonte gewoonweg gezelschap gigantisch gillen
glad gladde glanzend glimlachen gloednieuw gloeiend gloeiende gluren godsnaam goedkoopste goedkope gok gooien graag gratis grauw
grijnzen groei groeien groene groep groepje groeten grondig grootste gunnen gunstig gunstige haalbaar haarfijn haast haastig halfweg
halve handhaven handige handigheid handigste hanteert hanteren harde harige hartig hebben heelhuids heilig heinde helder heldere
heleboeltje herhaaldelijk herhalen herinnering herinneringen herkansen hevig hierachter hierboven hierdoor hierheen hierlangs hierna
hiernaar hiernaast hieronder hiertussen hiervandaan hijsen hinderen historisch hoek hoekje hoeveelheid hoeven honderden hongerig
honkvast hoofdzaak hoofdzakelijk hoogste hoogstens hoogstwaarschijnlijk hooguit hopeloos huidige huldigen hulpeloos huppelen ideaal
ideale ideeen ijsberen immers indelen indertijd indienen indirect individueel indruk informeel ingang ingeval ingewikkeld ingrijpen
ingrijpend inhalen inkijk inleven inlichten inlopen innen innerlijk inpassen inregelen inschakelen inschatting inslapen inspiratie
instappen instelling instemmen intact integendeel intens intensief interesse intrekken intussen invallen invoeren inzake inzet inzetten
inzien jaarlijks jarenlang jarenlange jegens jeugd jeugdig joelen jongste juichen kaal kader kale kampen kansloos kauwen keertje
kenmerk kennelijk keren ketsen keuren kibbelen klaarleggen klaarstaan klaarzetten klagen klappen klasse kleinschalig kleinste kletsen
kleurig kleurrijk klieren klinisch kluns kluts knagen knalrood knikken knoeien knuffelen koel koele koesteren kop kortgeleden kortom
kortste kostbaar koste koudste kracht krachtens krachtig krakkemikkig krap krappe krassen kreupel kriebelen krijsen krokant krom kromme
kruipen kussen kwalitatief kwellen kwestie kwetsbaar laagste laatstgenoemde lachen lading lage lallen langdurig langste langzamerhand
lappen lastigvallen later latere leeg lege lekkerste leukste leunen levendig levensduur levenslang lichaamelijk lichamelijk licht
lichte lichtelijk lichtste lief liegen lieve lijden lijn logica lokaal lokale lonen loont loslaten losse louter luchten luie luxe
luxueus maandelijks maandenlang maatregel machtig mager magere manieren massaal massief mate matig matige medio meegeven meehelpen
meekijken meelopen meenemen meerderheid meerijden meerjarig meermaals meerwaarde meesleuren meespelen meestentijds meesturen meetellen
meevallen meewerken melden melding mengen menig mening merendeel merken methode middel middels middenin mild milde miljoen misbruiken
mislopen missen misverstand mitsgaders mixen modern moderne moeilijkheid moeizaam moeten mogelijkerwijs mogelijkheidje mondeling
mooiste mopperen motief motiveren muf naam naar naarmate nabellen nadoen nagaan nagenoeg nakomen namaken namen namens narigheid nat
natte natuurlijke nauwelijks navragen neerkomen neerslaan negende negenen negentig negeren neutraal nieuwsgierig nieuwste niveau
nochtans nodige nogal nogmaals nogwat noodzaak norm normaliter notabene noteren nuchter oefenen officieel officiele omgooien omheen
omhelzen omkijken omkleden omroepen omschakelen omschrijving omstandigheid omstreeks omvallen omvang omwille onbeperkt onbeschoft
onbetrouwbaar onbruikbaar onderaan onderbreken onderbroken onderhouden ondernemen onderscheid onderscheiden ondersteunen ondertussen
onderwerp onderzoeken onduidelijke oneerlijk onervaren ongebruikt ongeduldig ongeldig ongelijk ongelooflijk ongelukkig ongemak
ongemakkelijk ongerust ongeschikt ongetwijfeld ongewild ongezond onhandig oninteressant onkundig onlangs onmiddellijk onophoudelijk
onprettig onrustig onschuldig ontgaan onthullen ontkennen ontlopen ontnemen ontploffen ontslaan ontsnappen ontvluchten ontwaken
ontwijken onveilig onverhoopt onvolledig onvriendelijk onwaarschijnlijk onzichtbaar onzin oorspronkelijk opbellen opbiechten opbranden
opbrengst opdagen opdienen opdraaien opdracht opduiken openbaar openheid opeten opfrissen opgelucht ophangen ophebben ophoesten ophogen
ophouden oplages oplettend oplichten oplopen opmaken opmerking opnoemen oppakken oppervlakkig opschieten opschrijven opstappen opsteken
opstijgen optellen optimaal optreden opvolgen opvragen opvreten opwinden opzadelen opzet opzettelijk opzien opzij oranje orde origineel
originele ouderwets ouderwetse oudste overbodig overdragen overdreven overdrijven overeenkomst overgeven overhalen overhouden overigens
overkomen overlast overleven overmaken overplaatsen overschieten overschrijden overspannen overstap overstemmen overstuur overtollig
overtreden overtreffen overwinnen paaien paars pal paniek passend passende perfecte periode perioden permanent persoonlijke piekeren
pijnlijk pittig plaatselijk plagen plakken plan plannetje plassen plat platte plegen poepen poosjes populair populaire positie positief
potdicht praktijk praktisch praktische precieze presteren prettige prijzig primair principe prioriteit prive privilege proefje proeven
professioneel profiteren propageren protesteren publiek raadplegen raadzaam raden rammelen rampzalig rand rare rauw realistisch recent
recente rechte rechtstreeks redenen redeneren reeks regelen regels regionaal regionale reiken rekenen relatie relaxed relaxen rennen
reorganiseren representatief respecteren respectvol resterende restje riant rijk rijke risico riskeren rode roepen roeren roestige rol
romantisch romig rommelen rommelig rompslomp rondom ronduit rooskleurig roze ruige ruimen ruimschoots rustigste ruw ruwe ruzie ruzien
saai saaie samengevat samenstelling samenvatten samenwerken samenwonen schaars schadelijk schaden schamen scheef schelden scherpe
scheve schieten schijn schijnbaar schijnen schikken schitterend schone schoon schoppen schor schreeuwen schrikken schrobben schudden
schuin schuiven schuld seintje selecteren selectie serieus sfeer sfeervol signaal signaleren simpele sindsdien sissen sjiek sjouwen
slagen slank slap slapeloos slecht slechte slechts slechtste slepen slijmerig slijten slikken sluipen smaakvol smakelijk smaken smal
smalle smeken smerig smerige smoezen snauwen snelste snuffelen snugger sober sociaal soepel solide soortje spanning specialiseren
specificatie specifiek specifieke spectaculair spieken spijten splitsen spoedig spontaan sportief spotten spuuglelijk staandebeens
stabiel stampvol stampvolle stand standpunt standvastig stapsgewijs staren steevast steil steken stelen sterke sterkste stijf stijgen
stijlvol stijve stikken stilaan stille stilte stoer stoere stom stomme storen stoten straffeloos straffen strekking streng strenge
streven strijden strijken stroef structuur stuk stuks sturen stutten subtiel super superlang superleuk systeem taai taak tachtig taken
tarten teder tegemoet tegenaan tegenhouden tegenover tegenstrijdig tegenwerken tekort telen telkenmale tellen temeer tempo teneinde
tenminste tenslotte terloops term terstond terugdoen terugdraaien teruggaan terugkijken terugkrijgen terugleggen terugvinden tevreden
tevredenheid tezamen theoretisch tiende tienen tientallen tijdelijk tijdelijke tijdig tijdsduur tijdstippen tikken toekijken toekomen
toelaten toenemen toenemend toentertijd toepasselijk toepassen toestaan toestand toestemming toewijzen tonen toon totnogtoe
traditioneel trage trappelen treffen triest trillen troebel troosten truc trucje turbulent twaalven tweede tweeentwintig tweemaal
tweetal twintigste uitbreiden uitdagen uitdaging uitdelen uitdrukken uiteinde uiteindjes uiten uiteraard uitermate uitgebreid
uitgebreide uitgeput uitgerust uitgesloten uitgestrekt uitgooien uithouden uitkiezen uitkijken uitkomst uitladen uitleven uitlezen
uitlopen uitloten uitnodigen uitpakken uitproberen uitrusten uitschakelen uitslapen uitsluiten uitsluitend uitspreken uitsteken
uitstekend uitstekende uitstellen uittrekken uitvallen uitverkoren uitvoeren uitvoering uitwerken uitwerking uitwisselen uitzondering
uitzonderlijk uniek unieke universeel vakkundig vals valse vandaar vangen vanwaar vanwege vanzelfsprekend variabel variant variatie
vastgrijpen vastleggen vastmaken vaststellen vechten veelal veeleer veelvuldig veelzijdig veertig veilige veranderen verantwoord
verantwoordelijk verbaasd verband verbazen verbergen verbeterd verbeteren verbeterpunt verbieden verbinden verblijven verbod verbreken
verbruiken verdacht verdedigen verdelen verdenken verdienen verdieping verdragen verdrietig verdrinken verduidelijken verdwalen
vereisen vereiste verergeren vergelijkbaar vergelijkbare vergissen vergroten verhaal verhinderen verhongeren verhouding verkeerde
verkennen verkiezen verklappen verkleinen verknallen verkoelen verlaten verlegen verlenen verlies verliezen verloren verloven vermelden
vermenen vermenigvuldigen verminderen vermoedelijke vermoeden vermoeid vernemen vernielen verpesten verplichten verraden verrassingen
verrekenen verschijnsel verschuiven verslaafd verslaan verslapen versleutelen verslijten versnellen verspillen verspreiden verstand
versterken verstoord vertikken vertonen vertragen vertraging vertroetelen vertrouwd vervallen vervuild vervuilen verwaarlozen
verwachting verward verwarring verwend verwennen verwijzen verwisselen verwoest verwoesten verzachten verzoeken vierde vierkant viertal
vies vieze vijandig vijfde vijfendertig vijfentwintig vijftal vijftig vijven vlak vlekkerig vloeibaar vloeken vluchtig vochtig voedzaam
volhouden volmaakt volstaat volwassen volzitten vooralsnog voorbeelden voorbereid voorbijgaan voordelig voordelige voordien voordoen
voorgaan voorgoed voorhebben voorheen voorkant voorlaatste voorlaten voorleggen voorliggen voornaam voorschieten voorschrijven
voorspellen voorstel voorts vooruitgang voorwaarde voorwaarden voorzien vorderen vormgeven vouwen vragen vrezen vriendelijk
vriendelijke vriezend vrijheid vrijhouden vrijmaken vrolijk vrolijke waaien waanzinnig waarachter waarbinnen waarboven waarbuiten
waarde waardeloos waarderen waardevol waardoor waarlangs waarlijk waarnaar waaronder waartussen wachten warme warmste wegblijven
wegbrengen weggeven weghouden weglaten wegleggen weglopen wegnemen wegsturen wegvallen weigert wekelijks wekelijkse weldra weliswaar
welnu wentelen wereld werkelijke wettelijk wijken wijziging wilde willekeurig wilskracht winstgevend wit witte woest wollig wonderlijk
worstelen wringen zacht zachte zakelijk zakken zalig zanderig zeiken zekerheid zeldzaam zelfstandig zenuwachtig zesde zessen zestig
zetelen zeuren zevende zevenen zeventig zicht zichtbare zielig zijkant zinloos zitten zodanig zodoende zoemen zoet zoete zogauw
zogeheten zolangs zonnig zorgvuldig zorgzaam zout zowaar zowat zuchten zuigen zuinig zuiver zuivere zure zuur zwaaien zwaarste zwart
zwarte zweren zwetend zweverig zwijgen
`

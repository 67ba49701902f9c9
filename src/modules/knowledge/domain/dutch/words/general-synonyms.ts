/**
 * Synonyms about what any company is asked, with everyday and informal words, and the calendar. In the form of `thesaurus.ts`: groups between `|`,
 * each with how well one word replaces another.
 */
export const generalSynonyms = `
0.9 open geopend opengesteld openingstijd openingstijden openingsuren sluitingstijd terecht bereikbaar toegankelijk
0.75 open dicht gesloten sluit sluiting sluitingsdag vakantiesluiting wintersluiting|0.8 tijd tijden tijdstip uur uren hoe_laat tijdvak rooster tijdslot
0.85 vakantie sluiting vakantiesluiting wintersluiting zomersluiting verlof afwezig|0.8 feestdag feestdagen kerst pasen pinksteren koningsdag hemelvaart nieuwjaar oudjaar oud_en_nieuw
0.95 oudjaar oudjaarsdag oudejaarsdag oudejaar oudejaarsavond oud_en_nieuw silvester|0.95 kerst kerstmis kerstdag kerstdagen kerstavond|0.95 nieuwjaar nieuwjaarsdag
0.95 pasen paasdag paasdagen paasmaandag|0.95 pinksteren pinksterdag pinkstermaandag|0.9 weekend weekeinde zaterdag zondag
0.85 doordeweeks werkdag werkdagen maandag dinsdag woensdag donderdag vrijdag|0.9 nacht nachts snachts savonds avond dag_en_nacht nachtelijk 24_uur|0.9 avond avonds savonds
0.9 ochtend ochtends morgens smorgens sochtends|0.9 middag middags smiddags|0.85 adres locatie vestiging gevestigd bezoekadres straat filiaal ligging liggen
0.85 vestiging filiaal winkel showroom locatie|0.8 route routebeschrijving bereikbaarheid bereiken komen_bij ov openbaar_vervoer
0.85 ov openbaar_vervoer trein bus station halte buslijn tram metro
0.95 parkeren parkeerplaats parkeergarage parkeergelegenheid parking parkeerterrein auto_kwijt auto_kwijtraken auto_neerzetten auto_stallen garage p+r|0.6 parkeren auto
0.85 fiets rijwiel tweewieler fietsenstalling stalling|0.9 ebike elektrische_fiets
0.9 rolstoel rolstoeltoegankelijk drempelvrij mindervalide mindervaliden invalide invaliden gehandicapt gehandicapten rollator scootmobiel toegankelijkheid lift
0.9 telefoon telefoonnummer telefonisch tel nummer nr bel telefoonnr 06 mobiel|0.85 bel bereikbaar telefoon telefonisch bereiken|0.9 mail email mailen emailadres mailadres mailtje
0.95 whatsapp app appen appje appt wa|0.85 contact contactgegevens bereiken contactformulier telefoon mail|0.85 klantenservice helpdesk servicedesk klantendienst
0.9 prijs prijzen kosten kost tarief tarieven bedrag duur prijskaartje prijslijst uurtarief hoe_duur vraagprijs meerprijs toeslag rekenen
0.8 prijs betaal reken hoeveel_geld kwijt_aan uitgeven|0.9 goedkoop voordelig goedkoopst laagste_prijs voordeligst vanaf basis|0.75 duurst premium hoogste_prijs luxe
0.9 gratis kosteloos zonder_kosten voor_niks voor_niets vrij gratuit inbegrepen geen_kosten|0.8 inbegrepen inclusief inclusiefprijs erbij
0.85 korting kortingscode kortingsactie actie aanbieding aanbiedingen sale actieprijs voordeel actiecode couponcode staffelkorting
0.85 toeslag extra_kosten meerprijs bijbetalen opslag meerkosten bijbetaling|0.9 geld centen poen duiten bedrag cash saldo
0.9 geld_terug terugbetaling terugbetalen teruggave restitutie terugstorten terugkrijgen terugbetaald geld_retour refund vergoeding
0.9 betaal betaalmethode betaalmethoden betaalmogelijkheden betaalwijze betaalwijzen afrekenen voldoen voldaan betaalt|0.9 pin pinnen pinpas contactloos bankpas pinbetaling
0.9 contant cash contanten baar_geld|0.9 creditcard visa mastercard kredietkaart amex|0.9 achteraf_betalen later_betalen klarna riverty billink achteraf gespreid_betalen termijn termijnen
0.9 termijn termijnen gespreid afbetaling afbetalen in_delen|0.9 factuur rekening nota bon bonnetje factureren pro_forma|0.9 betaaltermijn betalingstermijn voldoen factuurdatum vervaldatum
0.9 statiegeld borg waarborg borgsom|0.9 aanbetaling vooruitbetaling aanbetalen voorschot vooraf_betalen|0.9 btw omzetbelasting belasting
0.95 cadeaubon kadobon cadeaukaart giftcard waardebon tegoedbon kadokaart cadeaucheque bon dinerbon|0.85 geldig geldigheid verloopt verlopen houdbaar gebruiken verval
0.9 spaar sparen punten spaarpunten loyaliteit klantenkaart
0.95 bezorg lever levering bezorging verzend thuisbezorgd thuisbezorging opsturen opgestuurd toesturen levertijd verzendkosten bezorgkosten
0.95 verzendkosten bezorgkosten verzendtarief portokosten leveringskosten verzendkost portkosten|0.9 levertijd leveringstermijn bezorgtijd in_huis aankomen aankomst bezorgmoment
0.9 pakket pakje doos zending postpakket doosje bestelling pakketje|0.9 afhaal afhalen ophalen afhaalpunt zelf_halen click_and_collect meenemen|0.85 afhaal haal|0.85 balie magazijn winkel
0.9 volgen traceren track track_en_trace trackingcode waar_is_mijn|0.9 bestel order opdracht kopen koop aankoop|0.8 koop verkoop verkopen assortiment aanbod aanbieden
0.9 wijzig aanpas aanpassen veranderen verander verzetten verplaatsen omboeken omzetten verschuiven aanpassing|0.95 verzet verzetten verplaats verplaatsen verschuiven omboeken
0.95 annuleer afzeggen afzeg afmelden annuleringskosten afbestellen afgelasten cancelen cancel schrappen|0.9 opzeggen opzeg opzegging opzegbaar opzegtermijn beeindigen stopzetten
0.9 afspraak afspraken langskomen inplannen planning
0.95 retour terugstuur terugsturen terugbreng terugbrengen ruil omruilen retourkosten bedenktijd herroepen herroeping terug_sturen terug_brengen retourzending
0.9 bedenktijd herroepingsrecht zichttermijn retourtermijn proefperiode|0.95 garantie garantietermijn garantieperiode waarborg
0.95 kapot stuk defect beschadigd gebroken schade beschadiging mankement gebrek gebreken beschadigd_geraakt
0.9 storing kapot defect doet_het_niet werkt_niet niet_werkt panne stilstand uitgevallen|0.9 spoed nood noodgeval dringend urgent spoedgeval spoednummer noodnummer acuut
0.95 repareer reparatie maken herstel fixen gemaakt opknappen|0.9 onderhoud onderhoudsbeurt beurt servicebeurt nakijken nagekeken controle check keuring inspectie
0.9 voorraad leverbaar op_voorraad beschikbaar beschikbaarheid uitverkocht nabestelling|0.9 maat maten maattabel maatvoering afmeting afmetingen grootte formaat omvang size
0.9 gewicht kilo kg weeg zwaar|0.8 materiaal gemaakt_van stof|0.9 klacht klachten ontevreden klagen klachtenprocedure reclameren beklag|0.9 meld doorgeven melding laten_weten aangeven
0.9 account inloggen wachtwoord profiel klantportaal mijn_account|0.85 wachtwoord inloggen account|0.9 nieuwsbrief mailinglijst
0.9 privacy persoonsgegevens gegevens avg gdpr privacyverklaring cookies|0.9 voorwaarden algemene_voorwaarden regels huisregels|0.9 zakelijk bedrijf bedrijven ondernemer zzp organisatie b2b
0.9 offerte prijsopgave aanvraag vrijblijvend aanvragen begroting|0.85 minimaal minstens ten_minste minimum vanaf|0.85 maximaal hooguit hoogstens maximum uiterlijk
0.9 leeftijd oud leeftijdsgrens minimumleeftijd jaar_oud|0.9 gevonden_voorwerpen verloren kwijt laten_liggen vergeten|0.85 vergeten laten_liggen gevonden_voorwerpen
0.85 opslaan bewaar liggen bewaartermijn vasthouden|0.85 duur duurt tijdsduur hoelang bezig looptijd in_beslag|0.9 wacht wachttijd wachtlijst wachten|0.9 snel spoedig vlot dezelfde_dag
0.9 minimumbedrag drempelbedrag vanaf_bedrag|1 januari jan|1 februari feb febr|1 maart mrt|1 april apr|1 juni jun|1 juli jul|1 augustus aug|1 september sept sep|1 oktober okt|1 november nov
1 december dec|1 maandag ma|1 dinsdag di|1 woensdag wo|1 vrijdag vr|1 zaterdag za zat|1 zondag zo|0.95 zomer zomers zomervakantie zomerperiode zomermaanden
0.95 winter winters wintermaanden winterperiode|0.9 schoolvakantie voorjaarsvakantie herfstvakantie meivakantie kerstvakantie zomervakantie vakantie
0.9 inloop zonder_afspraak inlopen vrije_inloop spontaan|0.9 toegestaan mag welkom verboden toelaten|0.9 klaar gereed afgerond doorlooptijd|0.9 aantal hoeveelheid|0.9 verschil onderscheid
0.95 meenemen meebrengen meegenomen|0.9 nodig meenemen benodigd benodigdheden|0.9 verplicht verplichting moeten noodzakelijk vereist|0.85 adviseer advies aanraden aanbevelen
0.9 geschikt bedoeld_voor|0.9 combineer combinatie combineren samen_met|0.9 registreer aanmelden inschrijven aanmelding inschrijving registratie opgeven|0.9 uitschrijven afmelden
0.9 bevestiging bevestigingsmail|0.9 link url website webadres|0.9 download downloaden pdf|0.9 handleiding gebruiksaanwijzing instructie|0.9 merk merken fabrikant|0.9 nieuw gloednieuw
0.9 tweedehands gebruikt occasion refurbished|0.9 kwaliteit degelijk|0.9 veilig veiligheid|0.9 zelf_doen doe_het_zelf|0.9 ziek ziekte griep
0.9 vergoed vergoeding vergoedt zorgverzekeraar zorgverzekering|0.9 eigen_risico eigen_bijdrage|0.9 verwijzing verwijsbrief verwijsbriefje|0.9 geboorte geboren geboortekaartje
0.9 begrafenis uitvaart crematie|0.9 verhuis verhuizing verhuizen adreswijziging|0.9 cadeau kado geschenk presentje cadeautje|0.9 inpakken inpakservice cadeauverpakking inpakpapier
0.9 verpakking doos verpakt|0.9 brievenbus brievenbuspakje|0.9 buitenland belgie duitsland internationaal europa|0.9 eiland waddeneilanden wadden
0.9 handtekening legitimatie identiteitsbewijs id_kaart legitimeren paspoort|0.9 geld_lenen lening|0.9 spoed met_spoed vandaag_nog dezelfde_dag|0.9 te_laat later vertraging verlaat
0.9 niet_komen_opdagen no_show opdagen wegblijven|0.9 niet_thuis gemist thuis|0.9 verkeerd fout verkeerde foutief verwisseld|0.9 ontbreekt mist ontbrekend incompleet ontbreken
0.9 bijvullen navullen|0.9 uitvallen uitval doet_niks|0.9 wie_zijn_jullie over_ons|0.95 reserveer boek boeken reservering tafel_bespreken bespreken plek_vrij vastleggen
0.75 tafel tafeltje plek plaats|0.9 groep groepen gezelschap feest partij feestje bruiloft vergaderen bedrijfsuitje gezelschappen
0.9 feest verjaardag jubileum bruiloft trouwen borrel partijtje feestje feestzaal|0.9 zaal zaaltje ruimte vergaderruimte feestzaal bovenzaal zaalhuur
0.9 personen gasten man mensen persoon aantal_personen koppen deelnemers p.p|0.85 zitplaatsen zittend zit aan_tafel plaatsen|0.85 passen capaciteit past plaats_voor ruimte_voor
0.95 kind kids kleine kleintje kleintjes koters peuter kleuter baby kinderen kinderkaart kindermenu dreumes jeugd|0.9 kinderstoel kinderzitje kinderzitjes babystoel
0.95 hond honden huisdier huisdieren kat dier viervoeter hondje beest|0.95 terras buiten buiten_zitten tuin buitenterras|0.9 menu menukaart kaart gerechten gerecht eten lunchkaart dinerkaart
0.9 lunch lunchen middageten lunchkaart|0.9 diner dineren avondeten dinerkaart|0.9 ontbijt ontbijten brunch ontbijtbuffet|0.9 borrel borrelen bittergarnituur borrelplank borrelkaart hapjes
0.95 nagerecht toetje dessert toe toetjes desserts nagerechten|0.9 voorgerecht voorgerechten vooraf starter|0.9 hoofdgerecht hoofdgerechten hoofdmaaltijd
0.95 friet patat frites frieten patatje frietje|0.9 kroket kroketten bitterbal bitterballen snack|0.9 burger hamburger cheeseburger|0.9 plank plankje planken schotel
0.95 vegetarisch vega vegetarier vegetariers vleesloos veggie zonder_vlees|0.95 veganistisch vegan plantaardig veganist|0.95 gluten glutenvrij coeliakie glutenvrije tarwe
0.95 lactose lactosevrij melkvrij koemelk|0.95 allergie allergieen allergisch allergenen allergeen intolerantie voedselallergie overgevoelig noten|0.95 dieet dieetwensen dieeten
0.9 halal halalvlees|0.9 wijn huiswijn wijnkaart fles_wijn wijnfles kurkengeld kurkgeld|0.95 eigen_wijn kurkengeld kurkgeld zelf_wijn eigen_fles|0.9 bier pils biertje tapbier speciaalbier
0.9 koffie cappuccino espresso latte|0.8 drank drinken drankjes|0.9 taart gebak taartje cake|0.9 snijgeld bordengeld|0.95 kok chef chefkok keukenbrigade achter_het_fornuis
0.6 kok koken keuken|0.9 eigenaar directeur baas eigenaren uitbater oprichter eigenaresse|0.85 opgericht gestart begon sinds ontstaan bestaan oprichting geopend
0.9 personeel medewerker medewerkers team collega werknemer werknemers werken_er
0.95 vacature vacatures solliciteren sollicitatie werken_bij baan bijbaan baantje personeel_gezocht sollicitant
0.95 salaris loon verdien verdienen verdient bruto inkomen schuift salarisschaal verdienste|0.9 stage stageplek leerling leerwerkplek bbl|0.9 uitslag resultaat resultaten
0.9 muziek livemuziek band optreden dj concert|0.9 evenement evenementen agenda activiteit activiteiten programma|0.95 wifi internet draadloos_internet|0.95 toilet wc toiletten
0.9 roken rookruimte rookvrij|0.95 geluid herrie lawaai decibel db geluidsniveau stil geluidsoverlast|0.9 oplaad opladen laad laadpaal laadpalen oplaadpunt oplaadpunten laadpunt laden
0.95 accu batterij akku|0.9 helm fietshelm hoofd hoofdomtrek|0.9 band banden bandje buitenband binnenband|0.9 slot sloten hangslot kettingslot
0.9 sleutel reservesleutel sleutels bijmaken namaken sleutelkaart|0.9 licht verlichting lamp lampen koplamp achterlicht lampje
0.9 montage monteren inbouwen plaats installeer aanleggen installatie|0.95 monteur servicemonteur vakman technicus installateur|0.9 loodgieter installateur
0.95 verstopt verstopping ontstoppen ontstopping verstopte|0.9 afvoer gootsteen riool riolering wasbak putje sifon|0.95 lek lekkage lekt lekken lekdetectie waterschade
0.9 voorrijkosten reiskosten kilometervergoeding voorrijden|0.9 km kilometer kilometers afstand|0.95 werkgebied regio actief_in rijden rijd komen_jullie langskomen omgeving
0.95 cv cvketel ketel verwarmingsketel|0.9 verwarming kachel radiator ketel|0.95 warmtepomp hybride_pomp hybride|0.9 thermostaat thermostaatknop|0.95 subsidie tegemoetkoming regeling isde
0.9 verbouw renovatie renoveren verbouwing|0.9 huur verhuur huren leen lenen|0.9 lening financiering krediet lenen|0.9 verzekering verzekerd verzekeren vergoed vergoeding polis
0.9 abonnement contract lidmaatschap abonnementen lid strippenkaart onderhoudscontract|0.95 maand maandelijks per_maand mnd maandbedrag|0.95 jaar jaarlijks per_jaar
0.95 week wekelijks per_week|0.9 inleveren inlever terugbreng recyclen inruilen afgeven|0.95 val gevallen valpartij ongeluk ongeval botsing
0.9 proefles kennismaking kennismakingsgesprek intake intakegesprek gratis_les|0.9 les lessen cursus cursussen training opleiding
0.9 diploma certificaat certificering gecertificeerd keurmerk erkend|0.9 ervaring reviews beoordeling beoordelingen recensies|0.9 duurzaam duurzaamheid milieu groen klimaat
0.9 recept herhaalrecept medicijn medicijnen|0.9 arts dokter huisarts specialist|0.9 tandarts mondhygienist gebit kies|0.9 knippen kapper haar knipbeurt coupe
0.9 verven kleuren kleuring kleurbehandeling|0.9 massage behandeling masseren|0.9 slapen overnachten overnachting kamer kamers hotelkamer|0.9 inchecken incheck check_in aankomsttijd
0.9 uitchecken uitcheck check_out vertrektijd|0.9 zwemmen zwembad|0.9 sauna wellness|0.9 toegang entree toegangsprijs kaartje kaartjes ticket tickets entreeprijs
0.9 rondleiding rondleidingen tour|0.9 huwelijk trouwerij bruiloft trouwlocatie|0.9 rijbewijs rijles rijlessen|0.9 schoonmaak schoonmaken poetsen reinigen reiniging
0.9 spuit vaccinatie vaccineren inenten|0.9 steriliseren sterilisatie castreren castratie|0.9 belastingaangifte aangifte|0.9 hypotheek hypotheekadvies|0.9 notaris akte testament
0.9 kraan kranen leidingen|0.9 bad badkamer douche|0.9 tegel tegels|0.9 tuin hovenier tuinaanleg|0.9 schilder schilderen schilderwerk|0.9 dak dakdekker daklekkage
0.9 band bandenwissel bandenspanning spanning bar|0.9 apk keuring|0.9 winterband winterbanden|0.9 boot sloep aanleggen aanlegplaats steiger|0.9 camera cameras beelden bewaking
0.9 water kraanwater|0.9 recycling afvoeren puin|0.9 batterij batterijen|0.95 ruil omruilen omwisselen wisselen inwisselen inruilen omgeruild|0.95 inwisselen inruilen inleveren verzilveren
0.9 nadenken bedenktijd bedenken beslissen|0.9 mandje winkelwagen winkelmand winkelmandje wagentje|0.9 leeg leegte|0.9 goedkoper minder_geld lagere_prijs laagsteprijsgarantie voordeliger
0.9 elders ergens_anders andere_winkel concurrent|0.9 chat chatten livechat|0.9 wiel wielen velg velgen|0.9 afval puin rommel container troep grofvuil|0.9 weghalen afvoeren meenemen opruimen
0.9 foutcode storingscode foutmelding error code foutmeldingen|0.9 ruik gaslucht geur stank lucht|0.9 gas gaslucht aardgas|0.9 druk waterdruk spanning bar|0.85 druk drukte drukke
0.9 kijk bezichtigen bekijken bezoek showroom bezichtiging|0.9 advies huisbezoek adviesgesprek inspectie opname|0.9 scheelt bespaar besparen bespaart besparing uitsparen oplevert zuiniger
0.9 wacht levertijd wachttijd|0.9 douche douchen|0.9 stukje termijn delen_betalen gespreid|0.9 huurder huurders huurhuis huurwoning huur_mijn_huis|0.9 verhuurder huisbaas woningcorporatie
0.9 warm koud heet verwarm warmte|0.9 papieren diploma rijbewijs documenten certificaat vereisten eisen|0.9 vakantiedagen vrije_dagen verlofdagen vrij
0.9 geschil geschillen geschillencommissie conflict ruzie klacht|0.9 medewerkers werknemers mensen vakmensen personeelsleden collegas man_personeel
0.9 contractduur vast_zitten looptijd minimaal|0.9 soep bouillon|0.95 sate satay kipsate sateetjes|0.9 kip kipfilet kippen|0.9 vis zalm tonijn kabeljauw garnalen mosselen vissen paling forel
0.9 vlees biefstuk steak tournedos kip rund spareribs varkensvlees lam|0.9 rund biefstuk steak tournedos entrecote|0.9 salade sla rauwkost|0.9 brood broodje boterham toast sandwich
0.9 ijs ijsje sorbet dame_blanche|0.9 pannenkoek pannekoek poffertjes|0.9 pasta spaghetti macaroni lasagne|0.9 ei eieren uitsmijter omelet|0.9 saus sausje mayonaise ketchup
0.9 groente groenten|0.9 fruit vers_fruit|0.9 thee muntthee kopje_thee|0.9 sap jus frisdrank cola fris|0.9 cocktail cocktails gin|0.9 prosecco champagne bubbels cava
0.9 driegangen 3_gangen drie_gangen driegangenmenu keuzemenu meergangenmenu|0.9 gang gangen gangenmenu|0.9 kaart krijtbord menukaart|0.9 wildmenu wild hert haas fazant|0.9 high_tea tea
0.9 buffet lopend_buffet|0.9 pinda noten notenallergie pindakaas walnoot|0.9 islamitisch moslim moslims halal|0.9 koosjer joods|0.9 plantaardige_melk havermelk sojamelk haver soja
0.9 melk zuivel slagroom|0.9 suiker suikervrij|0.9 aanmeren aanleggen afmeren|0.9 boot bootje schip sloep jacht|0.9 wassen afwas afwassen afwasser schoonmaken
0.9 bediening serveren ober serveerster|0.9 jas sjaal tas spullen gevonden_voorwerpen voorwerpen|0.9 verloren kwijt bon_kwijt kwijtgeraakt verlies vergeten
0.9 beelden camera camerabeelden opnames|0.9 trein station spoor|0.9 bus buslijn lijnbus|0.9 lopen wandelen te_voet loopafstand|0.9 taxi taxis|0.9 vliegveld schiphol luchthaven
0.9 stroom elektriciteit elektrisch|0.9 zonnepaneel zonnepanelen zonneboiler|0.9 isolatie isoleren geisoleerd|0.9 gemeente stadhuis|0.9 vergunning vergunningen|0.9 asbest gevaarlijke_stoffen
0.9 boiler warm_water|0.9 ventilatie afzuiging luchtfilter mechanische_ventilatie|0.9 koolmonoxide co_meting|0.9 meterkast groepenkast stoppenkast|0.9 stopcontact stopcontacten
0.9 vloerverwarming vloer|0.9 tekening ontwerp ontwerper schets 3d|0.9 bouwen aanbouw uitbouw|0.9 kozijn kozijnen ramen raam|0.9 deur deuren|0.9 gereedschap gereedschapskist
0.9 kachel leenkachel kacheltje|0.9 wachtwoord_vergeten wachtwoord|0.9 spijkerband spikes winterband spijkerbanden|0.9 ketting fietsketting|0.9 rem remmen remblokken remblok remschijf
0.9 zadel zadels|0.9 tas fietstas tassen|0.9 kledij kleding kleren shirt jas broek|0.9 schoen schoenen sneakers laarzen|0.9 broek broeken spijkerbroek jeans|0.9 jurk jurken rok
0.9 handschoen handschoenen|0.9 speelgoed spelletjes|0.9 boek boeken_kopen leesboek|0.9 bloem bloemen boeket plant planten|0.9 meubel meubels bank stoel kast|0.9 bed bedden matras matrassen
0.9 computer laptop pc|0.9 telefoontje bellen|0.9 bril brillen lenzen contactlenzen|0.9 gehoor hoortoestel|0.9 fysio fysiotherapie fysiotherapeut therapie|0.9 tand tanden gebit vulling
0.9 huid huidverzorging gezichtsbehandeling|0.9 nagel nagels manicure pedicure|0.9 baard scheren barbier|0.9 zwanger zwangerschap bevalling|0.9 dierenarts diergeneeskunde
0.9 konijn konijnen knaagdier|0.9 puppy pup hondenschool|0.9 oppas opvang kinderopvang dagopvang|0.9 school scholen onderwijs|0.9 examen toets theorie
0.9 sport sporten sportschool fitness gym|0.9 groepsles groepslessen yoga pilates|0.9 trainer personal_trainer coach|0.9 camping kamperen tent caravan camper staanplaats
0.9 hotel overnachting kamer verblijf|0.9 vakantiehuis huisje bungalow|0.9 handdoek handdoeken beddengoed lakens linnen|0.9 speeltuin speelplaats|0.9 museum tentoonstelling expositie
0.9 film bioscoop|0.9 theater voorstelling|0.9 kerk uitvaart|0.9 advocaat jurist rechter rechtbank|0.9 boekhouder accountant administratie boekhouding jaarrekening
0.9 belastingdienst aangifte inkomstenbelasting|0.9 uurloon uurtarief per_uur|0.9 bruto netto|0.9 pensioen aow|0.9 ontslag ontslagen|0.9 uitzendbureau detachering werving
0.9 cv_sturen motivatiebrief sollicitatiebrief brief|0.9 avondtarief avondtoeslag nachttarief|0.9 weekendtarief weekendtoeslag zaterdagtoeslag|0.9 feestdagentoeslag zondagtoeslag
0.9 verzekeraar verzekering|0.9 schadevergoeding aansprakelijk aansprakelijkheid|0.9 failliet faillissement|0.9 inkoop inkopen leverancier|0.9 groothandel wederverkoper
0.9 staffel hoeveelheidskorting aantallen stuks|0.9 studentenkorting student studenten|0.9 ouderen senioren 65plus bejaarden|0.9 stadspas minima pas|0.9 lid_worden lidmaatschap inschrijven
0.9 ruimtes faciliteiten voorzieningen|0.9 airco airconditioning koeling|0.9 beamer scherm projector|0.9 microfoon geluidsinstallatie|0.9 decoratie versiering aankleding
0.9 fotograaf fotos fotografie|0.9 catering hapjes|0.9 dj muziek|0.9 dansen dansvloer|0.9 roken rookplek|0.9 rolstoel toilet_beneden aangepast_toilet|0.9 trap treden drempel
0.9 verdieping etage boven|0.9 bewaken bewaakt beveiliging|0.9 kluis kluisjes locker|0.9 sleutelservice sleutels|0.9 oud_papier recycling|0.9 co2 uitstoot|0.9 biologisch bio eko
0.9 lokaal streekproducten streek|0.9 vers verse dagvers|0.9 huisgemaakt zelfgemaakt huisgebakken|0.9 pittig scherp|0.9 zoet zoetigheid|0.9 warm_eten avondeten
0.9 klein_hapje snack tussendoortje|0.9 kleurtje kleur kleuren|0.9 lengte lang meter|0.9 breedte breed|0.9 hoogte hoog|0.9 inhoud liter volume|0.9 diameter doorsnede|0.9 watt vermogen kw
0.9 vervoer transport|0.9 chauffeur rijden|0.9 kenteken auto|0.9 tanken brandstof benzine diesel|0.9 autoverhuur huurauto|0.9 schade autoschade deuk|0.9 pont veerpont veer voetveer veerboot
0.9 neertellen betalen kosten prijs|0.9 pilsje biertje pils bier|0.9 paneel panelen zonnepaneel zonnepanelen|0.9 veilig risico gevaarlijk|0.9 steunen doneren donatie goed_doel stichting
0.9 goed_doel stichting opbrengst|0.9 reserve vervang vervangend vervangaccu|0.9 vernieuwen vervangen vernieuw vervang|0.9 naam noemen heten dankt|0.9 dochter zoon kind kinderen kleinkind
0.9 oppervlakte vierkante_meter m2 groot|0.9 bijzetten bijvullen vul water_bij|0.9 wc toilet|0.9 hebben_jullie_ook verkopen
0.9 betaal dokken aftikken lappen neertellen ophoesten overmaken overschrijven storten tikkie afrekenen|0.9 prijs schade kostenplaatje prijskaartje bedragen vraagprijs
0.9 gratis nop noppes niks_betalen voor_nop om_niet cadeau|0.9 goedkoop budget voordelig schappelijk betaalbaar koopje afgeprijsd goedkoper|0.9 duur prijzig
0.9 geld doekoe pegels flappen knaken|0.9 contant cash briefgeld muntgeld flappen biljetten|0.9 factuur kassabon aankoopbewijs bonnetje kassabonnetje aankoopbon
0.9 bezorg thuisbrengen langsbrengen brengen afleveren koerier postbode pakketdienst postnl dhl bezorgdienst|0.9 pakket bestelling spullen spulletjes zending
0.9 aankomen arriveren binnenkomen onderweg|0.9 kapot stuk gesloopt gescheurd gebarsten gebroken kaduuk versleten begeven gesneuveld|0.9 verslijt slijtage versleten slijt slijtdelen
0.9 voorraad uitverkocht in_huis te_krijgen verkrijgbaar|0.9 open bemand welkom langskomen binnenlopen aanwezig|0.9 dicht potdicht gesloten toe|0.9 telefoon belletje lijn toestel spreken
0.9 klacht zeuren klagen beklag|0.9 vacature bijbaantje bijverdienen baan werk|0.9 salaris loonstrook vangen betaald_krijgen verdiensten
0.9 kind kroost grut bengel jongste junior zoontje dochtertje kindermenu|0.9 hond woef blaffer labrador puppy teckel|0.9 feest fuif receptie jarig partijtje familiefeest
0.9 monteur mannetje reparateur man_die_komt klusjesman|0.9 lekkage druppelt drupt druipt plas lek|0.9 verbouw opknappen slopen onder_handen renoveren
0.9 offerte prijsje prijsindicatie kostenraming|0.9 subsidie potje overheidsgeld tegemoetkoming terugkrijgen|0.9 geluid kabaal geluiden hoorbaar luidruchtig
0.9 maat maatje valt_klein valt_groot|0.9 wissen verwijderen verwijdert gewist vernietigen|0.9 bewaar achterhouden opgeslagen bewaard apart_leggen wegleggen|0.9 wc plassen toilet
0.9 trap treden opstap drempel|0.9 bandje zanger muziek optreden|0.9 vandaan herkomst afkomstig leverancier komt_van|0.9 naam genoemd heet noem|0.9 hulp helpen ondersteuning bijstand
0.9 formulier papieren papierwerk administratie|0.9 aanvragen aanvraag indienen|0.9 overheid gemeente rijk provincie|0.9 terugkrijgen vergoed teruggestort
0.9 betaalachterstand aanmaning herinnering incasso wanbetaler|0.9 achterstand te_laat_betalen rente|0.9 ruzie onenigheid geschil|0.9 rechtbank rechter geschillencommissie
0.9 verhuizen verhuizing nieuwe_woning|0.9 oud ouderdom leeftijd|0.9 vieren feest feestje|0.9 eten gerechten maaltijd hapje|0.9 drankje drinken borrel|0.9 toetje nagerecht dessert afsluiter
0.9 biertje pils pilsje pint pintje tapbier fluitje|0.9 wijntje wijn huiswijn|0.9 bakkie koffie kop_koffie|0.9 frikandel snacks snack|0.9 boterham brood brioche|0.9 worst vleeswaren
0.9 hap hapje snack|0.9 trek honger eten|0.9 krijt krijtbord dagmenu dagschotel|0.9 weekmenu dagmenu menu_van_de_dag|0.9 verrassingsmenu chefsmenu menu_van_de_chef
0.9 overnacht logeren slapen overnachten|0.9 bootje sloep vaartuig|0.9 rivier water kade|0.9 werkplek kantoor kantoortijd kantooruren|0.9 telefonisch_bereikbaar kantooruren bereikbaar
0.9 bezoekadres langskomen adres|0.9 postadres postbus|0.9 retouradres terugsturen|0.9 rits riem knoop|0.9 regen regenjas regencape poncho nat|0.9 lamp ledlamp licht verlichting schijnt
0.9 sterk fel felste krachtig|0.9 zwaarste gewicht weegt|0.9 pomp fietspomp|0.9 lekke_band lek plakken bandenlichters|0.9 spatbord spatborden spatbordset|0.9 stuur handvat handvatten
0.9 mand fietsmand krat|0.9 kinderzitje fietsstoeltje|0.9 computer fietscomputer kilometerteller|0.9 slot fietsslot diefstal gestolen|0.9 diefstal gestolen jatten inbraak
0.9 ventiel ventielen|0.9 montagekosten monteren montage erop_zetten|0.9 laptop computer|0.9 kraan mengkraan|0.9 ketelonderhoud cvonderhoud onderhoudsbeurt|0.9 radiator radiatoren verwarming
0.9 thermostaat kamerthermostaat|0.9 rioollucht stank riool|0.9 leiding leidingen buis buizen|0.9 tegels tegelwerk tegelen|0.9 elektra elektricien stroom groepenkast
0.9 laadpaal laadstation autolader|0.9 zonneboiler boiler|0.9 buitenunit unit|0.9 huisbezoek langskomen opname thuisbezoek|0.9 leerplek stage leerling bbl leerwerk
0.9 rijbewijs autorijbewijs|0.9 bus bedrijfsauto bedrijfsbus|0.9 opleiding studie schoolgeld mbo|0.9 verzoek inzage|0.9 camera filmen bewaking|0.9 btw omzetbelasting inclusief
0.9 toeslag opslag extra meerprijs|0.9 kwartier vijftien_minuten|0.9 half_uur dertig_minuten 30_minuten|0.9 uur 60_minuten|0.9 dagdeel ochtend middag avond|0.9 maximum hoogstens limiet
0.9 aantal hoeveel_stuks|0.9 grens limiet maximaal|0.9 geldt geldig|0.9 ophalen meenemen|0.9 tussendoor kleine_kaart borrelkaart|0.9 pakjesavond sinterklaas 5_december
0.9 vrijgezellenfeest teamuitje bedrijfsuitje|0.9 spreken aanspreken|0.9 hoelang duur tijdsduur|0.9 kind meisje jongen meissie jochie kleinkind
0.9 veganistisch dierlijk dierlijke zonder_dierlijk|0.9 antwoord reactie reageren berichtje antwoorden terugmailen terugbellen|0.9 mail berichtje bericht
0.9 parkeerkosten parkeertarief parkeergeld parkeren uitrijkaart|0.9 hiervoor eerder daarvoor vroeger voorheen|0.9 zitplek zitplaats zitplaatsen plek stoelen zitten
0.9 portie hoeveelheid gram gewicht|0.9 spareribs ribbetjes ribben|0.9 overdekt overkapping overkapt droog|0.9 regen regent slecht_weer regenen nat|0.9 slapen pitten overnachten logeren
0.9 boord boot schip|0.9 bedenktijd gedachten spijt bedenken|0.9 achteraf pof krediet op_de_pof|0.9 code track_en_trace trace nummer trackingnummer|0.9 buren buurman buurvrouw
0.9 terugsturen terug_doen terugdoen teruggeven retour|0.9 goedkeuring goedgekeurd goedkeuren akkoord geaccepteerd|0.9 werkgever baas van_de_zaak fietsplan leaseplan lease
0.9 verpakking doos karton originele_verpakking|0.9 beschadigd in_elkaar deuk gedeukt gehavend ingedeukt kapot|0.9 oud ouwe oude|0.9 oppompen pomp spanning bandenspanning
0.9 verhoog omhoog duurder prijsverhoging aangepast indexatie index prijsindex stijgen|0.9 ontruimd leegmaken leeg leeggeruimd opgeruimd
0.9 gebrek krasje kras beschadiging foutje mankement gebreken|0.9 foto plaatje fotootje kiekje afbeelding|0.9 brief post postadres postbus poststuk
0.9 leerling vak_leren leerplek bbl opgeleid|0.9 bus auto_van_de_zaak leaseauto bedrijfsauto|0.9 toeslag bovenop extra opslag|0.9 minimum minimale minimaal minstens
0.9 ontstoppen afvoer wc toilet verstopte_wc|0.9 toestel apparaat ketel|0.9 klus karwei werkzaamheden werk klusje|0.9 oplevering klaar klus_klaar|0.9 verdienen salaris inkomsten
0.9 snel vlug rap gauw|0.9 eerst allereerst|0.9 verkassen verhuizen verhuizing|0.9 tientje tien_euro|0.9 klein minder kleinere|0.9 ijsje dessert ijs|0.9 rauw ongebakken
0.9 scherp pittig heet|0.9 opa oma ouderen|0.9 zieken ziek ziekte|0.9 bellen opbellen bel gebeld|0.9 ophangen bevestigen monteren|0.9 invullen aanvraag formulier papieren
0.9 bijdrage kosten vergoeding|0.9 uitkeren verzekeraar verzekering aansprakelijkheid uitkeert|0.9 bijverdienen bijbaan vakantiewerk|0.9 meewerken helpen|0.9 opstarten starten resetten reset
0.9 uitzetten afsluiten dichtdraaien|0.9 vol volgeboekt bezet plek|0.9 wachten wachttijd wachtlijst aan_de_bar|0.9 stempel uitrijkaart stempelkaart|0.9 haven kade aanlegsteiger steiger
0.9 werknemer collega personeelslid|0.9 jubileum bestaan|0.9 donker onverlicht onverlichte|0.9 zomers zomer warme_dagen|0.9 betrouwbaar keurmerk|0.9 bijles les
0.4 januari februari maart april mei juni juli augustus september oktober november december|0.35 maandag dinsdag woensdag donderdag vrijdag zaterdag zondag
0.9 winter wintermaanden winterseizoen|0.9 zomer zomermaanden zomerseizoen hoogseizoen zomervakantie|0.5 zomer juni juli augustus|0.5 winter december januari februari
0.5 lente voorjaar maart april mei|0.5 herfst najaar september oktober november|0.9 lente voorjaar|0.9 herfst najaar
`

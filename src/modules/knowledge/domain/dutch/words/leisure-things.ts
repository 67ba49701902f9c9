/** Sport, play, music, books, clothes, shops and computers: words whose meaning is known, so that pages without them do not speak of it; ways of saying one thing stand together with a slash. */
export const leisureThings = `
voetbal/voetballen tennis/tennissen padel hockey volleybal basketbal handbal korfbal rugby honkbal softbal cricket golf/golfen badminton squash
tafeltennis atletiek hardlopen/joggen marathon turnen/gym_turnen judo karate taekwondo kickboksen/boksen/bokszak mma worstelen schermen boogschieten
zwemmen/baantjes_trekken/baantjes_zwemmen waterpolo duiken/duikles snorkelen surfen/kitesurfen windsurfen zeilen roeien kanoen/kanovaren wielrennen
mountainbiken skien/snowboarden langlaufen schaatsen ijshockey skeeleren klimmen/boulderen bergbeklimmen parachutespringen/skydiven bungeejumpen
dansen/dansles ballet/balletles streetdance hiphop_dans salsa/bachata breakdance paaldansen stijldansen yoga pilates spinning/spinnen zumba aerobics
crossfit bootcamp krachttraining powerlifting calisthenics fitness cardio hiit bodypump trx stretchen nordic_walking/wandelsport triatlon
jeu_de_boules/petanque darten/darts/dartbaan biljarten/biljart/snooker poolen/pooltafel airhockey schaken/schaakclub dammen
bridge/klaverjassen/kaarten_spel bingo/bingoavond hengelen/hengelsport/sportvissen jagen paardensport rodeo aquajoggen/aquagym/aquarobics zwemles
peutergym kleutergym/kleuterdans acrobatiek cheerleaden
halters/halter/dumbells/dumbbells dumbbell barbell kettlebell gewichten/losse_gewichten loopband crosstrainer roeimachine hometrainer spinningfiets
leg_press squatrack/squatten bankdrukken/bench_press springtouw fitnessmat/yogamat/sportmat foamroller/foamrollers/massageroller weerstandsband
boksbal bokshandschoenen scheenbeschermers bitje trainingspak/joggingbroek sportbeha/sport_bh sportschoenen/gympen hardloopschoenen
voetbalschoenen/kicksen zwembroek/zwemshort badpak/bikini zwembril badmuts zwemvleugels sporttas voedingssupplement/supplementen
creatine/creatinepoeder whey/eiwitpoeder/proteinepoeder/eiwitshake pre_workout sportvoeding proteinereep/eiwitreep personal_training
voedingsschema/voedingsplan trainingsschema lichaamsmeting/vetmeting/inbody afvallen/gewichtsverlies spieropbouw sauna/infraroodsauna stoomcabine
zonnehemel ijsbad/dompelbad massagestoel sportmassage/sportmasseur aed/defibrillator kinderhoek
lego duplo playmobil barbie pop/poppen poppenhuis knuffel/knuffelbeer/teddybeer puzzel/puzzels bordspel/bordspellen gezelschapsspel kaartspel
dobbelsteen monopoly scrabble schaakbord speelgoedauto treinbaan racebaan blokken waterpistool jojo slijm kleurpotloden/kleurpotlood stiften
kleurboek stickers/sticker glitter verkleedkleren videospel/videogame/videogames game/games consolespel minecraft fortnite roblox
pokemonkaarten/pokemon
breien/breiwol/breinaalden haakpakket borduren/borduurwerk naaien/naaicursus quilten macrame schildersezel acrylverf/olieverf/aquarel
penselen/penseel tekenen kalligrafie scrapbooken pottenbakken/kleien kaarsen_maken zeep_maken sieraden_maken modelbouw/modeltrein
postzegels/postzegel munten_verzamelen/oude_munten fotograferen vogels_kijken tuinieren bierbrouwen wijn_maken bloemschikken/bloemschikworkshop
stekken/stekworkshop terrarium_maken leesclub dagboek sterrenkijken/telescoop metaaldetector geocachen
gitaar/gitaren piano/vleugel keyboard cello contrabas trompet trombone saxofoon klarinet dwarsfluit/blokfluit harp accordeon drumstel/drums
mondharmonica ukelele banjo orgel concert/concerten/optreden koor orkest harmonie/fanfare bladmuziek lp_plaat/vinyl muziekstudio/opnamestudio
livemuziek jazz opera musical/musicals
roman/romans stripboek/strip tijdschrift/tijdschriften krant/kranten/dagblad e_book luisterboek/luisterboeken kookboek kinderboek/prentenboek
woordenboek encyclopedie atlas stadsplattegrond/landkaart film/films/bioscoopfilm serie/tvserie televisieprogramma podcast youtube_kanaal
documentaire nieuwsuitzending/journaal advertentie/adverteren reclamebord
rondleiding/rondleidingen stadswandeling proeverij/proeverijen speurtocht vossenjacht puzzeltocht dropping huifkartocht/huifkar vaartocht boottocht
dagje_uit familiedag openluchttheater cabaret/cabaretier toneelvoorstelling/toneel filmavond pubquiz/quiz quizavond spelletjesavond modeshow
congres/symposium seminar lezing netwerkborrel/netwerkbijeenkomst open_dag exposities/tentoonstelling/expositie veiling kaartverkoop/entreekaartjes
garderobe backstage meet_and_greet
broek/broeken spijkerbroek/jeans legging korte_broek/short jurk/jurkje/jurken avondjurk/galajurk trouwjurk/bruidsjurk/bruidsjurken rok/rokje
bloes/blouse/overhemd shirt/tshirt/tshirts polo_shirt hemd trui/truien vest/sweater/hoodie/capuchontrui jas/jassen/jasje winterjas zomerjas
regenjas/regenpak/regenkleding bodywarmer kostuum/smoking colbert stropdas vlinderdas riem/riemen bretels sok/sokken panty/pantys kousen
ondergoed/onderbroek/onderbroeken/boxershort/slip string_ondergoed bh/beha/lingerie pyjama/nachthemd badmode/badkleding/zwemkleding
positiekleding/zwangerschapskleding borstvoedingskleding kinderkleding babykleding/babykleertjes communiekleding/communiekleedje doopjurk
schoolkleding/uniform sportkleding thermokleding/thermo_ondergoed skikleding/skibroek/skipak motorkleding/motorjas grote_maten petite
herenkleding/herenmode dameskleding/damesmode bontjas leren_jas overall sari djellaba
schoen/schoenen sneaker/sneakers laars/laarzen hakken/pumps sandaal/sandalen slipper/slippers pantoffel/pantoffels instappers
wandelschoenen/bergschoenen regenlaarzen klompen veter/veters schoensmeer inlegzool tas/tassen handtas/damestas schoudertas rugtas/schooltas
portemonnee/portefeuille sjaal/sjaals omslagdoek muts/mutsen pet/petten hoed/hoeden handschoen/handschoenen want_handschoen paraplu/paraplus
zonnebril/zonnebrillen bril/brillen leesbril contactlenzen/lenzen horloge/horloges oorbel/oorbellen halsketting armband/armbanden broche/speld
sieraad/sieraden/juwelen sleutelhanger/sleutelhangers pochet manchetknopen diadeem
rits/ritsen knopen zoom/omzomen broek_korter_maken kledingreparatie stof/stoffen lapje kleding_bedrukken/bedrukken/bedrukking naam_borduren
personaliseren/gepersonaliseerd/graveren/gravering/graveer kledinghuur personal_shopper/stylist kledingadvies strijken kleurecht krimpen pluizen
fair_trade/fairtrade fair_wear kinderarbeid gots_keurmerk
boekhandel/boekenwinkel speelgoedwinkel kledingwinkel/kledingzaak schoenenwinkel/schoenenzaak meubelzaak elektronicawinkel/elektronicazaak
telefoonwinkel computerwinkel bouwmarkt tuincentrum parfumerie juwelierswinkel cadeauwinkel/kadowinkel tweedehandswinkel fietsenwinkel/fietsenzaak
autozaak sportwinkel/sportzaak kampeerwinkel muziekwinkel platenzaak fotowinkel slijterij/drankwinkel wijnhandel delicatessenwinkel
natuurwinkel/reformwinkel stoffenwinkel/stoffenzaak hobbywinkel kantoorboekhandel copyshop/drukkerij bruidszaak/bruidswinkel babywinkel feestwinkel
lampenwinkel keukenzaak sanitairwinkel tegelhandel verfwinkel ijzerhandel gereedschapswinkel wapenwinkel seksshop/sekswinkel coffeeshop/wiet/hasj
smartshop vapewinkel/vape tabakswinkel tabak/sigaretten/shag sigaar/sigaren warenhuis outlet popup_store webwinkel/webshop filiaal/filialen
vestiging/vestigingen hoofdkantoor franchise magazijn showroom
abonnementsbox proefpakket/tester sample/staaltje cadeaubon/cadeaukaart kadobon/kadokaart ruilbon tegoedbon verhuur leasen/lease huurkoop
reserveonderdeel/reserveonderdelen gebruikershandleiding/handleiding catalogus/brochure/folder prijslijst offerte pakketpunt/afhaalpunt pakketdienst
bezorgservice/bezorgdienst ophaalservice/haal_en_brengservice inruilactie/inruil_actie inruilen/inruil inkoop_oud taxatie/taxeren/taxateur
reparatie_service installatieservice montageservice inmeetservice/inmeten adviesgesprek/adviesgesprekken proefritten veilingverkoop
uitverkoop/opruiming/sale zomeropruiming/winteropruiming black_friday/blackfriday cyber_monday prijsgarantie/laagsteprijsgarantie rouwarrangement
kerstarrangement nieuwjaarsduik winkelwagen/winkelmandje spaarprogramma livechat
wifi/wi_fi/draadloos_internet internetprovider webhosting/hosting domeinnaam website_maken/website_bouwen/webdesign seo/zoekmachineoptimalisatie
software apps_bouwen/app_laten_maken virus/virusscanner/malware backup dataherstel/gegevensherstel computerreparatie/laptopreparatie/computerhulp
telefoonreparatie/schermreparatie/scherm_vervangen cloudopslag/onedrive office_pakket/excel/word_programma powerpoint photoshop windows linux
macbook/apple android wachtwoordmanager e_mailadres_aanmaken spam phishing hacken/hacker chatgpt/chatbot/kunstmatige_intelligentie server datalek
vpn bluetooth qr_code 3d_printer/3d_printen social_media facebook instagram tiktok/tiktoks youtube twitter linkedin snapchat pinterest
whatsapp/whatsappen telegram teams/videobellen skype discord twitch spotify netflix
visitekaartjes/visitekaartje flyers/flyer posters_drukken spandoek spandoeken geboortekaartjes_drukken trouwkaarten_drukken briefpapier
enveloppen/envelop stempel/stempels autobelettering/belettering lichtreclame raamstickers tshirts_bedrukken mokken_bedrukken fotoboek/fotoalbum
canvas_foto fotokalender kalender/kalenders notitieboek/schrift pen/pennen potlood/potloden liniaal perforator nietmachine/nietjes paperclip
plakstift/lijmstift schaar/scharen markeerstift ringband/ordner post_its whiteboard krijtbord pasfoto/pasfotos/pasfotootjes fotoshoot/fotosessie
trouwfotos/trouwfoto/trouwfotografie trouwreportage bedrijfsfilm luchtfoto dronefilm kopieen/kopietje lamineren inbinden
`

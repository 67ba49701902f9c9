/** The house, building, appliances and tools: words whose meaning is known, so that pages without them do not speak of it; ways of saying one thing stand together with a slash. */
export const homeThings = `
wasmachine/wasmasjien wasdroger/droogkast/droger strijkijzer/strijkbout strijkplank stofzuiger robotstofzuiger kruimeldief stoomreiniger naaimachine
luchtbevochtiger luchtontvochtiger luchtreiniger ventilator mobiele_airco elektrische_deken kachel/kacheltje straalkachel/straalkacheltje wekker
weegtoestel
televisie/tv/teevee smart_tv beamer/projector soundbar luidspreker/speaker/boxen koptelefoon/hoofdtelefoon oortjes/oordopjes/airpods radio
platenspeler cd_speler dvd/dvd_speler versterker microfoon camera/fototoestel webcam dashcam gopro drone laptop/notebook computer/pc/desktop
tablet/ipad beeldscherm/monitor toetsenbord computermuis printer/inkjet cartridge/inktpatroon scanner usb_stick harde_schijf/ssd videokaart
moederbord router modem kabel/kabels verlengsnoer stekkerdoos/stekkerblok stekker lader/oplader powerbank batterij/batterijen smartphone/iphone
mobiel/mobieltje/gsm simkaart telefoonhoesje screenprotector smartwatch e_reader spelcomputer/playstation/xbox/nintendo vr_bril
gps/navigatie/navigatiesysteem/tomtom rekenmachine faxapparaat kopieermachine bewakingscamera/beveiligingscamera/camerabeveiliging babycamera
deurbel/videodeurbel alarm/alarmsysteem/inbraakalarm/alarminstallatie rookmelder koolmonoxidemelder domotica/slimme_thermostaat thermostaat
barkruk boekenkast nachtkastje ladekast vitrinekast wandkast schoenenkast kapstok kaptafel stapelbed hoogslaper logeerbed slaapbank zitzak poef
voetenbank schommelstoel eetkamerset kinderbureau wandrek hangkast matras hoofdbord klapstoel tuinbank vouwtafel stoel/stoelen tafel/tafels bankstel
gordijn/gordijnen rolgordijn vouwgordijn plisse/plissegordijn jaloezie horren/hor/hordeur zonwering/zonnescherm/markies rolluik/rolluiken
vloerkleed/tapijt/karpet deurmat vloer/vloeren laminaat parket houten_vloer pvc_vloer linoleum/marmoleum gietvloer tegels/tegel plavuizen
trapbekleding traprenovatie behang behanger verf/muurverf/latex lambrisering spiegel schilderij fotolijst/lijstje poster klok vaas kaars/kaarsen
kandelaar lamp/lampen/lampje kroonluchter spotjes/inbouwspots ledlamp/ledverlichting schemerlamp bureaulamp kussen/kussens kussensloop
dekbed/dekbedovertrek/donsdeken deken/plaid hoeslaken laken/lakens/beddengoed hoofdkussen sprei badmat douchegordijn handdoek/handdoeken theedoek
washandje badjas wasmand droogrek prullenbak/vuilnisbak vuilniszak/vuilniszakken emmer dweil/mop bezem stoffer spons schoonmaakmiddel/allesreiniger
bleek_middel wasmiddel/waspoeder wasverzachter vlekkenmiddel ontkalker afwasmiddel wc_papier/toiletpapier keukenrol
aanbouw/uitbouw dakkapel dakraam/dakramen/velux dakpan/dakpannen dakgoot/goot dakbedekking/bitumen plat_dak/platdak schoorsteen/schoorsteenveger
kozijn/kozijnen kunststof_kozijnen dubbel_glas/dubbelglas/hr_glas/isolatieglas raam/ramen ruit/ruiten voordeur garagedeur/garagepoort schuifpui/pui
tuindeuren binnendeur trap zolder/vliering kelder souterrain fundering gevel/gevelreiniging muur/muren muurtje plafond/verlaagd_plafond
stucwerk/stuccen/stukadoren/pleisterwerk schilderwerk/schilderen/verven sauzen/witten behangen/behangwerk tegelzetten/tegelwerk betegelen
voegwerk/voegen metselwerk/metselen timmerwerk/timmeren lassen/laswerk betonvloer/betonstorten/beton sloopwerk/slopen
asbest/asbestsanering/asbestverwijdering isolatie/isoleren spouwmuurisolatie vloerisolatie dakisolatie ventilatie/mechanische_ventilatie
vochtbestrijding/vochtprobleem/optrekkend_vocht schimmel inbouwkast serre/tuinkamer/veranda overkapping/terrasoverkapping carport
schuur/schuurtje/berging garagebox hek/hekwerk/poort hellingbaan steiger/steigers/steigerbouw hoogwerker container/afvalcontainer bouwkeet
aannemer/bouwbedrijf architect bouwtekening bouwvergunning/omgevingsvergunning constructeur timmerman metselaar stukadoor tegelzetter dakdekker
schilder/schildersbedrijf glaszetter elektricien/elektromonteur loodgieter/installateur vloerenlegger parketteur keukenmonteur
klusjesman/klusbedrijf/handyman
cv_ketel/combiketel/hr_ketel warmtepomp radiator/verwarming vloerverwarming boiler/geiser zonneboiler zonnepaneel/zonnepanelen omvormer
thuisbatterij laadpaal/laadstation/laadpunt airco/airconditioning/klimaatbeheersing meterkast/groepenkast/stoppenkast stopcontact/stopcontacten
lichtschakelaar aardlekschakelaar bedrading/elektra krachtstroom glasvezel/internetaansluiting schotel antenne kraan/kranen mengkraan keukenkraan
badkraan douchekop regendouche douche bad/ligbad/badkuip jacuzzi/bubbelbad/whirlpool/hottub wastafel wc/toilet/toiletpot hangtoilet
stortbak/spoelbak sifon riool/riolering/rioolontstopping ontstopping/ontstoppen afvoer waterleiding/leidingwerk gasleiding
waterontharder/waterverzachter regenwater grondwater pomp septic_tank gaskachel houtkachel/pelletkachel/pelletkachels open_haard/openhaard
haardhout/brandhout sfeerhaard infraroodpaneel sprinkler brandblusser noodverlichting lift/personenlift intercom
hamer boor/boormachine/klopboor schroevendraaier schroef/schroeven bout/bouten moer plug/pluggen tang waterpomptang zaag/cirkelzaag decoupeerzaag
schuurmachine schuurpapier schaafmachine freesmachine slijptol/haakse_slijper waterpas rolmaat/meetlint ladder/trapladder kwast/verfroller lijm
plakband/tape ducttape touw hangslot gereedschapskist werkbank compressor lasapparaat betonmolen trilplaat minigraver/graafmachine
heftruck/vorkheftruck verreiker shovel hijskraan aggregaat/generator bouwlamp soldeerbout
hout/houten staal ijzer/ijzeren aluminium koper messing zink lood zilver/zilveren goud/gouden brons platina plastic/kunststof rubber leer/leren
katoen/katoenen wol/wollen zijde/zijden linnen polyester nylon fluweel denim/spijkerstof marmer graniet natuursteen baksteen cement zand klei
keramiek/aardewerk/porselein glaswol karton papier kurk riet rotan eikenhout/eiken grenen teak steigerhout mdf multiplex kristal diamant/diamanten
parel/parels edelsteen terracotta vilt kunstleer carbon
glazenwasser/glasbewassing/ramenwasser ramen_wassen/ramen_lappen schoonmaakbedrijf/schoonmaakdienst schoonmaakster/poetsvrouw/werkster/poetshulp
tapijtreiniging vloerreiniging stomerij/chemisch_reinigen wasserij wasserette strijkservice kledingreparatie_naaien dieptereiniging
zonnepaneelreiniging opleverschoonmaak meubelreiniging/bankreiniging matrasreiniging ontsmetting
verhuizing/verhuizingen/verhuizen verhuisdoos/verhuisdozen verhuislift verhuiswagen verhuisbedrijf/verhuizer opslagruimte/opslagbox/self_storage
inboedel boedelruiming kringloop/kringloopwinkel kluis grofvuil milieustraat/stort oud_ijzer gft_bak piano_verhuizen
`

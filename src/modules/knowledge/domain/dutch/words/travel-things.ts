/** Vehicles, travel and places: words whose meaning is known, so that pages without them do not speak of it; ways of saying one thing stand together with a slash. */
export const travelThings = `
bestelauto/bestelbus/bestelwagen vrachtwagen/truck oplegger motor/motorfiets/motoren bromfiets/brommer/brommertje scooter/scooters snorfiets quad
trike bus/busje touringcar taxi/taxis limousine oldtimer/klassieker camper/kampeerauto/motorhome caravan/sleurhut cabrio suv stationwagon sportwagen
hybride ev leenauto/vervangauto/leenwagen/vervangend_vervoer deelauto huurauto trouwauto brommobiel/microcar tractor/traktor golfkar
shuttle/pendelbus
volkswagen/vw polo toyota opel peugeot renault citroen ford fiat kia hyundai mazda nissan skoda seat volvo bmw mercedes audi tesla porsche ferrari
mini_cooper honda suzuki mitsubishi lexus jaguar landrover jeep dacia chevrolet saab lancia subaru alfa_romeo lamborghini
autoband/autobanden winterband/winterbanden/winterwielen zomerband/zomerbanden vierseizoenenband/allseason velg/velgen wiel/wielen
reservewiel/noodwiel wieldop bumper motorkap kofferbak/achterbak achterbank bijrijdersstoel voorruit/autoruit zijruit achterruit
ruitenwisser/ruitenwissers koplamp/koplampen achterlicht mistlamp remlicht knipperlicht remmen/remblok/remblokken remschijf/remschijven remvloeistof
schokdemper/schokbreker/schokbrekers vering stuur/stuurwiel stuurbekrachtiging versnelling/versnellingsbak/automaat koppeling uitlaat/uitlaten
katalysator roetfilter radiateur koelvloeistof motorolie oliefilter luchtfilter interieurfilter bougie dynamo startmotor multiriem/v_snaar
distributieriem waterpomp turbo cilinder koppakking brandstofpomp tank/brandstoftank lpg/autogas/gasinstallatie injector ecu/chiptuning airbag
gordel/veiligheidsgordel trekhaak dakdrager/dakkoffer/skibox fietsendrager/fietsdrager imperiaal autoradio/carplay cruise_control
parkeersensor/parkeersensoren achteruitrijcamera stoelverwarming kinderslot startonderbreker kentekenplaat/kentekenplaten autosleutel/contactsleutel
ruitenvloeistof bandenspanning uitlijnen/uitlijning balanceren getinte_ramen/blinderen/ramen_tinten/tinten wrappen
deuk/deuken/uitdeuken/schadeherstel krassen/kras/lakschade overspuiten/spuitwerk autoschade/blikschade ruitschade/sterretje
takelen/takeldienst/sleepdienst/wegslepen pech/autopech/pechhulp starthulp/startkabels wasstraat/autowassen/carwash/autowasstraat
poetsbeurt/interieurreiniging roestbehandeling/tectyl tankstation/benzinepomp/tanken/pompstation benzine/euro95/brandstof diesel adblue waterstof
laadpas autosloperij/sloopauto autoverhuur rijschool/rijles/rijlessen rijexamen theorie_examen rijbewijs/rijbewijs_halen motorrijles vaarbewijs
autoverzekering/wa_verzekering wegenbelasting/motorrijtuigenbelasting kenteken/tenaamstelling vrijwaring verkeersboete/bekeuring
snelheidsovertreding maximumsnelheid flitser private_lease/leaseauto/leasebak
racefiets mountainbike/mtb elektrische_fiets/ebike/e_bike speedpedelec bakfiets tandem driewieler ligfiets vouwfiets kinderfiets loopfiets fatbike
gravelbike omafiets fietswiel/velg_fiets binnenband buitenband ventiel spaak/spaken ketting/kettingen fietsketting cassette tandwiel derailleur
crank trapper/pedaal/pedalen fietsstuur handvat/handvaten zadelpen fietszadel bagagedrager spatbord/spatborden kettingkast jasbeschermer
standaard_fiets fietsbel/bel fietsslot/ringslot/kettingslot/vouwslot fietspomp bandenplakset fietstas/fietstassen fietskrat fietskar
fietszitje/kinderzitje voorlicht achterlicht_fiets dynamo_fiets fietshelm/helm fietscomputer/fietscomputers bidon/bidonhouder reflector zijwieltjes
versnellingskabel remkabel remhendel schijfrem trapas balhoofd voorvork frame wielrenschoenen wielerbroek/fietsbroek/koersbroek wielershirt
fietshandschoenen regenponcho fietsendiefstal fietsreparatie/fietsenmaker fietstocht/fietstochten fietsles fietsverzekering
trein/treinen metro tram veerboot/veerpont/veer/pont boot/boten bootje/sloep/sloepen roeiboot zeilboot/zeilschip jacht kano/kanos kajak
sup/suppen/supboard waterfiets rubberboot speedboot jetski/waterscooter rondvaart/rondvaartboot cruise cruiseschip vliegtuig
helikopter/helikoptervlucht luchtballon/ballonvaart zweefvliegtuig koets paardenkoets step/autoped/deelstep skateboard/skateboards/longboard
skeelers/inlineskates rolschaatsen hoverboard eenwieler raket ruimteschip aanhanger/aanhangwagen/bagagewagen paardentrailer boottrailer
buitenboordmotor scheepsmotor ligplaats aanlegsteiger jachthaven/haven trailerhelling
vliegticket/vliegtickets vlucht vluchten luchthaven/vliegveld/airport schiphol handbagage koffer/koffers paspoort visum reisbureau reisleider
citytrip stedentrip strandvakantie wintersport/skivakantie rondreis cruisevakantie busreis treinreis lastminute all_inclusive backpacken backpacker
interrail huwelijksreis safari reisverzekering annuleringsverzekering wereldreis hostel jeugdherberg pension vakantiehuisje/vakantiehuis/bungalow
vakantiepark chalet/stacaravan/chalets/stacaravans trekkershut safaritent/glampingtent yurt boomhut camperplaats/camperplek airbnb/bed_and_breakfast
zwembad/binnenbad/buitenbad peuterbad/kinderbad wellness_hotel minibar roomservice wekdienst kamermeisje piccolo/portier concierge bruidssuite suite
familiekamer tweepersoonskamer zeezicht balkon animatieteam/animatie miniclub midgetgolf/minigolf speeltuin/speeltuintje/speelplaats springkussen
waterpark/aquapark waterglijbaan stapelbedkamer campingwinkel sanitairgebouw/sanitair wasruimte chemisch_toilet kampvuurplaats
geldautomaat/pinautomaat/flappentap dieptepunt ov_chipkaart/ovchipkaart/ov_kaart dagretour treinkaartje buskaartje buslijn bushalte/halte
kerk moskee synagoge tempel kasteel/kastelen museum/musea bibliotheek stadhuis/gemeentehuis politiebureau brandweerkazerne postkantoor school_gebouw
stadion theater/schouwburg bioscoop concertzaal pretpark/attractiepark dierentuin/zoo speelparadijs/binnenspeeltuin casino/gokhal
bowlingbaan/bowling kegelbaan ijsbaan skibaan klimhal kartbaan/karten lasergamen/lasergame paintball escaperoom/escape_room trampolinepark
boulodrome golfbaan schietbaan zwemparadijs begraafplaats/kerkhof crematorium gevangenis rechtbank ambassade fabriek molen vuurtoren brug tunnel
snelweg rotonde stoep/trottoir zebrapad stoplicht/verkeerslicht parkeergarage parkeerplaats/parking flat/appartement villa boerderij
winkelcentrum/mall rommelmarkt/vlooienmarkt weekmarkt kerstmarkt braderie kermis circus festival
postnl dhl dpd gls ups fedex bpost thuisbezorgd/uber_eats/deliveroo
gazelle batavus koga cortina vanmoof trek giant cannondale bianchi kalkhoff stella_fiets swapfiets qwic
expedia trivago airbnb hotels_com booking/booking_com
`

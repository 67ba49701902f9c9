/** The body, illness, treatment and looks: words whose meaning is known, so that pages without them do not speak of it; ways of saying one thing stand together with a slash. */
export const bodyThings = `
hoofd gezicht haar haren voorhoofd wenkbrauw wimper oog oren neus mond lip lippen tong tand/tanden kies/kiezen tandvlees kaak kin wang hals keel nek
schouder/schouders arm/armen elleboog pols hand/handen vinger/vingers duim nagel/nagels borst/borsten borstkas rug ruggengraat buik maag darm/darmen
lever nier/nieren long/longen hart blaas heup/heupen bil/billen been/benen bovenbeen knie/knieen kuit/kuiten scheen enkel/enkels voet/voeten hiel
teen/tenen huid bot/botten gewricht/gewrichten spier/spieren pees bloed hersenen zenuw oksel/oksels rib/ribben meniscus kruisband achillespees
bekkenbodem wervel
kanker/chemotherapie/chemo bestraling tumor hartaanval/hartinfarct beroerte/tia herseninfarct longontsteking blaasontsteking oorontsteking
voorhoofdsholteontsteking bronchitis copd diabeet reuma/reumatoide_artritis artrose gewrichtspijn fibromyalgie osteoporose parkinson
alzheimer/dementie epilepsie covid/corona buikgriep diarree/buikloop obstipatie aambeien maagzuur maagzweer voedselvergiftiging galstenen nierstenen
bloedarmoede hersenschudding whiplash tennisarm/tenniselleboog muisarm carpaal_tunnel slijmbeursontsteking peesontsteking spierpijn spierscheuring
kramp hamstring liesblessure hielspoor frozen_shoulder scoliose ischias duizeligheid tinnitus/oorsuizen bppd spataderen trombose lymfoedeem/oedeem
psoriasis gordelroos waterpokken mazelen hersenbloeding overgewicht/obesitas anorexia eetstoornis verslaving alcoholverslaving stress
overgang/menopauze menstruatie ongesteld miskraam endometriose onvruchtbaarheid bevalling/bevallen keizersnede zwangerschap stuitligging
borstvoeding zonnesteek insectenbeet tekenbeet brandwond blaar/blaren blauwe_plek littekens/litteken moedervlek levervlekken netelroos loopneus
bloedneus oorpijn rillingen braken/overgeven/kotsen flauwvallen hyperventilatie slaapapneu/snurken hartkloppingen hoge_cholesterol/cholesterol
fysiotherapie shockwave/schokgolven dry_needling lymfedrainage/lymfedrainagetherapie oedeemtherapie bekkenfysiotherapie kinderfysiotherapie
cesartherapie mensendieck haptonomie craniosacraal osteopaat podotherapie steunzolen/inlegzolen/zooltjes braces/brace tapen cupping acupunctuur
hypnose/hypnotherapie reiki mindfulness meditatie voetreflextherapie medische_fitness looptraining ademhalingstherapie emdr cognitieve_therapie
gesprekstherapie groepstherapie speltherapie bloedtransfusie dialyse vaccinatie/vaccineren/inenting hooikoortsprik botoxprik injecties hechten gips
bloedtest dna_test allergietest zwangerschapsecho donor sterilisatie_man vasectomie besnijdenis abortus ivf/vruchtbaarheidsbehandeling
ooglaseren/ogen_laseren staaroperatie facelift liposuctie/liposuctie borstvergroting neuscorrectie ooglidcorrectie haartransplantatie
maagverkleining
ibuprofen aspirine diclofenac antidepressiva slaappillen slaapmiddel hoestdrank neusspray oogdruppels insuline inhaler/puffer_astma cortison
prednison morfine bloedverdunners maagtabletten laxeermiddel jodium vitaminen homeopathisch_middel cbd_olie morning_afterpil anticonceptiepil
rolstoel rollator scootmobiel wandelstok traplift tillift douchestoel toiletverhoger hoog_laagbed gehoorbescherming kunstarm beenprothese
alarmknop/personenalarmering incontinentiemateriaal aangepaste_schoenen orthese bloeddrukmeter thermometer weegschaal
dermatoloog cardioloog neuroloog gynaecoloog uroloog internist chirurg orthopeed kinderarts kno_arts radioloog anesthesist psychiater longarts
reumatoloog plastisch_chirurg bedrijfsarts schoolarts sportarts arts_assistent doula lactatiekundige diabetesverpleegkundige paardentherapeut
dierenfysiotherapeut oncoloog
vlechten/vlecht/invlechten dreads/dreadlocks cornrows boxbraids/braids afrohaar pixie bob/boblijn hanenkam/mohawk bles matje staart/paardenstaart
knot dutje pony/froufrou krullen slag/golven stijl_haar haarstukje toupet pruik/haarwerk pruiken hoofddoek/hijab tulband haarband haarspeld/haarclip
haarelastiek/scrunchie haarlak/haarspray haarmasker droogshampoo fohn/haardroger stylingtang kam/haarborstel borstel haarserum anti_klit henna
kleurspoeling toner hot_roots olaplex haarbotox
wenkbrauwtatoeage wimperserum neppe_nagels nagelvijl teennagels voetbad handmasker gezichtsmassage huidverjonging huidverstrakking lasertherapie
zonnebank/zonnestudio/zonnebanken bruiningscreme spray_tan vetbevriezing/cryolipolyse cellulitis/cellulitebehandeling tatoeage/tattoo/tattoos
piercing/piercings tatoeeerder oorpiercing neuspiercing tandenbleken tandenbleekset wimperkrultang foundation oogschaduw nagelriem aftershave
scheermes/scheerapparaat epilator wax harsstrips baardolie zeep/douchegel badschuim bodylotion handcreme lippenbalsem tandpasta tandenborstel floss
mondwater wattenstaafjes maandverband tampon/tampons luierdoekjes/billendoekjes luier/luiers zwangerschapsstriemen
kinderwagen/buggy autostoel/maxi_cosi wieg ledikantje/kinderbedje/babybedje kinderstoel babyvoeding/flesvoeding spuugdoekje speen/fopspeen babyfoon
romper/rompertje slabbetje draagzak babybadje aankleedkussen geboortekaartje geboortelijst babyshower kraamcadeau babyfotografie
verschoontafel/verschoonruimte flesverwarmer
`

/**
 * Animals, plants, garden and weather: words whose meaning is known, so that a page without them is not about them; a slash joins words for one
 * thing.
 */
export const natureVocabulary = `
kat/poes/poezen/kater kitten/katje hond/viervoeter puppy/pup teef reu konijn/konijntje cavia hamster gerbil fret rat muis/muizen schildpad papegaai
parkiet kanarie goudvis aquariumvis leguaan gekko hagedis slang egel
labrador golden_retriever herder poedel teckel chihuahua beagle bulldog terrier bouvier husky rottweiler doberman boxerhond maltezer labradoodle
jackrussell hulphond/blindengeleidehond/assistentiehond
paard/paarden pony/ponys merrie hengst veulen ezel koe/koeien kalf stier geit/geiten bok schaap/schapen lam varken/varkens big kip/kippen haan
kuiken eend/eenden gans/ganzen kalkoen alpaca lama
aap olifant leeuw tijger beer wolf vos hert ree haas eekhoorn vleermuis bever otter das zeehond dolfijn walvis haai krokodil giraffe zebra nijlpaard
neushoorn kameel kangoeroe pinguin struisvogel flamingo
mus merel ekster kraai duif/duiven meeuw reiger ooievaar uil specht zwaluw mees roodborstje zwaan arend valk buizerd
snoek karper baars zalm forel paling haring kabeljauw tonijn makreel tong schol koi
wesp/wespen bij/bijen mug/muggen vlieg/vliegen mier/mieren spin/spinnen teek/teken vlo/vlooien kakkerlak mot/motten kever rups/rupsen processierups
vlinder libelle zilvervisje pissebed bladluis tor hommel horzel houtworm boktor bedwants slak/slakken worm/wormen
muizenplaag rattenplaag wespennest mierenplaag ongediertebestrijding/ongediertebestrijder/plaagdierbestrijding muizenval rattengif
hondenvoer/hondenbrokken kattenvoer/kattenbrokken brokken vogelzaad kattenbak kattenbakvulling/kattengrit hondenmand halsband hondenriem/hondenlijn
krabpaal kattenluik aquarium terrarium vogelkooi konijnenhok hondenspeeltje kluif vissenkom
dierenkliniek castreren/sterilisatie/steriliseren ontwormen chippen dierenpaspoort vlooienmiddel dierenpension/hondenpension/kattenpension
hondenuitlaatservice hondentrimmer/trimsalon hondenschool/puppycursus hoefsmid manege/paardrijles/paardrijden ruitersport zadel hoefijzer dressuur
dierenasiel/asiel dierenambulance dierencrematie
roos/rozen tulp/tulpen narcis lelie orchidee anjer zonnebloem madeliefje viool/viooltjes geranium petunia hortensia lavendel dahlia chrysant gerbera
iris hyacint krokus sneeuwklokje begonia fuchsia margriet papaver korenbloem pioenroos vergeet_mij_nietje
ficus monstera cactus vetplant yucca varen palm dracaena sansevieria graslelie calathea pannenkoekplant bonsai hedera anthurium bromelia aloe
strelitzia zamioculcas philodendron croton pothos pilea
eik beuk berk den spar kastanje wilg populier linde esdoorn appelboom perenboom kersenboom olijfboom vijgenboom notenboom fruitboom
coniferen/conifeer treurwilg kerstboom laurier taxus buxus hulst bamboe leiboom
haag/heg gazon/grasmat graszoden/grasrollen graszaad struik heester onkruid klimop bloembed/border moestuin kruidentuin bloembollen zaden/zaadjes
stek potgrond tuinaarde compost mest/kunstmest schors boomschors grind split tuinslang sproeier gieter hark schoffel spade/schep kruiwagen
snoeischaar heggenschaar grasmaaier/maaimachine robotmaaier bosmaaier kettingzaag bladblazer hogedrukreiniger vijver vijverfolie vijverpomp
schutting/tuinscherm pergola tuinhuis/blokhut/tuinschuur tuinkas broeikas schaduwdoek parasol tuinset/loungeset tuinstoel tuintafel ligbed hangmat
barbecue/bbq vuurkorf/vuurschaal terrasverwarmer/heater zandbak schommel glijbaan trampoline opblaaszwembad kunstgras vlonder terrastegels
bestrating/sierbestrating tuinverlichting regenton
tuinman tuinaanleg/tuinontwerp tuinonderhoud boomverzorger/boomrooier bomen_kappen/boom_rooien stronk_frezen stratenmaker tuinarchitect
bos/woud heide strand/stranden duin/duinen berg/bergen meer rivier beek zee oceaan eiland waterval vulkaan woestijn weiland/wei akker polder dijk
moeras
regen/regenbui bui/buien sneeuw hagel onweer bliksem storm orkaan wind windkracht mist vorst ijzel zonneschijn hitte hittegolf bewolking/wolken
temperatuur weersverwachting/weerbericht/buienradar regenboog gladheid weeralarm
tent/tenten vouwwagen slaapzak luchtbed slaapmatje kampeerstoel koelbox gasfles campinggas voortent luifel haringen scheerlijn zaklamp lantaarn
thermosfles rugzak/backpack zakmes kampvuur
stal/stallen weide hok kooi voliere nestkast voederbak drinkbak mest_paarden hooi stro kuil veevoer melkrobot tractorles zaaien oogsten oogst
ploegen gras/grasveld/grasland bloemkrans bloemstuk boeket/boeketten/bos_bloemen snijbloemen droogbloemen
kunstbloemen/zijden_bloemen/nepplanten/kunstplanten plantenbak bloempot/bloempotten groeilamp/kweeklamp luchtplant waterplant oranjerie
plantenvoeding wortelstok kluit snoeien grasmaaien verticuteren bemesten sproeien beregening vogelhuisje egelhuis insectenhotel bijenkast honingraat
eieren_rapen hooiberg
zonsverduistering zomerdag lente/voorjaar herfst sterrenhemel vallende_ster aardbeving overstroming droogte stikstof klimaat broeikaseffect co2
milieu luchtkwaliteit fijnstof pollen hooikoortsseizoen kwallen getijden eb_en_vloed zwemwater strandwacht
`

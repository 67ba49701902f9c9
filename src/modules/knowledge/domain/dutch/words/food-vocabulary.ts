/** Food, drinks and the kitchen: words whose meaning is known, so that a page without them is not about them; a slash joins words for one thing. */
export const foodVocabulary = `
appel/appels peer/peren banaan/bananen sinaasappel/sinaasappels mandarijn citroen limoen druif/druiven aardbei/aardbeien framboos/frambozen
bosbes/blauwe_bessen kers/kersen pruim perzik abrikoos nectarine meloen watermeloen ananas mango kiwi granaatappel vijg dadel kokosnoot passievrucht
grapefruit rabarber
tomaat/tomaten komkommer paprika ui/uien knoflook prei wortel/wortels/worteltjes broccoli bloemkool spruitjes boerenkool zuurkool andijvie spinazie
sla/kropsla ijsbergsla witlof asperge/asperges courgette aubergine mais bieten/rode_biet pompoen venkel selderij radijs sperziebonen/snijbonen
doperwten/erwten linzen bonen kikkererwten champignon/champignons paddenstoel/paddenstoelen artisjok avocado paksoi tauge olijf/olijven augurk
stamppot hutspot lasagne macaroni spaghetti/pasta pizza hamburger/burger kroket frikandel bitterbal/bitterballen patat/friet/frites/patatje shoarma
kebab/doner falafel gyros wrap taco burrito nachos quiche omelet roerei gebakken_ei pannenkoek/pannenkoeken poffertjes wafel/wafels tosti uitsmijter
soep tomatensoep uiensoep erwtensoep/snert groentesoep bouillon salade risotto paella curry roti nasi bami loempia sate/kipsate sate rijsttafel
sushi sashimi ramen noodles dimsum couscous tajine moussaka goulash stoofvlees/stoofpot biefstuk tournedos entrecote ribeye schnitzel gehaktbal
gehakt spareribs kipfilet kippenpoot karbonade rookworst worst/worstjes hotdog kibbeling lekkerbek mosselen/mossels oesters garnalen kreeft krab
inktvis/calamares zalmfilet sliptong carpaccio tapas fondue gourmet/gourmetten raclette steengrill buffet/lopend_buffet wokken wok
mayonaise/mayo ketchup mosterd curry_saus sambal satesaus/pindasaus knoflooksaus jus appelmoes rijst aardappel/aardappelen/krieltjes aardappelpuree
boterham/boterhammen broodje/broodjes stokbrood krentenbrood/rozijnenbrood croissant/croissants bolletje beschuit cracker bagel ciabatta focaccia
toast volkorenbrood roggebrood speltbrood zuurdesem suikerbrood saucijzenbroodje worstenbroodje kaasbroodje ontbijtkoek
kaas pindakaas hagelslag jam/confituur honing stroop ham salami rosbief filet_americain vleeswaren boter margarine smeerkaas hummus tonijnsalade
eiersalade
taart/taarten appeltaart/appelgebak slagroomtaart verjaardagstaart/feesttaart bruidstaart cheesecake brownie muffin cupcake/cupcakes donut/donuts
koek/koekje/koekjes stroopwafel speculaas pepernoten/kruidnoten oliebol/oliebollen appelflap tompouce bossche_bol vlaai tiramisu cake macaron
gebakje/gebakjes marsepein banketstaaf soesje eclair
ijs/ijsje/ijsjes roomijs softijs sorbet vla yoghurt kwark pudding creme_brulee dame_blanche slagroom chocolademousse milkshake pannacotta
chocolade/chocola reep bonbon/bonbons drop dropjes winegums lolly kauwgom/kauwgum zuurtjes toffee marshmallow spekjes chips/borrelnootjes popcorn
noten/nootjes pindas amandelen walnoten cashewnoten rozijnen suikerspin
koffie/cappuccino/espresso latte_macchiato cafeine thee theetje cola frisdrank/fris limonade sinas ijsthee spa_rood/mineraalwater
kraanwater/karaf_water melk chocolademelk/chocomel karnemelk sojamelk/havermelk/plantaardige_melk sap/vruchtensap/jus_d_orange smoothie
energiedrank/red_bull sportdrank
bier/biertje/pils/pilsje speciaalbier tripel witbier radler wijn/wijntje rode_wijn witte_wijn rose prosecco champagne cava port sherry whisky
wodka/vodka rum gin gin_tonic jenever likeur cognac cocktail/cocktails mojito aperol sangria gluhwein bierproeverij wijnproeverij alcoholvrij_bier
mocktail
zout peper suiker meel gist bakpoeder kaneel vanille kerrie paprikapoeder oregano basilicum peterselie bieslook tijm rozemarijn gember kurkuma
chilipeper azijn olijfolie sojasaus eieren melkpoeder ketjap maizena
glutenvrij/coeliakie lactosevrij/lactose_intolerant notenallergie/pinda_allergie suikervrij zoutarm koolhydraatarm/keto
vegan/veganistisch/plantaardig vegetarisch/vega/vegetarier halal koosjer/kosher biologisch varkensvlees rundvlees lamsvlees kippenvlees
vleesvervanger tofu tempeh calorieen/kcal voedingswaarde eiwit/eiwitten/proteine koolhydraten vetten vezels vitamine/vitamines vitaminepillen
ijzertekort mineralen allergenen
chefkok souschef keukenhulp afwashulp/afwasser/spoelkeuken bediening/ober/serveerster/kelner sommelier barman/barkeeper/barvrouw gastvrouw gastheer
cateraar/catering/cateren foodtruck bakker/bakkerij slager/slagerij groenteboer groenteman visboer/viswinkel kaasboer/kaaswinkel poelier
banketbakker chocolatier ijssalon snackbar/cafetaria/frietkot frituur friettent pizzeria grillroom lunchroom koffietent/koffiehuis theehuis eetcafe
bistro brasserie tapasbar wijnbar strandtent discotheek/disco/nachtclub kroeg/cafe/bar supermarkt/super/buurtsuper traiteur toko_eten
sterrenrestaurant michelinster pannenkoekenhuis wereldkeuken wokrestaurant afhaalrestaurant/afhaalchinees/chinees sushibar
pan/pannen koekenpan braadpan steelpan wokpan hapjespan ovenschaal bakvorm snijplank vergiet garde spatel soeplepel rasp dunschiller blikopener
kurkentrekker maatbeker keukenweegschaal deegroller mes/messen messenset vork vorken lepel/lepels bestek bord/borden schaal kom/kommen mok/mokken
beker/bekers wijnglas theepot koffiepot dienblad placemat tafelkleed servet/servetten onderzetter broodtrommel/lunchbox bewaardoos thermoskan
oven magnetron/microgolfoven combimagnetron airfryer/heteluchtfriteuse frituurpan koelkast/ijskast vriezer/diepvries vaatwasser/afwasmachine
kookplaat inductieplaat/inductie gasfornuis/fornuis afzuigkap waterkoker koffiezetapparaat/koffiemachine/koffiezetter espressomachine nespresso
senseo blender mixer/handmixer keukenmachine staafmixer sapcentrifuge/juicer broodrooster tosti_ijzer broodbakmachine rijstkoker eierkoker
contactgrill wafelijzer ijsmachine
ontbijt/ontbijtbuffet brunch lunch/lunchkaart diner borrel/borrelplank high_tea high_wine aperitief voorgerecht hoofdgerecht tussengerecht
proeflokaal chefs_table dagschotel/dagmenu keuzemenu proeverijmenu kindermenu seniorenmenu kerstmenu paasbrunch vaderdagontbijt
picknick/picknickmand barbecuepakket gourmetschotel hapjesschaal/hapjes/tapasplank borrelhapjes broodjesservice lunchpakket
afhaalmaaltijd/afhaalmenu kant_en_klaarmaaltijd maaltijdbox/maaltijdbezorging maaltijdpakket kookboek_restaurant recept/recepten kookstudio
happy_hour livecooking doggybag statafel wijnarrangement/wijnkaart bierkaart sterkedrank waterpijp/shisha rookruimte/rookruimtes asbak
kaviaar truffel foie_gras gans_vlees konijn_eten wild/wildmenu hertenbiefstuk zwezerik tartaar oesterbar visplateau zeevruchten sardines ansjovis
sliptongetjes fish_and_chips vissoep noedels sojasaus wasabi pad_thai satesaus rendang gado_gado baklava lahmacun hummusbord mezze tzatziki feta
mozzarella parmezaan brie camembert geitenkaas blauwe_kaas kaasfondue roomkaas kokosmelk ahornsiroop nutella poedersuiker kipnuggets mexicano
kaassouffle bamischijf loempiaatje frikandelbroodje eierbal berenlul patatje_oorlog kapsalon_friet smoothiebowl acai granola muesli havermout
cornflakes babyhapje
koffiebonen koffiecups theezakjes decafe/cafeinevrij matcha chai warme_chocolademelk advocaat_drank gluhwijn bokbier fluitje vaasje meter_bier
karafje likeurtje bitterlemon tonic ginger_ale kombucha
`

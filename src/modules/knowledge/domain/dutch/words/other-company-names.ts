/** Other companies that visitors name: chains, brands of service, attractions, news. Only those that everybody in the Netherlands knows. */
export const otherCompanyNames = `
albert_heijn de_ah appie jumbo lidl aldi dirk_van_den_broek picnic crisp hema action blokker xenos ikea gamma praxis karwei hornbach
hubo formido intratuin groenrijk welkoop boerenbond kwantum leenbakker jysk beter_bed swiss_sense goossens zara primark decathlon
intersport perry_sport zeeman wibra c_en_a zalando wehkamp bol_com bolcom coolblue mediamarkt amazon vinted temu aliexpress shein asos
bijenkorf kruidvat etos trekpleister douglas rituals ici_paris hunkemoller vanharen omoda scapino toys_xl intertoys bart_smit bruna ako
gall_en_gall primera big_bazar flying_tiger sostrene mcdonalds mcdonald mac_donalds burger_king kfc dominos new_york_pizza subway
starbucks febo la_place vapiano basic_fit basicfit fit_for_free anytime_fitness trainmore sportcity health_city david_lloyd kwikfit
kwik_fit euromaster profile_tyrecenter halfords carglass anwb rdw cbr bovag tinq swapfiets brainwash cosmo rob_peetoom van_der_valk
fletcher center_parcs landal roompot hilton ibis_hotel novotel tui corendon sunweb transavia klm ryanair easyjet efteling walibi
toverland duinrell slagharen bobbejaanland plopsaland disneyland burgers_zoo artis blijdorp beekse_bergen dierenpark_amersfoort
ouwehands apenheul madurodam rijksmuseum anne_frank_huis keukenhof videoland disney_plus flixbus uber feenstra nuon liander stedin
vitens evides randstad tempo_team adecco manpower youngcapital start_people indeed nationale_vacaturebank uwv belastingdienst nos nu_nl
telegraaf volkskrant npo rtl sbs6 talpa buienradar wikipedia
`

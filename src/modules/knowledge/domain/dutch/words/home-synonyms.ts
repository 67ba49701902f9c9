/**
 * Synonyms about houses, gardens, building, installations, cleaning and moving. In the form of `thesaurus.ts`: groups between `|`, each with how well
 * one word replaces another.
 */
export const homeSynonyms = `
0.95 meubels meubilair meubelen|0.95 meubelzaak meubelwinkel woonwinkel meubelboulevard|0.95 bank sofa zitbank canape|0.9 hoekbank hoekzetel|0.9 fauteuil zetel leunstoel
0.9 sta_op_stoel opstastoel relaxfauteuil|0.9 eettafel eetkamertafel|0.9 salontafel koffietafeltje bijzettafel|0.9 eetkamerstoel eettafelstoel|0.9 bureaustoel kantoorstoel
0.9 bureau schrijftafel|0.9 kruk krukje barkruk|0.9 kast kastje|0.7 kast kledingkast|0.7 kast dressoir|0.9 kledingkast garderobekast kleerkast|0.9 dressoir commode_woonkamer
0.9 boekenkast boekenrek|0.9 kastenwand inbouwkast maatkast|0.9 bed ledikant bedframe|0.9 matras bedmatras|0.9 boxspring boxspringbed|0.9 lattenbodem bedbodem
0.9 topper topdekmatras toppermatras|0.9 slaapadvies matrasadvies ligadvies|0.9 proefslapen matras_uitproberen|0.9 beddenwinkel beddenzaak slaapspeciaalzaak|0.95 gordijnen overgordijnen
0.9 vitrage glasgordijn|0.9 gordijnen_op_maat maatgordijnen gordijnen_laten_maken|0.9 gordijnen_ophangen gordijnrail_monteren|0.9 raamdecoratie raambekleding|0.9 jaloezieen lamellen luxaflex
0.9 plisse plissegordijn|0.9 zonwering zonnescherm screens|0.9 zonnescherm markies uitvalscherm|0.9 hor horren insectenhor|0.9 hordeur vliegendeur|0.95 vloerkleed tapijt_los karpet
0.9 tapijt vloerbedekking vast_tapijt|0.9 vloer vloerbedekking|0.7 vloer laminaat|0.7 vloer parket|0.7 vloer pvc|0.9 pvc_vloer vinylvloer klikpvc|0.9 parket houten_vloer plankenvloer
0.9 vloer_leggen vloer_laten_leggen vloerenlegger|0.9 plinten vloerlijsten|0.9 ondervloer onderlaag_vloer|0.9 traprenovatie trap_bekleden traptreden_vernieuwen
0.9 behang wandbekleding_papier|0.9 verlichting lampen armaturen|0.9 hanglamp pendellamp|0.9 schemerlamp staande_lamp|0.9 schilderij wanddecoratie|0.9 inlijsten lijst_laten_maken inlijsting
0.9 lijst fotolijst fotokader|0.9 woonaccessoires woondecoratie decoratiespullen|0.9 sierkussen kussentje|0.9 plaid dekentje|0.9 vaas bloemenvaas
0.95 interieuradvies woonadvies inrichtingsadvies|0.95 interieurontwerper interieurarchitect binnenhuisarchitect interieurstylist|0.9 inrichten aankleden interieur_samenstellen
0.9 stoffering stofferen stoffeerder|0.9 bank_herstofferen opnieuw_bekleden meubel_stofferen|0.9 stofstaal kleurstaal proefstaaltje staaltje
0.9 montageservice in_elkaar_zetten meubel_monteren|0.9 in_elkaar_zetten opbouwen monteren|0.9 bouwpakket zelf_in_elkaar_zetten zelfmontage|0.9 meubelmaker meubelmakerij houtbewerker
0.9 showmodel showroommodel toonzaalmodel|0.9 levertijd_meubels meubels_levertijd|0.9 keuken keukeninrichting keukenblok|0.9 keukenzaak keukenwinkel keukenboer keukenleverancier
0.9 werkblad aanrechtblad keukenblad|0.9 aanrecht gootsteen spoelbak|0.9 keukenkastje keukenkast|0.9 inmeten opmeten inmeting maatopname|0.9 badkamermeubel wastafelmeubel
0.9 wastafel lavabo fonteintje|0.9 douchecabine douchewand|0.9 inloopdouche walk_in_shower|0.9 sanitair badkamerproducten|0.95 tuincentrum plantencentrum tuinwinkel
0.95 tuinman hovenier tuinier|0.95 hovenier tuinbedrijf hoveniersbedrijf tuinaannemer|0.9 tuinonderhoud tuin_bijhouden onderhoud_van_de_tuin
0.9 tuinaanleg tuin_aanleggen tuin_laten_aanleggen|0.9 tuinontwerp tuinplan tuinarchitect|0.9 bestrating bestraten straatwerk|0.9 stratenmaker bestrater straatmaker|0.9 oprit inrit oprijlaan
0.9 tuintegels terrastegels buitentegels|0.9 klinkers straatstenen|0.9 grind siergrind split|0.9 schutting tuinafscheiding omheining|0.9 schutting_plaatsen hek_plaatsen schutting_zetten
0.9 poort tuinpoort|0.9 gazon grasveld grasmat|0.9 graszoden graszoden_leggen rolgazon|0.9 kunstgras nepgras grastapijt|0.9 grasmaaien gras_maaien gazon_maaien|0.9 grasmaaier maaimachine
0.9 robotmaaier maairobot|0.9 onkruid wieden onkruidbestrijding|0.9 snoeien bijknippen_struiken terugsnoeien|0.9 heg haag|0.9 heg_knippen haag_scheren heg_snoeien
0.9 boom_kappen boom_omzagen boom_vellen boom_rooien|0.9 boomverzorger boomchirurg bomenman|0.9 stronk_verwijderen boomstronk stobbe_frezen|0.9 kapvergunning vergunning_boom_kappen
0.9 tuinafval groenafval snoeiafval|0.9 compost potgrond_compost|0.9 potgrond teelaarde tuinaarde|0.9 mest kunstmest plantenvoeding|0.9 bloembak plantenbak|0.9 bloempot sierpot
0.9 kamerplant binnenplant huisplant|0.9 vaste_planten tuinplanten|0.9 bollen bloembollen|0.9 zaden zaaigoed zaadjes|0.9 struik heester|0.9 plant_gaat_dood plant_verwelkt hangende_blaadjes
0.9 water_geven gieten begieten|0.9 gieter sproeikan|0.9 tuinslang waterslang|0.9 beregening besproeiing sproeisysteem|0.9 bladluis luis_op_plant|0.9 ongedierte plaagdieren
0.9 slakken naaktslakken|0.9 vijver vijveraanleg|0.9 vijverpomp pomp_in_de_vijver|0.9 tuinhuis tuinhuisje blokhut_tuin|0.9 schuur berging schuurtje|0.9 carport overkapte_parkeerplek
0.9 overkapping veranda terrasoverkapping|0.9 pergola zonnepergola|0.9 tuinmeubelen tuinset buitenmeubels|0.9 loungeset loungebank|0.9 parasol zonnescherm_op_voet
0.9 barbecueapparaat bbq_toestel|0.9 vuurkorf vuurschaal|0.9 trampoline springmat|0.9 zandbak zandspeelplaats|0.95 bloemist bloemenwinkel bloemenzaak bloemenboer
0.95 boeket bos_bloemen ruiker|0.9 bruidsboeket trouwboeket|0.9 rouwstuk rouwbloemwerk grafstuk|0.9 rouwkrans grafkrans|0.9 bloemstuk bloemwerk bloemschikking
0.9 bloemenabonnement wekelijks_bloemen|0.9 droogbloemen gedroogde_bloemen|0.9 kunstbloemen nepbloemen zijden_bloemen|0.9 bloemen_laten_bezorgen boeket_bezorgen bloemetje_sturen
0.9 kerstboom kerstspar|0.9 kerstboom_met_kluit kluitboom|0.9 kerststukje kersttafelstuk|0.9 kringloopwinkel kringloop tweedehandswinkel|0.9 antiek antiekzaak oude_meubels
0.9 brocante rommelmarkt vlooienmarkt|0.9 doe_het_zelfzaak bouwmarkt klusmarkt|0.95 aannemer bouwbedrijf bouwonderneming|0.9 aannemersbedrijf bouwfirma
0.9 klusjesman klusser handyman klusbedrijf|0.9 vakman vakspecialist stielman|0.9 verbouwen renoveren huis_opknappen|0.95 aanbouw uitbouw bijgebouw|0.9 dakopbouw verdieping_erop etage_erbij
0.9 dakkapel dakkapel_plaatsen|0.9 nieuwbouw huis_laten_bouwen|0.9 casco ruwbouw|0.9 sleutelklaar instapklaar turnkey|0.9 sloopwerk slopen afbraak|0.9 muur_doorbreken muur_weghalen doorbraak
0.9 draagmuur dragende_muur|0.9 fundering fundament|0.9 metselaar metselwerk metselen|0.9 voegwerk voegen gevel_voegen|0.9 gevelreiniging gevel_schoonmaken|0.95 stukadoor stucadoor gipser
0.95 stucen stuken pleisteren stucwerk|0.9 gipsplaat gyproc|0.9 tegelzetter tegelvloer_leggen tegels_zetten|0.9 timmerman schrijnwerker|0.9 timmerwerk maatwerk_hout
0.95 schilder schildersbedrijf huisschilder|0.85 schilderen verven schilderwerk|0.9 binnenschilderwerk binnen_schilderen binnenmuren_verven
0.9 buitenschilderwerk buiten_schilderen kozijnen_schilderen|0.9 sausen witten muren_wit_maken|0.9 latex muurverf|0.9 lakken aflakken|0.7 verf lakverf|0.9 verfkleur kleurnummer ral_kleur
0.9 verf_mengen kleur_laten_mengen|0.85 opschuren schuurwerk|0.9 bladderende_verf verf_laat_los afbladderen|0.9 houtrot rot_hout rotte_kozijnen|0.95 behanger behangen behangwerk
0.9 glasvezelbehang renovlies|0.9 spuitwerk latex_spuiten|0.95 glaszetter glas_vervangen ruit_inzetten|0.9 ruit_stuk gebroken_ruit raam_kapot|0.9 kozijn raamkozijn vensterkader
0.9 kunststof_kozijnen pvc_ramen|0.9 houten_kozijnen houten_ramen|0.9 schuifpui glazen_pui|0.9 voordeur buitendeur huisdeur|0.9 binnendeur kamerdeur|0.9 deur_afhangen deur_plaatsen
0.9 deur_klemt deur_sluit_niet|0.9 garagedeur sectionaaldeur kanteldeur|0.9 hang_en_sluitwerk deurbeslag|0.95 dakdekker dakwerker dakdekkersbedrijf|0.9 daklekkage lekkend_dak dak_lekt
0.9 dakpannen pannendak|0.9 plat_dak bitumen_dak|0.9 dakgoot goot|0.9 dakgoot_schoonmaken goot_leegmaken|0.9 nokvorst dakvorst|0.9 stormschade schade_door_storm|0.9 dakraam velux
0.9 boeidelen boeiboord|0.95 offerte prijsofferte prijsopgave|0.95 offerte_aanvragen offerte_opvragen prijs_opvragen prijsopgave_vragen
0.9 vrijblijvende_offerte gratis_offerte offerte_zonder_verplichting|0.9 offerte_vergelijken offertes_naast_elkaar|0.9 offerte_geldig geldigheid_offerte hoelang_geldt_de_offerte
0.9 offerte_accepteren akkoord_geven offerte_ondertekenen|0.9 meerwerk extra_werk bijkomend_werk|0.9 regiewerk op_uurbasis op_regie|0.9 aanneemsom vaste_aanneemprijs
0.9 opname opname_ter_plaatse komen_kijken ter_plekke_bekijken|0.9 werkbezoek plaatsbezoek|0.9 oplevering opleveren overdracht_werk|0.9 opleverpunten restpunten
0.9 planning_bouw wanneer_beginnen_jullie startdatum_werk|0.9 hoelang_duurt_het_werk duur_van_de_klus|0.9 bouwtekening plattegrond_tekening bouwplan|0.9 architect bouwkundig_tekenaar
0.9 omgevingsvergunning bouwvergunning|0.9 vergunningsvrij zonder_vergunning vergunning_nodig|0.9 welstand welstandscommissie|0.9 constructeur constructieberekening|0.9 steiger stelling
0.9 steiger_huren steigerverhuur|0.9 hoogwerker schaarlift|0.9 bouwcontainer puincontainer afvalcontainer|0.9 container_huren afvalbak_huren|0.9 puin_afvoeren bouwafval_afvoeren
0.9 asbest_verwijderen asbestsanering|0.9 betonvloer beton_storten|0.9 dekvloer chape|0.9 gietvloer gietvloer_laten_maken|0.9 badkamer_verbouwen badkamerrenovatie badkamer_vernieuwen
0.9 keuken_plaatsen keukenmontage|0.9 keuken_verbouwen keukenrenovatie|0.9 toiletrenovatie toilet_verbouwen|0.9 zolder_verbouwen zolder_ombouwen|0.9 vlizotrap zoldertrap
0.9 balustrade trapleuning|0.9 kitwerk kitten kitnaad|0.9 klein_klusje kleine_klus klusje_in_huis|0.9 uurtje_factuurtje per_uur_afrekenen|0.9 bouwmaterialen bouwmateriaal
0.9 gereedschap werktuig|0.9 gereedschap_huren gereedschapverhuur machines_huren|0.9 boormachine boor|0.9 zaagmachine cirkelzaag|0.9 hout_op_maat hout_zagen zaagservice
0.9 plaatmateriaal multiplex|0.9 garantie_op_werk garantie_op_de_klus|0.9 bouwgarantie woningborg|0.9 keurmerk_bouw bouwgarant|0.95 loodgieter sanitair_installateur loodgietersbedrijf
0.9 installateur installatiebedrijf|0.9 cv_monteur verwarmingsmonteur ketelmonteur|0.95 elektricien elektromonteur|0.9 elektricien elektrotechnisch_installateur
0.95 cv_ketel cvketel verwarmingsketel combiketel|0.9 hr_ketel hoogrendementsketel|0.9 ketel_vervangen nieuwe_ketel ketel_vernieuwen|0.9 ketel_huren huurketel ketel_leasen
0.9 ketel_kopen koopketel|0.95 ketelonderhoud cv_onderhoud onderhoud_aan_de_ketel|0.9 onderhoudscontract servicecontract onderhoudsabonnement
0.95 geen_warm_water warm_water_doet_het_niet koud_water_uit_de_douche|0.95 verwarming_doet_het_niet geen_verwarming huis_wordt_niet_warm radiatoren_blijven_koud
0.9 ketel_storing ketel_valt_uit storing_ketel|0.9 waterdruk_te_laag lage_waterdruk te_weinig_druk druk_te_laag|0.95 cv_bijvullen ketel_bijvullen water_bijvullen
0.95 ontluchten radiator_ontluchten lucht_in_de_verwarming borrelende_radiator|0.9 ketel_lekt lekkende_ketel water_onder_de_ketel|0.9 herrie_uit_de_ketel ketel_maakt_lawaai pruttelende_ketel
0.9 radiator verwarmingselement chauffage|0.9 radiatorkraan thermostaatkraan radiatorknop|0.9 vloerverwarming verwarming_in_de_vloer vloerverwarmingssysteem
0.9 waterzijdig_inregelen inregelen_verwarming|0.9 verwarming centrale_verwarming stookinstallatie|0.9 stoken verwarmen|0.9 stookkosten gasrekening verwarmingskosten
0.9 energierekening energienota energiekosten|0.95 warmtepomp luchtwarmtepomp|0.9 hybride_warmtepomp hybride_systeem|0.9 volledige_warmtepomp all_electric
0.9 buitenunit buitendeel_van_de_warmtepomp|0.9 geluid_warmtepomp herrie_van_de_warmtepomp|0.95 airco airconditioning klimaatsysteem|0.9 airco_plaatsen airco_laten_installeren airco_monteren
0.9 splitunit split_airco|0.9 mobiele_airco verplaatsbare_airco|0.9 airco_onderhoud airco_reinigen|0.9 mechanische_ventilatie ventilatiesysteem afzuigsysteem
0.9 wtw balansventilatie warmteterugwinning|0.9 ventilatieroosters roosters_in_het_raam|0.95 boiler warmwatervat warmwaterboiler|0.9 close_in_boiler keukenboiler|0.9 geiser gasgeiser
0.9 kokendwaterkraan kokend_water_kraan quooker|0.9 waterontharder ontharder|0.9 legionella legionellapreventie|0.9 drukpomp hydrofoor|0.95 lekkage lek waterlek
0.9 lekkage_opsporen lekdetectie lek_zoeken|0.9 kraan_druppelt lekkende_kraan druppende_kraan|0.9 kraan_vervangen nieuwe_kraan|0.9 kraanleertje rubbertje_van_de_kraan
0.9 hoofdkraan watermeterkraan water_afsluiten|0.9 gesprongen_leiding leidingbreuk waterleidingbreuk|0.9 bevroren_leiding leidingen_bevroren|0.9 waterleiding waterbuis
0.9 watermeter waterteller|0.9 plafond_nat vochtplek_plafond water_door_het_plafond|0.9 vochtprobleem vocht_in_huis optrekkend_vocht|0.9 schimmel schimmelplekken zwarte_plekken_op_de_muur
0.95 verstopping afvoer_verstopt verstopte_afvoer loopt_niet_door|0.9 wc_verstopt verstopt_toilet toilet_loopt_over|0.9 doucheputje_verstopt doucheafvoer_loopt_niet_weg
0.9 gootsteen_verstopt spoelbak_loopt_niet_weg|0.95 ontstoppen ontstoppingsdienst ontstopping|0.9 rioolontstopping riool_ontstoppen|0.9 riool riolering rioolbuis
0.9 rioolinspectie camera_inspectie_riool|0.9 stankoverlast rioollucht stinkt_uit_de_afvoer|0.9 toilet_vervangen nieuwe_wc nieuw_toilet
0.9 toilet_blijft_lopen wc_blijft_doorlopen stortbak_loopt_door|0.9 stortbak spoelbak_wc reservoir_toilet|0.9 hangtoilet zwevend_toilet|0.9 sifon zwanenhals|0.9 gasleiding gasbuis
0.9 gaslek gaslucht ik_ruik_gas|0.9 gasaansluiting gas_aansluiten|0.9 van_het_gas_af gasloos aardgasvrij|0.9 koolmonoxide co_vergiftiging|0.9 koolmonoxidemelder co_melder
0.9 rookmelder brandmelder rookalarm|0.95 stroomstoring geen_stroom stroom_uitgevallen elektriciteitspanne|0.9 groep_slaat_door stop_doorgeslagen stoppen_slaan_door zekering_gesprongen
0.9 aardlekschakelaar aardlek differentieelschakelaar|0.95 groepenkast meterkast zekeringkast stoppenkast|0.9 groep_bijplaatsen extra_groep groepenkast_uitbreiden
0.9 krachtstroom drie_fase 3_fasen|0.9 elektriciteitsmeter stroommeter slimme_meter|0.9 bedrading elektrische_leidingen kabels_in_de_muur|0.9 stopcontact wandcontactdoos contactdoos
0.9 stopcontact_bijplaatsen extra_stopcontact|0.9 lichtschakelaar schakelaar|0.9 dimmer lichtdimmer|0.9 lamp_ophangen lichtpunt_maken|0.9 kookgroep perilex aansluiting_inductie
0.95 zonnepanelen pv_panelen zonnecellen|0.9 zonnepanelen_plaatsen panelen_op_het_dak zonnepanelen_laten_leggen|0.9 omvormer inverter
0.9 opbrengst_zonnepanelen hoeveel_stroom_leveren_panelen kwh_per_jaar|0.9 terugverdientijd wanneer_terugverdiend hoe_snel_terugverdiend|0.9 terugleveren teruglevering stroom_terugleveren
0.9 terugleverkosten terugleverheffing|0.9 salderen salderingsregeling|0.9 thuisbatterij accu_voor_thuis thuisaccu|0.9 zonneboiler warm_water_van_de_zon
0.9 schaduw_op_panelen bomen_bij_panelen|0.9 panelen_schoonmaken zonnepanelen_reinigen|0.95 laadpaal_thuis thuislader laadpunt_aan_huis|0.95 subsidie overheidssubsidie overheidssteun
0.9 subsidie_aanvragen subsidieaanvraag subsidie_regelen|0.9 isde isde_subsidie investeringssubsidie|0.9 energielening warmtefonds energiebespaarlening|0.95 isolatie isoleren isolatiewerk
0.9 spouwmuurisolatie spouw_isoleren|0.9 dakisolatie dak_isoleren|0.9 vloerisolatie kruipruimte_isoleren bodemisolatie|0.9 dubbel_glas hr_glas isolatieglas|0.9 tripleglas driedubbel_glas
0.9 energielabel_woning energiecertificaat epc|0.9 energieadvies maatwerkadvies_energie|0.9 energieleverancier stroomleverancier|0.9 netbeheerder nutsbedrijf_net
0.95 storingsdienst storingsmonteur storingsservice|0.95 spoedmonteur noodmonteur spoedservice|0.9 storingsnummer noodnummer_storing
0.9 voorrijkosten aanrijkosten verplaatsingskosten kosten_voor_het_langskomen|0.9 arbeidsloon uurtarief_monteur manuur|0.9 materiaalkosten onderdelenkosten
0.9 keurmerk_installateur erkend_installateur gecertificeerd_installateur|0.7 haard openhaard|0.9 houtkachel pelletkachel|0.9 schoorsteenveger schoorsteen_vegen|0.9 rookkanaal schoorsteen
0.9 vve vereniging_van_eigenaren|0.9 slotenmaker sleutelmaker|0.9 buitengesloten deur_dichtgevallen niet_meer_naar_binnen|0.9 slot_vervangen nieuw_slot cilinder_vervangen
0.95 schoonmaken poetsen kuisen reinigen|0.95 schoonmaakbedrijf reinigingsbedrijf poetsbedrijf kuisfirma|0.95 schoonmaakster poetsvrouw werkster kuisvrouw
0.95 huishoudelijke_hulp hulp_in_de_huishouding poetshulp huishoudhulp|0.9 dienstencheques dienstencheque|0.9 grote_schoonmaak voorjaarsschoonmaak lentekuis
0.9 opleveringsschoonmaak schoonmaak_na_verbouwing bouwschoonmaak|0.9 kantoorschoonmaak kantoor_schoonmaken kantoorreiniging|0.9 trappenhuis_schoonmaken portiekschoonmaak
0.9 horecaschoonmaak keuken_ontvetten|0.95 glazenwasser ramenwasser ruitenwasser|0.95 ramen_wassen ramen_lappen glasbewassing ruiten_wassen|0.9 osmosewater telescoopwassen
0.9 tapijtreiniging tapijt_reinigen vloerkleed_reinigen|0.9 bank_reinigen meubelreiniging stof_van_de_bank_schoonmaken|0.9 matras_reinigen matrasreiniging|0.9 vloer_in_de_was vloeronderhoud
0.9 dweilen vloer_schoonmaken|0.9 afstoffen stof_afnemen|0.9 strijkdienst strijkhulp|0.9 schoonmaakmiddel poetsmiddel kuisproduct|0.9 eigen_schoonmaakspullen zelf_schoonmaakmiddelen
0.85 chloor javel|0.9 hogedrukreiniger hogedrukspuit|0.9 terras_schoonmaken tegels_reinigen groene_aanslag|0.9 graffiti_verwijderen graffitireiniging
0.9 ongediertebestrijding plaagdierbestrijding ongediertebestrijder|0.9 muizen muis_in_huis muizenplaag|0.9 ratten rattenoverlast|0.9 wespennest wespen_verwijderen|0.9 bedwantsen bedwants
0.9 mieren mierenplaag|0.9 houtworm boktor|0.95 verhuizen verkassen van_huis_wisselen|0.95 verhuisbedrijf verhuizers verhuisfirma
0.95 verhuiskosten kosten_van_een_verhuizing wat_kost_verhuizen|0.95 verhuisdoos verhuisdozen verhuiskarton|0.9 verhuisdozen_huren dozen_lenen|0.95 verhuislift ladderlift meubellift
0.9 verhuiswagen verhuisauto|0.9 inpakservice inpakken_door_verhuizers|0.9 uitpakken uitpakservice|0.9 demonteren uit_elkaar_halen|0.9 piano_verhuizen vleugel_verhuizen pianotransport
0.9 zwaar_tillen sjouwen|0.9 verhuishulp sjouwers hulp_bij_verhuizen|0.9 bedrijfsverhuizing kantoorverhuizing|0.9 internationaal_verhuizen verhuizen_naar_het_buitenland
0.9 seniorenverhuizing verhuizing_voor_ouderen|0.9 verhuisverzekering transportverzekering|0.9 verhuisschade schade_tijdens_verhuizing|0.9 parkeerontheffing_verhuizing stopverbod
0.95 opslag opslagruimte opslagbox|0.95 opslagruimte_huren opslagbox_huren self_storage box_huren|0.9 inboedelopslag meubelopslag spullen_opslaan|0.9 tijdelijke_opslag tijdelijk_opslaan
0.9 opslagunit opslagcontainer|0.9 garagebox garagebox_huren|0.9 toegang_opslag in_de_box_komen|0.9 boxmaat kuub opslagvolume|0.9 noppenfolie bubbeltjesplastic luchtkussenfolie
0.9 tape plakband|0.95 ontruiming huisontruiming woningontruiming|0.9 inboedel_opkopen opkoper opkopen|0.9 huis_leeghalen woning_leeghalen ontruimen|0.9 bezemschoon leeg_opleveren
0.95 grofvuil grof_huisvuil grof_afval|0.95 milieustraat recyclagepark containerpark afvalbrengstation stort|0.9 afval_ophalen spullen_laten_ophalen vuil_ophalen
0.9 afvalkalender ophaaldagen vuilnisdag|0.9 vuilniszak afvalzak|0.9 kliko rolcontainer vuilnisbak|0.9 gft gft_afval groenbak|0.9 glasbak glascontainer|0.9 oud_papier papierbak
0.9 klein_chemisch_afval kca|0.9 kringloop_ophalen spullen_doneren|0.9 sleutels_inleveren sleutels_overhandigen|0.9 adreswijziging verhuisbericht nieuw_adres_doorgeven
0.9 post_doorsturen verhuisservice_post|0.9 inboedel huisraad|0.9 koeriersdienst spoedkoerier|0.9 transportbedrijf vervoerder expediteur
0.95 makelaar makelaardij vastgoedmakelaar immokantoor|0.9 aankoopmakelaar makelaar_bij_aankoop|0.9 verkoopmakelaar makelaar_bij_verkoop|0.95 woning huis woonst|0.7 woning appartement
0.9 appartement flat|0.9 flat flatje etagewoning|0.9 bovenwoning bovenhuis|0.9 benedenwoning benedenhuis|0.9 rijtjeshuis rijhuis tussenwoning|0.9 vrijstaand vrijstaande_woning open_bebouwing
0.9 twee_onder_een_kap 2_onder_1_kap halfvrijstaand|0.9 studentenkamer kot kamer_voor_student|0.9 huurkamer kamer_te_huur|0.95 koopwoning koophuis huis_te_koop
0.95 huurwoning huurhuis huis_te_huur|0.95 huis_verkopen woning_verkopen huis_in_de_verkoop|0.95 huis_kopen woning_kopen|0.9 woning_zoeken huis_zoeken op_zoek_naar_woonruimte
0.9 woonruimte woonplek onderdak|0.95 bezichtiging kijkmoment rondleiding_woning huisbezoek_koper|0.95 bezichtiging_aanvragen bezichtiging_plannen huis_bekijken komen_bezichtigen
0.9 vraagprijs verkoopprijs koopsom|0.7 vraagprijs biedprijs|0.9 bod_uitbrengen bieden_op_huis bod_doen|0.9 onder_de_vraagprijs minder_bieden|0.9 overbieden boven_de_vraagprijs
0.9 kosten_koper kk kosten_bij_aankoop|0.9 vrij_op_naam von|0.9 overdrachtsbelasting registratierechten|0.95 makelaarskosten courtage makelaarsloon commissie_makelaar
0.9 opstartkosten_makelaar intrekkosten|0.95 taxatie waardebepaling schatting_woning|0.95 taxatierapport taxatieverslag schattingsverslag|0.9 taxateur schatter|0.9 woz_waarde woz
0.9 bouwkundige_keuring bouwtechnische_keuring bouwkundig_rapport|0.95 koopovereenkomst koopcontract voorlopig_koopcontract koopakte compromis
0.9 ontbindende_voorwaarden voorbehoud_van_financiering|0.9 sleuteloverdracht sleutels_krijgen overdracht_van_de_woning|0.9 transportakte leveringsakte akte_van_levering
0.95 hypotheek woonkrediet woninglening|0.95 hypotheekadviseur hypotheekadvies hypotheker|0.9 hypotheekrente rentestand|0.9 maandlasten maandelijkse_lasten
0.9 rentevaste_periode rente_vastzetten|0.9 hypotheek_oversluiten oversluiten|0.9 hypotheekofferte renteaanbod|0.9 maximale_hypotheek hoeveel_kan_ik_lenen hoeveel_hypotheek
0.9 boetevrij_aflossen extra_aflossen|0.9 overwaarde meerwaarde_huis|0.9 overbruggingshypotheek overbruggingskrediet|0.9 eigen_geld eigen_inleg eigen_inbreng
0.9 nhg nationale_hypotheek_garantie|0.9 starterslening lening_voor_starters|0.9 bkr bkr_registratie|0.85 huur huurprijs huurbedrag maandhuur|0.9 kale_huur basishuur
0.9 servicekosten_huur bijkomende_huurkosten|0.9 inclusief_gas_water_licht all_in_huur|0.95 huurcontract huurovereenkomst|0.9 huur_opzeggen huurcontract_opzeggen huur_beeindigen
0.9 huurverhoging huurstijging|0.9 huurachterstand huur_niet_betaald|0.9 huurtoeslag huursubsidie|0.95 huurborg waarborgsom_huur borg_voor_de_woning huurwaarborg|0.7 huurder bewoner
0.95 verhuurder huisbaas huiseigenaar|0.9 woningcorporatie woningbouwvereniging sociale_huisvestingsmaatschappij|0.9 sociale_huur sociale_huurwoning|0.9 vrije_sector particuliere_huur
0.9 inschrijven_woningzoekende woningzoekende|0.9 urgentie urgentieverklaring|0.9 inkomenseis inkomensgrens|0.9 tijdelijk_huren korte_verhuur short_stay|0.9 onderverhuren onderhuur
0.9 medehuurder huisgenoot|0.9 woning_delen samen_huren|0.9 gemeubileerd met_meubels|0.9 gestoffeerd inclusief_vloer_en_gordijnen|0.9 kaal_opgeleverd zonder_vloer
0.9 inschrijven_op_adres domicilie|0.9 opleverstaat_woning eindinspectie eindoplevering|0.9 voorinspectie vooropname|0.9 reparatieverzoek reparatie_melden onderhoudsmelding
0.9 algemene_ruimte portiek trappenhuis|0.9 huisvuil vuilnis restafval|0.85 beheerder huismeester concierge|0.9 vastgoedbeheer pandbeheer|0.9 bedrijfsruimte bedrijfspand
0.9 kantoorruimte kantoor_huren werkruimte|0.9 winkelruimte winkelpand handelspand|0.9 flexplek flexwerkplek coworking|0.9 kavel bouwgrond perceel
0.9 woonoppervlakte vierkante_meters gebruiksoppervlakte|0.9 slaapkamers hoeveel_kamers aantal_kamers|0.9 erfpacht grondhuur|0.9 kadaster eigendomsinformatie|0.9 woningruil huizenruil
0.9 verhuisklaar per_direct_beschikbaar|0.9 verkoopstyling woning_presentatie|0.9 gratis_waardebepaling gratis_schatting wat_is_mijn_huis_waard
`

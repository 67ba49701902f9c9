/** Synonyms about eating, shops and events. In the form of `thesaurus.ts`: groups between `|`, each with how well one word replaces another. */
export const foodSynonyms = `
0.95 tafel_reserveren tafeltje_reserveren tafel_boeken plekje_reserveren tafel_bespreken|0.95 reservering boeking reservatie
0.95 reservering_wijzigen boeking_aanpassen reservatie_wijzigen reservering_aanpassen|0.95 reservering_annuleren tafel_afzeggen boeking_annuleren reservatie_annuleren
0.9 zonder_reservering zonder_reserveren op_de_gok_komen zonder_te_reserveren|0.9 verplicht_reserveren moet_ik_reserveren reserveren_noodzakelijk reservering_nodig
0.9 met_hoeveel_personen aantal_gasten aantal_couverts hoeveel_man|0.9 couvert couverts eters|0.9 grote_groep groot_gezelschap met_veel_mensen|0.9 groepsarrangement groepsmenu groepsdiner
0.9 tafel_voor_twee tweepersoonstafel met_zn_tweeen|0.9 met_zn_tweeen met_ons_tweetjes met_twee_personen|0.9 met_zn_vieren met_vier_personen met_ons_vieren
0.9 zitting shift tijdslot_aan_tafel|0.9 tweede_zitting late_zitting tweede_shift|0.9 hoelang_aan_tafel tafeltijd tijdsduur_tafel|0.95 restaurant eetgelegenheid eetzaak resto
0.9 restaurant eetcafe bistro|0.9 cafe kroeg bar|0.9 cafe bruine_kroeg bruin_cafe stamkroeg|0.95 cafetaria snackbar frituur frietkot|0.9 lunchroom lunchcafe broodjeszaak
0.9 koffiebar koffiezaak koffietent|0.9 ijssalon ijszaak ijswinkel|0.9 pizzeria pizzazaak pizzatent|0.9 strandtent strandpaviljoen beachclub|0.95 menukaart menu spijskaart eetkaart
0.9 wat_staat_er_op_het_menu wat_serveren_jullie wat_kan_ik_bij_jullie_eten|0.9 dranken_menu drankkaart drankenkaart|0.9 wijnkaart wijnlijst wijnassortiment|0.9 bierkaart bierlijst
0.9 kindermenu kinderkaart kindergerecht kindermaaltijd|0.9 dagmenu dagschotel dagkeuze daghap menu_van_de_dag|0.9 a_la_carte losse_gerechten van_de_kaart
0.9 verrassingsmenu chefsmenu verrassing_van_de_chef|0.95 proeverij degustatie proefmenu degustatiemenu|0.9 keuken_open keuken_dicht tot_hoe_laat_warm_eten tot_hoe_laat_eten keukentijden
0.9 keuken_sluit laatste_bestelling laatste_ronde|0.95 lunch middagmaal middageten noenmaal|0.95 diner avondmaal avondeten avondmaaltijd|0.95 ontbijt ochtendmaal morgenmaaltijd
0.9 brunch laat_ontbijt|0.9 high_tea afternoon_tea|0.9 high_wine wijn_met_hapjes|0.95 borrel apero aperitief vrijdagmiddagborrel vrijmibo
0.9 borrelhapjes bittergarnituur borrelplank hapjesplank|0.9 amuse hapje_vooraf amuses|0.95 voorgerecht entree_gerecht starter|0.95 hoofdgerecht plat_principal hoofdschotel
0.85 bijgerecht side_dish garnituur|0.9 tussengerecht tussengang|0.9 all_you_can_eat onbeperkt_eten zoveel_eten_als_je_wilt|0.9 onbeperkt_drinken drankarrangement drankafkoop
0.9 lopend_diner walking_dinner walking_diner|0.9 barbecue bbq barbecueen barbeque|0.9 gourmet gourmetten raclette|0.85 fondue kaasfondue
0.9 eigen_taart_meenemen zelf_taart_meebrengen taart_van_huis|0.9 eigen_eten_meenemen zelf_eten_meebrengen eigen_hapjes|0.9 restjes_meenemen doggybag doggy_bag overgebleven_eten_mee
0.95 afhaalmaaltijd take_away takeaway om_mee_te_nemen|0.95 vegetarisch zonder_vlees_en_vis vleesloos vegetarier|0.9 pescotarier wel_vis_geen_vlees pescotarisch
0.85 flexitarier minder_vlees_eten|0.9 glutenvrij zonder_gluten coeliakie glutenintolerant tarwevrij|0.9 lactosevrij zonder_lactose lactose_intolerant
0.9 koemelkallergie koemelkeiwitallergie melkallergie|0.9 notenallergie allergisch_voor_noten notenvrij|0.9 pinda_allergie pindaallergie allergisch_voor_pindas
0.9 schaaldierenallergie allergisch_voor_schaaldieren allergisch_voor_garnalen|0.9 allergie voedselallergie voedselovergevoeligheid allergisch
0.9 allergeneninformatie allergenenlijst allergenenkaart|0.9 kruisbesmetting sporen_van kan_sporen_bevatten|0.9 dieetwensen dieet speciale_eetwensen voedingswensen
0.9 zwanger_eten geschikt_voor_zwangeren zwangerschapsproof|0.9 koolhydraatarm low_carb keto weinig_koolhydraten|0.9 suikervrij zonder_suiker suikerarm|0.9 zoutarm zoutloos weinig_zout
0.9 halal halal_bereid ritueel_geslacht|0.9 koosjer kosher koosjer_bereid|0.9 varkensvleesvrij zonder_varkensvlees geen_varken|0.9 alcoholvrij zonder_alcohol nul_procent 0.0
0.9 mocktail alcoholvrije_cocktail|0.95 kinderstoel babystoel kinderzetel stoeltje_voor_de_kleine|0.9 speelhoek kinderhoek speelhoekje|0.9 speeltuin speeltuintje speelplein
0.9 kindvriendelijk kindervriendelijk geschikt_voor_kinderen met_kinderen_welkom|0.9 luiers_verschonen verschoontafel commode_om_te_verschonen verschoonruimte
0.9 flesje_opwarmen babyvoeding_opwarmen babypapje_opwarmen|0.9 borstvoeding_geven voeden kolven|0.95 honden_toegestaan honden_welkom hond_meenemen hond_mee
0.9 huisdieren_toegestaan huisdieren_welkom huisdier_meenemen|0.9 waterbak drinkbak_voor_de_hond bakje_water|0.95 terras buitenterras buitenplaats buiten_zitten
0.9 terrasverwarming terraskachel heater heaters|0.9 overdekt_terras serre verwarmd_terras|0.9 terras_reserveren buiten_reserveren plekje_buiten_reserveren
0.9 tafel_bij_het_raam plek_aan_het_raam raamplek|0.9 rustig_tafeltje rustig_plekje hoekje_apart|0.9 uitzicht_op_het_water aan_het_water waterkant
0.9 zaal_huren zaalverhuur zaaltje_afhuren ruimte_huren|0.9 afhuren hele_zaak_huren exclusief_reserveren|0.9 aparte_ruimte afgesloten_ruimte eigen_zaaltje private_dining
0.9 koffietafel condoleance rouwkoffie|0.9 kinderfeestje kinderpartijtje kinderverjaardag|0.9 babyshower kraamfeest|0.9 vrijgezellenfeest bachelorparty vrijgezellenavond
0.9 kurkgeld kurkengeld zelf_meegebrachte_wijn|0.9 dresscode kledingvoorschrift wat_aantrekken|0.9 ober kelner garcon bediende|0.9 serveerster kelnerin dienster
0.9 bediening bedienend_personeel zaalpersoneel|0.9 chef_kok keukenchef chef|0.9 sommelier wijnkenner wijnschenker|0.9 biefstuk steak bieflap|0.7 vlees varkenshaas
0.9 zeevruchten fruits_de_mer schaaldieren_en_schelpdieren|0.7 zeevruchten garnalen|0.7 zeevruchten mosselen|0.7 zeevruchten oesters|0.9 kroket croquet vleeskroket
0.95 frikandel frikadel curryworst|0.9 spareribs ribbetjes_vlees ribs|0.9 broodje sandwich belegd_broodje pistolet|0.9 stokbrood baguette frans_brood|0.9 tosti croque croque_monsieur
0.9 uitsmijter gebakken_eieren spiegelei|0.9 roerei scrambled_eggs|0.9 wrap tortilla wrapje|0.9 soep soepje dagsoep|0.9 salade slaatje maaltijdsalade|0.9 nasi gebakken_rijst
0.9 bami gebakken_mie|0.85 sushi maki|0.9 ijscoupe sorbetje coupe|0.9 slagroom room_opgeklopt|0.9 appeltaart appelgebak|0.9 taart gebakje punt_taart|0.9 koekje biscuit koek
0.9 pils tapbier glas_bier|0.9 speciaalbier craftbier streekbier|0.9 borreltje jenever kort_drankje|0.9 sterke_drank gedistilleerd shot|0.7 sterke_drank whisky|0.7 sterke_drank rum
0.9 mousserende_wijn bubbels cava|0.9 rose wijn_rose rosewijn|0.9 frisdrank fris soda limonade|0.7 frisdrank sinas|0.9 spa_blauw plat_water water_zonder_prik
0.9 spa_rood bruisend_water spuitwater water_met_prik|0.9 kraanwater karaf_water glaasje_water|0.9 verse_jus sinaasappelsap jus_dorange|0.9 koffie bakkie_pleur kopje_koffie tas_koffie
0.9 koffie_verkeerd latte_macchiato melkkoffie|0.9 cafeinevrij decafe decaf zonder_cafeine|0.9 warme_chocolademelk chocomel_warm warme_choco|0.9 muntthee verse_munt
0.9 gerecht schotel maaltijd|0.9 portie portiegrootte hoeveelheid_eten|0.9 scherp pikant gekruid|0.9 medium_rare rose_gebakken half_doorbakken|0.9 goed_doorbakken well_done doorbakken
0.9 livemuziek bandje_live liveoptreden|0.9 pubquiz kroegquiz quizavond|0.9 biljart pooltafel poolbiljart|0.9 wifi_code wifi_wachtwoord wachtwoord_van_de_wifi
0.9 roken_op_het_terras buiten_roken sigaret_opsteken|0.9 catering cateren hapjes_aan_huis traiteur|0.9 buffet warm_buffet lopend_buffetje|0.9 menuwijziging wisselende_kaart seizoenskaart
0.85 seizoensgebonden seizoensproducten van_het_seizoen|0.9 michelinster sterrenrestaurant sterrenzaak|0.9 zelfbediening selfservice zelf_halen_aan_de_bar
0.9 aan_tafel_bestellen qr_code_bestellen bestellen_via_de_code|0.95 supermarkt buurtsuper grootwarenhuis|0.95 boodschappen_doen winkelen_voor_eten inkopen_doen|0.95 bakkerij broodzaak
0.95 slagerij vleeswinkel|0.95 groenteboer groentewinkel groenteman|0.95 visboer viswinkel vishandel|0.95 kaasboer kaaswinkel kaashandel|0.95 slijterij drankwinkel drankenhandel
0.95 wijnhandel wijnwinkel|0.95 boekhandel boekwinkel boekenzaak|0.95 speelgoedwinkel speelgoedzaak|0.95 sigarenzaak tabakswinkel tabakszaak|0.95 krantenwinkel dagbladwinkel
0.95 kantoorboekhandel kantoorartikelenwinkel|0.95 ijzerwarenwinkel ijzerwarenzaak|0.95 verfwinkel verfspeciaalzaak|0.95 fotowinkel fotozaak|0.95 muziekwinkel instrumentenwinkel
0.95 natuurwinkel biowinkel ecowinkel|0.95 reformwinkel gezondheidswinkel|0.95 volkorenbrood volkoren|0.95 witbrood wit_brood|0.95 zuurdesem desembrood
0.95 glutenvrij_brood brood_zonder_gluten|0.95 belegde_broodjes broodjes_met_beleg|0.85 broodjeslunch broodjes_voor_de_lunch|0.95 slagroomtaart roomtaart|0.95 verjaardagstaart verjaartaart
0.95 taart_bestellen taart_laten_maken|0.95 foto_op_de_taart fototaart|0.85 vlaai limburgse_vlaai|0.95 oliebollen smoutebollen|0.95 gehakt gehakt_vlees|0.95 kipfilet kippenborst
0.85 vleeswaren beleg|0.95 barbecuevlees bbq_vlees|0.95 barbecuepakket bbq_pakket|0.95 gourmetschotel gourmetpakket|0.95 rauwe_melk verse_boerenmelk|0.95 scharreleieren eieren_van_de_boer
0.95 vleesvervanger vegetarisch_vlees|0.95 houdbaarheidsdatum tht_datum uiterste_houdbaarheid|0.95 over_de_datum verlopen_datum|0.95 ingredienten samenstelling_van_het_product
0.85 voedingswaarde calorieen|0.95 e_nummers toevoegingen|0.95 bewaaradvies hoe_bewaren|0.95 versgebakken vers_van_de_dag|0.95 huisgemaakt ambachtelijk_gemaakt|0.95 hapjesschaal borrelschaal
0.95 kerstpakketten_bestellen kerstpakket_voor_personeel|0.95 relatiegeschenken zakelijke_cadeaus|0.95 fruitmand fruitbox|0.95 groentepakket groentetas|0.95 proeverijtje wijnproeverij
0.95 geschenkverpakking cadeauverpakking cadeaupapier|0.95 drukkerij drukwerkbedrijf|0.95 drukwerk gedrukte_materialen|0.85 visitekaartjes naamkaartjes|0.95 flyers strooibiljetten
0.85 folder brochure|0.95 affiche poster aanplakbiljet|0.95 spandoek banier|0.95 autobelettering auto_beletteren|0.95 reclamebord uithangbord|0.95 drukproef proefdruk
0.95 bestand_aanleveren drukbestand_aanleveren|0.95 oplage aantal_exemplaren|0.95 geboortekaartjes geboortekaartje_bestellen|0.95 bedrukte_mokken mok_met_foto
0.95 stempel_laten_maken stempelmaker|0.95 inbinden scriptie_inbinden|0.95 kopieershop copyshop|0.95 winkelbediende winkelhulp|0.95 kassa kassabalie|0.95 zelfscankassa zelfscan
0.95 boodschappentas draagtas|0.95 plastic_tasje plastic_zakje|0.95 passantenverkoop losse_verkoop|0.95 streekproducten lokale_producten producten_uit_de_buurt|0.95 fairtrade eerlijke_handel
0.95 rolstoelvriendelijke_winkel winkel_zonder_drempels|0.95 winkelgids plattegrond_van_de_winkel|0.85 proeflokaal proefruimte|0.95 evenement event gebeurtenis|0.95 feest fuif feestje party
0.9 feest_geven feest_organiseren feestje_bouwen|0.95 ticket kaartje toegangsbewijs entreekaartje|0.95 ticketprijs entreeprijs toegangsprijs inkomprijs
0.9 kaartverkoop ticketverkoop voorverkoop|0.9 ticketshop ticketwinkel|0.9 kaarten_aan_de_deur deurverkoop kaartje_aan_de_kassa|0.9 uitverkocht_evenement geen_kaarten_meer
0.9 kaartje_ruilen ticket_omruilen|0.9 kaartje_doorverkopen ticket_doorverkopen ticketswap|0.9 ticket_op_naam naam_wijzigen_ticket
0.9 ticket_kwijt ticket_niet_ontvangen kaartje_niet_ontvangen|0.9 ticket_uitprinten ticket_op_telefoon e_ticket|0.9 groepsticket groepskaartje|0.9 gastenlijst guestlist
0.9 vip_arrangement vip_kaart|0.9 passe_partout weekendticket|0.9 dagticket dagkaartje|0.9 consumptiebonnen muntjes drankbonnen|0.9 polsbandje toegangsbandje
0.9 garderobe jas_afgeven vestiaire|0.9 aanvang aanvangstijd begintijd|0.9 deuren_open inloop_vanaf|0.9 eindtijd hoe_laat_afgelopen tot_hoe_laat_duurt_het|0.9 programma programmering line_up
0.9 pauze entracte|0.9 staanplaatsen staanplekken|0.9 weersomstandigheden bij_slecht_weer regenoptie|0.9 afgelast evenement_gaat_niet_door geschrapt
0.9 verplaatst_evenement nieuwe_datum_evenement|0.9 concert optreden muziekvoorstelling|0.9 theatervoorstelling toneelstuk toneel|0.9 musical musicalvoorstelling|0.9 cabaret comedy stand_up
0.9 bioscoop filmzaal cinema|0.9 film bioscoopfilm|0.9 tentoonstelling expositie expo|0.9 museum museumbezoek|0.9 museumkaart museumjaarkaart|0.9 rondleiding gidsbeurt gegidst_bezoek
0.9 audiotour audiogids|0.9 beurs vakbeurs|0.9 markt weekmarkt|0.9 standplaats_op_de_markt kraam_huren marktkraam|0.9 festival muziekfestival|0.9 kermis foor|0.9 pretpark attractiepark
0.9 dierentuin dierenpark zoo|0.9 escaperoom escape_room|0.95 bruiloft trouwfeest huwelijksfeest trouwerij|0.95 trouwen huwen in_het_huwelijksbootje
0.95 trouwlocatie huwelijkslocatie feestlocatie_trouwen|0.9 trouwambtenaar babs|0.9 ceremonie huwelijksceremonie|0.9 trouwauto trouwwagen|0.9 trouwkaart huwelijkskaart trouwuitnodiging
0.9 weddingplanner trouwplanner ceremoniemeester|0.9 daggasten dag_gasten|0.9 avondgasten avond_gasten|0.9 bruidstaart trouwtaart|0.9 bruidspaar bruid_en_bruidegom
0.95 verjaardagsfeest verjaardagsfeestje verjaarsfeest|0.9 jarig verjaren|0.9 sweet_sixteen zestiende_verjaardag|0.9 abraham vijftig_worden sarah|0.9 jubileumfeest huwelijksjubileum
0.9 communiefeest communie|0.9 doopfeest doop|0.9 afstudeerfeest diplomafeest|0.9 afscheidsfeest afscheidsborrel|0.9 nieuwjaarsborrel nieuwjaarsreceptie|0.9 kerstborrel eindejaarsborrel
0.9 kerstdiner kerstmaal|0.9 congres symposium conferentie|0.9 vergadering meeting bijeenkomst|0.95 vergaderzaal vergaderruimte meetingroom|0.9 vergaderarrangement dagarrangement_vergaderen
0.9 flipover flip_over whiteboard|0.9 beamer videoprojector|0.9 zaalopstelling theateropstelling|0.95 podium buhne|0.9 teambuilding teamactiviteit|0.9 speurtocht vossenjacht
0.9 springkussen springkasteel luchtkussen|0.9 springkussen_huren springkasteel_huren|0.95 goochelaar illusionist|0.9 dj discjockey plaatjesdraaier|0.9 drive_in_show discotheek_aan_huis
0.9 band_boeken muziekgroep_boeken|0.9 zanger_boeken artiest_boeken|0.9 karaoke karaokeset|0.9 photobooth fotohokje fotobox|0.9 partyverhuur feestverhuur verhuur_feestartikelen
0.9 partytent feesttent|0.9 tent_huren tentverhuur|0.9 statafel sta_tafel|0.9 stoelen_huren meubelverhuur|0.9 servies_huren glazen_huren serviesverhuur
0.9 biertap_huren tapwagen tapinstallatie|0.9 foodtruck eetkraam|0.7 ballonnen heliumballonnen|0.9 slingers vlaggetjes|0.9 feestartikelen feestversiering
0.9 opbouwen_en_afbreken op_en_afbouw|0.9 geluidsset geluidsapparatuur pa_systeem|0.9 lichtshow feestverlichting|0.9 vuurwerk vuurwerkshow|0.95 fotograaf fotografe beeldmaker
0.95 fotoshoot fotosessie fotoreportage|0.9 trouwfotograaf bruidsfotograaf huwelijksfotograaf|0.9 trouwreportage bruidsreportage|0.9 gezinsshoot familieshoot familiefoto
0.9 newbornshoot newborn_fotografie babyshoot|0.9 zwangerschapsshoot zwangerschapsfotos|0.9 portretfoto portret|0.9 pasfoto pasfotos fotootje_voor_paspoort
0.9 bedrijfsfotografie zakelijke_portretten|0.9 schoolfoto klassenfoto|0.9 fotos_ontvangen wanneer_krijg_ik_de_fotos levertijd_fotos
0.9 digitale_bestanden fotobestanden fotos_in_hoge_resolutie|0.9 nabewerken fotos_bewerken retoucheren|0.9 fotoalbum fotoboek|0.9 afdruk foto_afdrukken fotos_printen
0.9 canvas foto_op_canvas|0.9 videograaf filmer cameraman|0.9 bedrijfsfilm promofilm|0.9 trouwfilm bruiloftsvideo|0.9 dronebeelden luchtfoto|0.9 fotostudio studio_fotograaf
0.9 publiceren_fotos portretrecht toestemming_fotos|0.9 uitnodiging invitatie|0.9 genodigde uitgenodigde|0.9 aanmelden_evenement rsvp aanwezigheid_doorgeven
0.9 reserveren_voor_groep groepsreservering groepsboeking|0.9 leeftijdscontrole legitimatie_bij_de_deur|0.9 rookmachine hazer
`

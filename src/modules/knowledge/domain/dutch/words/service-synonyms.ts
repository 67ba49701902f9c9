/**
 * Synonyms about ordering, paying, delivery, returns, contact and times. In the form of `thesaurus.ts`: groups between `|`, each with how well one
 * word replaces another.
 */
export const serviceSynonyms = `
0.95 bestellen orderen order_plaatsen bestelling_plaatsen bestelling_doen|0.95 nabestellen bijbestellen nog_een_keer_bestellen opnieuw_bestellen
0.95 vooruitbestellen voorbestellen pre_order preorder op_voorhand_bestellen|0.95 ordernummer bestelnummer bestellingsnummer order_id
0.95 orderbevestiging bestelbevestiging bevestiging_van_mijn_bestelling bestelmail|0.95 bestelstatus orderstatus status_van_mijn_bestelling stand_van_mijn_bestelling
0.95 thuisbezorgen aan_huis_bezorgen aan_huis_leveren thuis_laten_bezorgen aan_de_deur_leveren|0.9 thuisbezorgen laten_komen laten_brengen thuis_afleveren
0.95 bezorgadres afleveradres leveradres leveringsadres verzendadres|0.95 bezorger bezorgkoerier pakketbezorger bestelbode chauffeur_van_het_pakket|0.85 bezorger koerier pakketbode
0.9 bezorgdag leverdag leverdatum bezorgdatum verwachte_leverdatum|0.95 bezorgmoment bezorgtijdstip tijdvak_van_bezorging bezorgvenster leveringsmoment
0.95 bezorgvenster tijdvenster tijdsblok|0.95 levertijd leveringstijd bezorgtermijn levertermijn verzendtijd
0.85 levertijd hoe_lang_onderweg hoe_lang_duurt_het_voor_het_er_is hoe_snel_in_huis|0.9 bezorgen_in_de_avond avondlevering avondbezorging savonds_bezorgen
0.9 zaterdaglevering zaterdagbezorging op_zaterdag_bezorgen|0.9 zondaglevering zondagbezorging op_zondag_bezorgen
0.95 same_day_delivery vandaag_in_huis dezelfde_dag_geleverd vandaag_besteld_vandaag_bezorgd|0.95 morgen_in_huis next_day_delivery volgende_dag_geleverd de_dag_erna_in_huis
0.9 spoedlevering spoedzending expreslevering express snelle_levering|0.95 afhalen afpikken oppikken zelf_ophalen komen_halen
0.9 afhalen in_de_winkel_ophalen ophalen_in_de_zaak zelf_komen_halen|0.95 afhaalpunt pickuppoint pickup_point ophaalpunt servicepunt pakketpunt
0.95 pakketpunt postnl_punt dhl_servicepoint parcelshop pakjespunt|0.9 pakketautomaat pakketkluis pakjesautomaat afhaalkluis|0.9 pakjesmuur pakketautomaat pakketmuur
0.95 click_and_collect online_reserveren_en_afhalen bestellen_en_afhalen click_collect|0.95 afhaaltijd ophaaltijd ophaalmoment afhaalmoment|0.95 afhaalcode ophaalcode afhaalbewijs
0.95 afhaalmelding bericht_dat_het_klaarligt mail_dat_het_klaar_staat klaarligbericht|0.85 klaarliggen klaarstaan gereedstaan opgehaald_kan_worden
0.95 verzendkosten vrachtkosten porto bezorgtarief transportkosten|0.95 gratis_verzending gratis_bezorging geen_verzendkosten verzendkosten_gratis franco
0.9 gratis_verzending vanaf_welk_bedrag_gratis gratis_thuisbezorgd|0.95 verzendmethode bezorgmethode leveringswijze verzendwijze bezorgoptie
0.95 verzendlabel pakketlabel adreslabel verzendetiket|0.95 track_en_trace volgcode zendingnummer barcode_van_het_pakket pakketcode
0.95 traceren pakket_volgen zending_volgen bestelling_volgen opsporen|0.9 waar_blijft_mijn_pakket waar_is_mijn_bestelling waar_is_mijn_pakje wanneer_komt_mijn_pakket
0.9 niet_aangekomen nooit_aangekomen niet_ontvangen niet_binnen nooit_gekregen|0.85 niet_aangekomen pakket_kwijt zoekgeraakt vermist|0.95 vermist zoek_geraakt zoekgeraakt verdwenen spoorloos
0.9 vertraagd vertraging te_laat_bezorgd loopt_uit later_dan_beloofd|0.9 bij_de_buren afgegeven_bij_de_buren bij_buren_afgeleverd buurtbezorging
0.9 niet_thuis_geweest niet_aanwezig_bij_bezorging gemiste_bezorging bezorging_gemist|0.9 aan_de_deur_gemist niet_thuis_briefje afwezigheidsbericht briefje_in_de_bus
0.9 tweede_bezorgpoging opnieuw_aanbieden nog_een_keer_langskomen nieuwe_bezorgpoging|0.9 deellevering in_delen_geleverd gedeelde_levering gesplitste_zending
0.9 nalevering nazending wordt_nagestuurd wordt_nageleverd|0.9 naleveren nasturen later_nasturen|0.95 backorder nabestelling nalevering_verwacht
0.95 uitverkocht niet_op_voorraad op_is_op niet_meer_leverbaar geen_voorraad|0.9 uitverkocht out_of_stock onverkrijgbaar niet_voorradig
0.95 voorradig op_voorraad direct_leverbaar uit_voorraad_leverbaar op_stock|0.85 voorradig hebben_liggen in_huis_hebben hebben_jullie_liggen
0.9 weer_op_voorraad opnieuw_leverbaar komt_weer_binnen wanneer_weer_leverbaar|0.9 voorraadmelding seintje_als_het_er_weer_is mail_bij_voorraad
0.95 winkelwagen winkelmand boodschappenmandje shoppingcart winkelkar|0.9 afrekenpagina checkout kassapagina bestelpagina|0.95 bezorggebied leveringsgebied levergebied verzorgingsgebied
0.9 bezorggebied waar_bezorgen_jullie tot_waar_bezorgen postcodegebied|0.95 minimumbestelbedrag minimale_bestelling minimum_bestelling minimum_orderbedrag vanaf_welk_bedrag_bezorgen
0.9 minimale_afname minimumafname minimum_afname_aantal|0.9 bestelformulier orderformulier bestelbon|0.95 bestelling_wijzigen order_aanpassen bestelling_aanpassen order_wijzigen
0.9 verkeerd_adres_opgegeven fout_adres_ingevuld adres_verkeerd_ingevuld|0.95 bestelling_annuleren order_annuleren bestelling_intrekken bestelling_ongedaan_maken afbestellen
0.9 zonder_account_bestellen als_gast_bestellen gastbestelling bestellen_zonder_registreren|0.9 telefonisch_bestellen per_telefoon_bestellen bestellen_via_de_telefoon bestelling_doorbellen
0.95 webshop webwinkel internetwinkel online_winkel e_shop|0.9 online_bestellen via_internet_bestellen via_de_site_bestellen via_de_webshop|0.85 boodschappen levensmiddelen kruidenierswaren
0.95 pallet palletzending op_een_pallet|0.9 grote_zending volumineus_pakket groot_pakket omvangrijke_zending|0.9 brievenbuspakket past_door_de_brievenbus door_de_bus
0.9 maaltijdbezorging eten_bezorgen bezorgmaaltijd maaltijden_aan_huis|0.9 maaltijdbox kookbox maaltijdpakket|0.9 pakbon paklijst leverbon vrachtbrief afleverbon
0.9 tekenen_voor_ontvangst handtekening_bij_ontvangst aftekenen_bij_levering|0.85 verzekerd_verzenden verzekerde_verzending aangetekend_versturen
0.95 aangetekend aangetekende_zending aangetekend_pakket|0.9 internationale_verzending verzenden_naar_het_buitenland buitenlandse_verzending verzenden_buiten_nederland
0.9 invoerrechten douanekosten importkosten inklaringskosten|0.7 bezorgen bezorgservice|0.85 bezorgservice bezorgdienst leverservice thuisbezorgservice
0.9 vaste_bezorgdag vaste_leverdag wekelijkse_bezorging|0.9 bezorgabonnement abonnement_op_bezorging herhaalbestelling herhaalorder
0.85 herhaalbestelling automatisch_herhalen doorlopende_bestelling terugkerende_bestelling|0.9 op_bestelling op_maat_besteld speciaal_besteld|0.85 leverancier toeleverancier vendor
0.9 distributiecentrum magazijn depot warehouse|0.85 bestelling winkelorder webbestelling internetbestelling|0.9 cadeau_laten_bezorgen rechtstreeks_naar_de_ontvanger cadeau_opsturen
0.9 kaartje_bij_het_cadeau persoonlijke_boodschap wenskaartje cadeaukaartje|0.9 geen_prijs_op_de_pakbon zonder_factuur_in_het_pakket anoniem_versturen
0.9 tot_achter_de_voordeur tot_aan_de_deur tot_de_eerste_drempel|0.85 naar_boven_brengen de_trap_op_brengen naar_de_verdieping_tillen boven_bezorgen
0.9 contactloos_bezorgen contactloze_levering voor_de_deur_zetten|0.9 veilige_plek afgesproken_plaats in_de_schuur_leggen achter_de_poort_leggen
0.9 besteldeadline bestellen_voor_hoe_laat uiterste_besteltijd tot_hoe_laat_bestellen|0.9 leveren_op_locatie locatielevering bezorgen_op_de_bouwplaats
0.85 pakketjes postpakketten pakken pakskes|0.9 bezorging_uitstellen later_laten_bezorgen levering_opschuiven bezorgdatum_wijzigen
0.9 vakantie_van_de_bezorging levering_stopzetten_tijdens_vakantie|0.9 prijs bedrag prijskaart|0.85 kosten uitgaven onkosten|0.7 kosten bedrag vergoeding
0.95 tarievenlijst prijslijst tarievenkaart prijsoverzicht tariefoverzicht|0.95 wat_kost hoe_duur_is hoeveel_kost wat_is_de_prijs_van wat_zijn_de_kosten
0.95 wat_vragen_jullie_voor wat_rekenen_jullie wat_reken_je hoeveel_vraag_je hoeveel_rekenen_jullie
0.9 wat_ben_ik_kwijt hoeveel_ben_ik_kwijt wat_gaat_me_dat_kosten wat_moet_dat_kosten wat_is_de_schade
0.95 zijn_er_kosten_aan_verbonden kost_dat_iets moet_ik_daarvoor_betalen is_dat_gratis brengt_dat_kosten_mee|0.95 prijsindicatie richtprijs indicatieprijs prijs_bij_benadering
0.9 richtprijs adviesprijs|0.95 adviesprijs aanbevolen_verkoopprijs consumentenadviesprijs winkeladviesprijs|0.95 vanafprijs prijs_vanaf startprijs instapprijs
0.9 totaalprijs eindprijs all_in_prijs totaalbedrag eindbedrag|0.95 all_in alles_inbegrepen inclusief_alles all_inclusive|0.9 meerprijs bijbetaling bijkomende_kosten extra_kosten
0.9 verborgen_kosten onverwachte_kosten addertje_onder_het_gras kleine_lettertjes|0.95 stukprijs prijs_per_stuk eenheidsprijs per_stuk|0.9 dagprijs marktprijs
0.9 vaste_prijs fixed_price vast_tarief vast_bedrag|0.85 prijsafspraak afgesproken_prijs overeengekomen_prijs
0.9 prijsstijging prijsverhoging duurder_geworden tariefverhoging opslaan_van_de_prijs|0.9 prijsdaling prijsverlaging in_prijs_gedaald|0.95 korting reductie prijsverlaging prijsreductie
0.9 aanbieding promotie deal koopje weekaanbieding|0.9 promo promotie reclameactie|0.95 sale uitverkoop opruiming solden koopjesperiode|0.9 opruiming leegverkoop opheffingsuitverkoop
0.95 kortingscode actiecode promocode couponcode vouchercode|0.9 voucher coupon kortingsbon waardecheque|0.9 code_invullen code_gebruiken kortingscode_invoeren code_werkt_niet
0.9 code_werkt_niet kortingscode_ongeldig code_wordt_niet_geaccepteerd|0.95 kwantumkorting staffelkorting hoeveelheidskorting volumekorting bulkkorting
0.9 groepskorting groepstarief korting_voor_groepen|0.9 groepstarief groepsprijs|0.95 studentenkorting studententarief korting_voor_studenten studentenprijs
0.95 seniorenkorting 65plus_korting ouderenkorting seniorentarief korting_voor_ouderen|0.95 kinderkorting kindertarief kinderprijs korting_voor_kinderen
0.9 gezinskorting familiekorting familietarief gezinstarief|0.9 vroegboekkorting early_bird vroegboekactie korting_bij_vroeg_boeken|0.9 lastminute last_minute lastminutekorting
0.9 welkomstkorting eerste_bestelling_korting korting_voor_nieuwe_klanten introductiekorting|0.9 vriendenkorting vriend_aanbrengen vriend_werven vrienden_uitnodigen aanbrengbonus
0.9 combinatiekorting combikorting pakketkorting bundelkorting|0.9 personeelskorting medewerkerskorting korting_voor_personeel|0.9 ledenkorting korting_voor_leden ledenvoordeel
0.9 afdingen onderhandelen pingelen afpingelen iets_van_de_prijs_af|0.95 laagsteprijsgarantie beste_prijsgarantie laagste_prijs_garantie prijsgarantie
0.9 black_friday blackfriday black_fridayweek|0.95 betaalmethode betaalmiddel betaalwijze betaaloptie manier_van_betalen
0.95 hoe_kan_ik_betalen welke_betaalmethoden waarmee_kan_ik_betalen hoe_betaal_ik|0.95 betalen afrekenen voldoen dokken|0.95 pinnen met_pin_betalen met_de_pas_betalen bankkaart bancontact
0.9 pinpas betaalpas bankpas debitcard|0.95 pinautomaat geldautomaat flappentap geldmaat bankautomaat|0.9 pinapparaat betaalterminal pinautomaat_aan_de_kassa
0.95 contant cash cash_geld met_baar_geld in_baar|0.9 munten kleingeld muntgeld|0.9 wisselgeld terug_van_een_briefje gepast_betalen gepast_geld
0.9 groot_biljet honderd_euro_biljet groot_briefje|0.95 contactloos tap_to_pay contactloos_betalen pas_ertegenaan_houden|0.9 mobiel_betalen apple_pay google_pay met_de_telefoon_betalen
0.95 ideal i_deal internetbankieren_betaling|0.9 wero ideal|0.95 creditcard kredietkaart visakaart|0.95 betaalverzoek tikkie betaallink betaalverzoekje
0.95 overmaken overschrijven overboeken bankoverschrijving overboeking|0.95 rekeningnummer iban bankrekening bankrekeningnummer bankgegevens
0.95 automatische_incasso machtiging incassomachtiging automatisch_afschrijven domiciliering|0.9 afgeschreven geincasseerd van_mijn_rekening_gehaald afboeking
0.9 dubbel_afgeschreven twee_keer_betaald dubbel_betaald twee_keer_afgeschreven|0.9 incasso_terughalen storneren stornering terugboeken
0.95 achteraf_betalen later_betalen betaal_later na_ontvangst_betalen buy_now_pay_later|0.95 op_rekening_kopen op_factuur_betalen op_rekening_bestellen
0.9 onder_rembours rembours betalen_aan_de_bezorger|0.95 gespreid_betalen in_termijnen_betalen afbetalen op_afbetaling in_stukjes_betalen
0.9 termijnbetaling betaling_in_delen deelbetaling gespreide_betaling|0.95 betalingsregeling betaalregeling afbetalingsregeling afbetalingsplan aflossingsregeling
0.9 vooruitbetalen vooraf_betalen van_tevoren_betalen op_voorhand_betalen|0.9 restbetaling restbedrag resterend_bedrag openstaand_restant laatste_termijn
0.95 waarborgsom borg waarborg borgtocht|0.9 borg_terugkrijgen borg_retour terugbetaling_van_de_borg waarborg_terug|0.95 factuur nota rekening invoice faktuur
0.95 factuurnummer notanummer rekening_nummer_van_de_factuur|0.95 btw_factuur zakelijke_factuur factuur_op_bedrijfsnaam factuur_met_btw
0.9 factuur_kwijt kopie_van_de_factuur factuur_opnieuw_sturen dubbel_van_de_factuur|0.9 factuur_ontvangen factuur_krijgen rekening_toegestuurd
0.9 digitale_factuur e_factuur factuur_per_mail pdf_factuur|0.9 specificatie gespecificeerde_rekening uitgesplitst kostenspecificatie|0.95 factuuradres facturatieadres factureringsadres
0.9 factuurgegevens facturatiegegevens factureringsgegevens|0.95 betaaltermijn betalingstermijn betaaldatum uiterste_betaaldatum vervaldag
0.95 betalingsherinnering aanmaning herinnering_tot_betaling betaalherinnering|0.95 incassobureau deurwaarder incasso_kantoor|0.7 incassobureau incassokosten
0.9 niet_betaald openstaand onbetaald nog_te_betalen openstaande_rekening|0.9 betaling_mislukt betaling_lukt_niet betaling_afgebroken betaling_geweigerd betaling_gaat_niet_door
0.9 betalingsbevestiging bevestiging_van_betaling bewijs_van_betaling betaalbewijs|0.9 administratiekosten boekingskosten handlingkosten servicekosten transactiekosten
0.9 behandelingskosten administratiekosten dossierkosten|0.95 btw belasting_toegevoegde_waarde omzetbelasting|0.95 inclusief_btw met_btw incl_btw btw_inbegrepen
0.95 exclusief_btw zonder_btw excl_btw ex_btw|0.9 btw_verlegd verlegde_btw btw_verleggen|0.9 btw_tarief btw_percentage hoeveel_procent_btw laag_btw_tarief
0.95 cadeaubon kadobon kadokaart geschenkbon|0.95 cadeaubon cadeaukaart gift_card cadeauvoucher cadeaucheque|0.9 cadeaubon_inwisselen cadeaubon_verzilveren cadeaubon_gebruiken bon_inleveren
0.9 cadeaubon_verlopen bon_niet_meer_geldig geldigheid_cadeaubon hoe_lang_is_de_bon_geldig|0.9 saldo_cadeaukaart restwaarde_bon hoeveel_staat_er_nog_op saldo_opvragen
0.9 cadeaubon_kwijt cadeaukaart_verloren bon_zoek|0.9 dinerbon restaurantbon dinercheque|0.9 vvv_bon vvv_cadeaukaart vvv_cadeaubon|0.9 ecocheque eco_cheques ecocheques
0.9 maaltijdcheque maaltijdcheques lunchcheque|0.95 klantenkaart klantenpas spaarkaart loyaltykaart getrouwheidskaart|0.9 spaarpunten punten_sparen loyaliteitspunten bonuspunten
0.9 spaarprogramma loyaliteitsprogramma spaarsysteem spaaractie|0.9 punten_inwisselen punten_verzilveren spaarpunten_gebruiken|0.9 stempelkaart spaarkaartje strippenkaartje
0.9 zegels spaarzegels koopzegels|0.95 fooi tip drinkgeld|0.95 statiegeld leeggoed borg_op_flessen|0.9 lege_flessen_inleveren statiegeldautomaat flessenautomaat flessen_terugbrengen
0.95 gratis kosteloos om_niet gratis_en_voor_niks|0.85 gratis zonder_bijbetaling voor_noppes kost_niks|0.95 vergoeding tegemoetkoming onkostenvergoeding|0.9 goedkoop laaggeprijsd voordelig
0.9 goedkoopste voordeligste laagst_geprijsde|0.95 duur prijzig kostbaar aan_de_prijs|0.9 duur peperduur schreeuwend_duur|0.9 betaalbaar schappelijk niet_te_duur redelijk_geprijsd
0.9 prijs_kwaliteit waar_voor_je_geld prijs_kwaliteitverhouding|0.9 geld_besparen uitsparen minder_uitgeven geld_overhouden|0.9 budget bestedingsruimte te_besteden
0.9 nul_procent_rente renteloos rentevrij zonder_rente|0.85 rekening_vragen mag_ik_de_rekening willen_afrekenen|0.9 samen_betalen rekening_splitsen apart_afrekenen ieder_voor_zich_betalen
0.9 valuta vreemd_geld buitenlands_geld|0.9 dollars amerikaanse_valuta|0.9 eurobiljet eurobriefje briefje|0.9 belastingvrij taxfree tax_free
0.9 aftrekbaar fiscaal_aftrekbaar aftrekpost van_de_belasting_aftrekken|0.9 eenmalig een_keer eenmalige_kosten opstartkosten
0.9 inschrijfgeld inschrijfkosten entreegeld_voor_leden aansluitkosten_lid|0.9 abonnementskosten abonnementsprijs abonnementsgeld contributie|0.95 contributie lidgeld lidmaatschapsgeld
0.9 annuleringskosten annuleringskost kosten_bij_annuleren kosten_bij_afzeggen|0.9 boete strafbedrag sanctie|0.95 contact_opnemen in_contact_komen contacteren bereiken
0.95 contactgegevens bereikbaarheidsgegevens contactinfo|0.95 contactformulier vragenformulier berichtformulier|0.95 bellen opbellen telefoneren een_belletje_doen aan_de_lijn_krijgen
0.95 telefoonnummer telefoonnr tel_nr gsm_nummer belnummer|0.9 mobiel_nummer 06_nummer mobieltje_nummer|0.9 vast_nummer huistelefoon vaste_lijn
0.95 mailadres emailadres e_mailadres mail_adres|0.95 mailen e_mailen een_mail_sturen mailtje_sturen|0.95 appen whatsappen appje_sturen via_whatsapp|0.9 sms smsje tekstbericht
0.9 chatten livechat chatfunctie chatbot|0.95 terugbellen teruggebeld belverzoek terugbelverzoek|0.9 bericht_achterlaten voicemail_inspreken voicemail
0.95 klantenservice klantendienst customer_service servicedesk klantcontact|0.9 helpdesk servicelijn supportafdeling|0.9 mens_spreken medewerker_spreken echt_persoon iemand_aan_de_lijn
0.9 doorverbinden doorschakelen doorverbonden|0.9 contactpersoon aanspreekpunt aanspreekpersoon|0.9 receptie balie frontdesk onthaal
0.95 reactietijd antwoordtijd responstijd wanneer_antwoord hoe_snel_reactie|0.9 geen_antwoord geen_reactie niks_gehoord nog_niets_vernomen|0.9 social_media sociale_media socials
0.9 facebook fb facebookpagina|0.9 instagram insta ig|0.9 linkedin linked_in|0.9 nieuwsbrief_ontvangen op_de_hoogte_blijven updates_krijgen
0.95 adres bezoekadres waar_zitten_jullie waar_zijn_jullie_gevestigd|0.95 locatie ligging plek vestigingsplaats|0.9 vestiging filiaal winkellocatie bijhuis
0.9 hoofdkantoor hoofdvestiging hoofdzetel|0.9 dichtstbijzijnde_vestiging winkel_bij_mij_in_de_buurt filiaal_in_de_buurt
0.95 fysieke_winkel echte_winkel winkel_om_langs_te_komen stenen_winkel|0.95 showroom toonzaal toonkamer|0.95 routebeschrijving wegbeschrijving route_naar_jullie hoe_te_bereiken
0.95 hoe_kom_ik hoe_geraak_ik hoe_bereik_ik hoe_rijd_ik_naar|0.9 navigatie gps tomtom google_maps|0.9 vinden te_vinden_zijn waar_vind_ik|0.9 afrit afslag snelwegafrit
0.9 snelweg autosnelweg autostrade|0.9 rotonde rondpunt verkeersrotonde|0.9 verkeerslicht stoplicht verkeerslichten|0.9 kruispunt kruising viersprong
0.9 wegwerkzaamheden wegwerken werk_aan_de_weg opgebroken_weg|0.9 omleiding wegomlegging omrijden|0.9 file verkeersopstopping|0.95 centrum binnenstad stadscentrum stadskern
0.9 industrieterrein bedrijventerrein bedrijvenpark|0.9 winkelcentrum winkelpassage shoppingcenter|0.85 winkelstraat winkelgebied|0.9 buitenwijk buitengebied stadsrand
0.95 parkeren auto_kwijt auto_neerzetten wagen_kwijt auto_parkeren|0.95 parkeerplaats parkeerplek parkeervak|0.95 parkeergarage parkeerkelder parkeertoren
0.95 parkeerterrein parking parkeerveld|0.95 gratis_parkeren vrij_parkeren zonder_kosten_parkeren kosteloos_parkeren|0.95 betaald_parkeren parkeerkosten parkeergeld parkeertarief
0.9 parkeermeter parkeerautomaat|0.9 parkeerkaart parkeerticket parkeerbewijs|0.9 parkeervergunning bewonersvergunning bewonerskaart|0.9 blauwe_zone parkeerschijf parkeerschijfzone
0.9 invalidenparkeerplaats gehandicaptenparkeerplaats mindervalidenparkeerplaats mindervalidenplek|0.9 gehandicaptenparkeerkaart invalidenparkeerkaart invalidenkaart
0.9 parkeren_voor_de_deur voor_de_deur_staan pal_voor_de_zaak_parkeren|0.9 p_r park_and_ride transferium|0.9 milieuzone lage_emissiezone zero_emissiezone
0.9 laden_en_lossen laad_en_losplek uitladen|0.9 fietsenstalling fietsenrek fietsparking rijwielstalling|0.9 fiets_neerzetten fiets_stallen fiets_kwijt fiets_parkeren
0.95 openbaar_vervoer ov met_het_ov|0.95 treinstation station ns_station centraal_station|0.95 bushalte bushokje halte busstop|0.95 tramhalte tramstop|0.9 metrostation metrohalte
0.9 buslijn lijnbus streekbus|0.9 overstappen_op_de_bus busverbinding|0.9 ov_chipkaart ov_kaart chipkaart|0.9 ov_fiets huurfiets_station|0.95 te_voet lopend wandelend op_loopafstand
0.9 loopafstand wandelafstand hoe_ver_lopen|0.9 vlakbij dichtbij om_de_hoek in_de_nabijheid|0.9 afstand hoe_ver hoeveel_kilometer|0.9 pendelbus shuttle shuttlebus
0.9 taxi taxirit taxivervoer|0.9 ophaalservice_station afhaalservice_station transfer|0.9 vliegveld luchthaven airport|0.9 carpoolen meerijden samen_rijden
0.95 rolstoeltoegankelijk rolstoelvriendelijk toegankelijk_voor_rolstoelen rolstoelgeschikt|0.95 minder_valide mindervalide gehandicapt lichamelijke_beperking
0.9 gehandicapt handicap beperking|0.9 slecht_ter_been moeilijk_lopen niet_goed_ter_been slecht_lopen|0.9 toegankelijkheid toegankelijk drempelloos
0.9 gelijkvloers begane_grond op_de_grond_etage benedenverdieping zonder_trappen|0.9 lift elevator personenlift|0.85 lift naar_boven_zonder_trap|0.9 traplift stoeltjeslift
0.9 oprijplaat hellingbaan rolstoelhelling|0.9 invalidentoilet mindervalidentoilet aangepast_toilet rolstoeltoilet gehandicaptentoilet|0.9 rolstoel rolwagen
0.9 rolstoel_lenen leenrolstoel rolstoel_beschikbaar|0.9 rollator looprek loophulp|0.9 scootmobiel scootmobiel_rijder invalidenscooter
0.9 hulphond blindengeleidehond geleidehond assistentiehond|0.9 slechtziend blind visuele_beperking|0.9 slechthorend doof gehoorbeperking|0.9 ringleiding luisterlus
0.9 gebarentaal gebarentolk tolk_gebarentaal|0.9 prikkelarm prikkelvrij stilte_uur|0.9 prikkelgevoelig hoogsensitief overprikkeld|0.9 begeleider begeleiding mantelzorger_mee
0.9 begeleiderspas ov_begeleiderskaart begeleiderskaart|0.9 kinderwagen buggy wandelwagen koets|0.9 automatische_deuren schuifdeuren_ingang|0.95 ingang entree toegang inkom
0.9 zijingang achteringang andere_ingang|0.9 aanbellen deurbel bel_aan_de_deur|0.9 bereikbaar_met_de_auto met_de_wagen met_de_auto_te_bereiken|0.9 postbus antwoordnummer postbusnummer
0.9 postcode zipcode postnummer|0.9 huisnummer straatnummer|0.9 plattegrond kaartje_van_het_terrein situatieschets|0.9 camperplek_bij_de_zaak parkeren_met_camper
0.9 touringcar autocar reisbus|0.9 aanlegplaats aanmeerplek aanlegsteiger|0.9 bereikbaar_per_boot met_de_boot_te_bereiken over_het_water|0.85 in_welke_stad in_welke_plaats waar_precies
0.95 retourneren terugsturen retour_sturen terugzenden retour_zenden|0.95 terugbrengen retour_brengen terug_naar_de_winkel_brengen weer_inleveren|0.9 ruilen omwisselen inwisselen verwisselen
0.9 ruilen andere_maat_krijgen ander_exemplaar_krijgen voor_iets_anders_wisselen|0.95 retourlabel retouretiket retoursticker terugzendlabel|0.95 retourformulier retourbon terugzendformulier
0.95 retourkosten kosten_van_terugsturen terugzendkosten retourzendkosten|0.95 retourtermijn retourperiode terugstuurtermijn ruiltermijn omruiltermijn
0.9 retourtermijn hoeveel_dagen_terugsturen tot_wanneer_terugbrengen hoelang_ruilen|0.95 retourbeleid ruilbeleid retourvoorwaarden retourregels omruilvoorwaarden
0.95 retour_aanmelden retourzending_aanmelden retour_aanvragen retour_melden|0.95 retouradres terugzendadres adres_voor_retouren
0.9 gratis_retourneren gratis_terugsturen kosteloos_retourneren gratis_retour|0.9 retour_afgeven retour_inleveren pakket_inleveren retourpakket_wegbrengen
0.95 bedenktijd herroepingstermijn afkoelingsperiode bedenktermijn zichttermijn|0.9 bedenktijd veertien_dagen_bedenktijd wettelijke_bedenktijd
0.95 herroepingsrecht recht_op_retour wettelijk_retourrecht herroepen|0.9 herroepen aankoop_ongedaan_maken van_de_koop_afzien koop_ontbinden
0.9 ontbinden koop_ongedaan_maken overeenkomst_ontbinden|0.95 niet_goed_geld_terug tevredenheidsgarantie niet_tevreden_geld_terug geld_terug_garantie
0.9 terugbetaald teruggestort gecrediteerd geld_weer_op_de_rekening|0.9 wanneer_krijg_ik_mijn_geld terugbetaaltermijn hoelang_duurt_terugbetaling wanneer_teruggestort
0.9 tegoed creditnota tegoedbon winkeltegoed|0.95 creditfactuur creditnota creditering|0.85 niet_retourneerbaar uitgesloten_van_retour niet_te_ruilen kan_niet_terug
0.9 afgeprijsde_artikelen_ruilen sale_retour uitverkoop_ruilen|0.9 gebruikt_retour al_gedragen uitgepakt_terugsturen al_geopend
0.9 zegel_verbroken verpakking_open verzegeling_verbroken zegel_eraf|0.9 originele_doos originele_verpakking eigen_verpakking|0.9 kassabon aankoopbon kasticket kassaticket bonnetje
0.9 zonder_bon bon_kwijt bonnetje_kwijt kassabon_verloren bon_weggegooid|0.95 aankoopbewijs bewijs_van_aankoop betaalbewijs|0.85 ruilbon cadeaubonnetje ruilbonnetje
0.95 garantie fabrieksgarantie productgarantie|0.85 garantie waarborg garantiebewijs garantievoorwaarden|0.95 garantietermijn garantieduur hoelang_garantie garantieperiode
0.95 garantiebewijs garantiekaart garantiecertificaat|0.9 garantieclaim beroep_op_garantie garantie_aanspraak garantiegeval
0.9 garantie_verlopen buiten_de_garantie garantie_voorbij uit_de_garantie|0.9 binnen_de_garantie valt_onder_garantie nog_garantie onder_de_garantie
0.9 verlengde_garantie extra_garantie garantie_verlengen garantieverlenging|0.9 wettelijke_garantie conformiteit recht_op_deugdelijk_product deugdelijkheid
0.95 kapot defect stuk kaduuk naar_de_knoppen|0.9 kapot aan_diggelen aan_gort naar_de_maan naar_de_filistijnen
0.95 doet_het_niet werkt_niet functioneert_niet geeft_geen_sjoege geen_teken_van_leven|0.9 begeven overleden de_geest_gegeven ermee_opgehouden
0.9 beschadigd kapot_aangekomen beschadigd_geleverd stuk_aangekomen transportschade|0.95 transportschade verzendschade schade_tijdens_vervoer schade_door_bezorging
0.95 verkeerd_geleverd verkeerd_artikel_ontvangen fout_product_gekregen iets_anders_gekregen verkeerde_bestelling|0.95 incompleet onvolledig niet_compleet onderdelen_ontbreken er_mist_iets
0.9 productiefout fabricagefout fabrieksfout|0.9 mankement euvel gebrek defect|0.85 kras deuk butsen beschadiging|0.85 barst scheur breuk
0.9 slijtage normale_slijtage gebruikssporen verslijten|0.95 klacht beklag grief bezwaar onvrede|0.95 klagen beklag_doen zich_beklagen
0.95 klacht_indienen klacht_melden klacht_doorgeven een_klacht_hebben klacht_neerleggen|0.95 klachtenprocedure klachtenregeling klachtenafhandeling klachtenbehandeling
0.9 klachtenformulier klachtformulier meldformulier|0.95 ontevreden niet_tevreden teleurgesteld misnoegd onvoldaan|0.85 boos pissig kwaad woest|0.85 tevreden blij content in_mijn_nopjes
0.95 geschillencommissie geschillencomite klachtencommissie|0.9 geschil conflict meningsverschil onenigheid|0.9 ingebrekestelling in_gebreke_stellen aanmaning_tot_nakoming
0.9 compensatie schadeloosstelling tegemoetkoming genoegdoening|0.9 schadevergoeding schade_verhalen schadeclaim claim|0.9 coulance uit_coulance coulanceregeling tegemoetkomend
0.9 vervangend_exemplaar nieuw_exemplaar vervangend_product omruilexemplaar|0.9 vervangen omwisselen_voor_nieuw nieuwe_krijgen|0.95 terugroepactie recall teruggeroepen terughaalactie
0.9 miskoop verkeerde_aankoop foute_aankoop|0.9 spijt_van_mijn_aankoop bij_nader_inzien_niet toch_niet_willen van_gedachten_veranderd
0.9 niet_zoals_verwacht valt_tegen anders_dan_op_de_foto niet_wat_ik_dacht|0.85 passen_niet verkeerde_maat_besteld maat_klopt_niet|0.9 op_proef op_zicht uitproberen op_zicht_bestellen
0.9 proefperiode probeerperiode zichtperiode uitprobeerperiode|0.95 recensie review beoordeling klantbeoordeling waardering
0.9 recensie_schrijven review_achterlaten beoordeling_geven sterren_geven|0.9 feedback terugkoppeling op_of_aanmerkingen|0.85 suggestie tip idee_aandragen verbetervoorstel
0.9 complimenten pluim lof|0.9 excuses verontschuldiging sorry|0.85 misverstand vergissing foutje abuis|0.95 per_ongeluk per_abuis abusievelijk ongewild
0.9 dubbel_besteld twee_keer_besteld per_ongeluk_twee_besteld|0.9 onterecht niet_terecht onrechtmatig|0.9 afgewezen geweigerd niet_geaccepteerd
0.85 niet_eens_met het_oneens_zijn bezwaar_hebben|0.9 klachttermijn binnen_hoeveel_dagen_klagen reclametermijn|0.9 ruilen_in_de_winkel in_filiaal_ruilen winkelretour
0.9 ruilen_na_feestdagen verlengde_ruiltermijn langer_ruilen|0.7 retour retourlabel|0.7 retour retourformulier|0.7 retour retouradres
0.95 openingstijden openingsuren open_van_tot winkeltijden winkeluren|0.95 hoe_laat_open vanaf_hoe_laat_open wanneer_gaan_jullie_open hoe_laat_gaan_de_deuren_open
0.95 hoe_laat_dicht tot_hoe_laat_open wanneer_gaan_jullie_dicht hoe_laat_sluiten_jullie|0.9 sluitingstijd sluitingsuur sluituur
0.95 kan_ik_terecht zijn_jullie_open kan_ik_langskomen zijn_jullie_er|0.95 gesloten dicht toe niet_open|0.9 sluitingsdag rustdag vaste_sluitingsdag
0.9 koopavond late_openstelling langer_open avondopening|0.9 koopzondag zondagopening zondagopenstelling zondag_open|0.9 lunchpauze middagpauze tussen_de_middag_dicht middagsluiting
0.9 afwijkende_openingstijden gewijzigde_openingstijden aangepaste_openingstijden andere_openingstijden|0.95 feestdagen openingstijden_feestdagen open_op_feestdagen
0.9 feestdag officiele_feestdag vrije_dag_landelijk|0.85 tweede_kerstdag kerst|0.85 eerste_kerstdag kerst|0.85 kerstavond avond_voor_kerst 24_december|0.85 eerste_kerstdag 25_december
0.85 tweede_kerstdag 26_december|0.9 oudejaarsdag 31_december oudjaarsdag oudejaar|0.9 nieuwjaarsdag 1_januari|0.9 koningsdag 27_april|0.9 bevrijdingsdag 5_mei vijf_mei
0.9 dodenherdenking 4_mei vier_mei|0.85 eerste_paasdag pasen|0.85 tweede_paasdag paasmaandag|0.85 eerste_pinksterdag pinksteren|0.85 tweede_pinksterdag pinkstermaandag
0.9 hemelvaart hemelvaartsdag ons_heer_hemelvaart|0.9 carnaval karnaval vastenavond vastelaovend|0.85 sint sinterklaas pakjesavond|0.9 moederdag moederkesdag
0.9 valentijnsdag valentijn 14_februari|0.9 dag_van_de_arbeid 1_mei feest_van_de_arbeid|0.9 ramadan vastenmaand|0.9 suikerfeest eid_al_fitr|0.9 offerfeest eid_al_adha
0.95 bouwvak bouwvakantie bouwverlof|0.9 zomersluiting zomerstop gesloten_in_de_zomer|0.9 wintersluiting winterstop gesloten_in_de_winter
0.9 vakantiesluiting jaarlijks_verlof gesloten_wegens_vakantie vakantieperiode_gesloten|0.95 zomervakantie grote_vakantie|0.95 voorjaarsvakantie krokusvakantie
0.9 krokusvakantie carnavalsvakantie|0.95 paasvakantie vakantie_met_pasen|0.9 herfstvakantie herfstverlof|0.9 kerstvakantie kerstreces|0.95 doordeweeks door_de_week in_de_week op_weekdagen
0.85 doordeweeks werkdagen maandag_tot_vrijdag|0.95 ochtend morgen_vroeg voormiddag morgenuren|0.95 namiddag middag achternoen|0.9 avonduren avond savonds
0.9 overdag gedurende_de_dag op_de_dag|0.9 dagelijks elke_dag iedere_dag alle_dagen|0.9 wekelijks elke_week iedere_week|0.9 maandelijks elke_maand iedere_maand
0.9 jaarlijks elk_jaar ieder_jaar per_jaar|0.9 om_de_week tweewekelijks een_keer_per_twee_weken|0.9 zeven_dagen_per_week alle_dagen_open elke_dag_open
0.9 dag_en_nacht 24_7 vierentwintig_uur rond_de_klok|0.9 seizoen hoogseizoen drukke_periode|0.9 laagseizoen buiten_het_seizoen rustige_periode|0.9 rustig stil niet_druk
0.85 rustigste_moment wanneer_is_het_rustig minst_druk wanneer_niet_druk|0.9 drukste_moment piekuren spitsuren wanneer_is_het_druk
0.95 afspraak_maken afspraak_boeken afspraak_vastleggen afspraak_inplannen afspraak_regelen|0.95 afspraak_maken datum_prikken moment_prikken afspreken iets_afspreken
0.95 online_afspraak online_boeken online_inplannen via_de_site_een_afspraak|0.9 op_afspraak volgens_afspraak enkel_op_afspraak alleen_op_afspraak
0.95 zonder_afspraak vrije_inloop binnenlopen inlopen op_de_bonnefooi|0.9 spontaan onaangekondigd zomaar_langskomen|0.9 inloopspreekuur inloopuur vrij_spreekuur
0.95 spreekuur spreekuren consultuur raadpleging|0.9 telefonisch_spreekuur belspreekuur telefoonspreekuur
0.95 afspraak_verzetten afspraak_verplaatsen afspraak_verschuiven afspraak_omzetten afspraak_wijzigen|0.9 verzetten verplaatsen verschuiven verleggen
0.95 afspraak_annuleren afspraak_afzeggen afspraak_cancelen afspraak_afbellen afspraak_schrappen|0.95 annuleren afzeggen cancelen afblazen afbellen|0.9 annulering afzegging cancellation
0.9 kosteloos_annuleren gratis_annuleren zonder_kosten_annuleren zonder_kosten_afzeggen|0.9 annuleringstermijn tot_wanneer_annuleren tot_hoe_laat_afzeggen uiterste_annuleringsmoment
0.95 annuleringsbeleid annuleringsvoorwaarden annuleringsregels annulatievoorwaarden|0.95 annulatie annulering annulatiekosten|0.85 verhinderd kan_niet_komen ben_er_niet_bij moet_afzeggen
0.95 no_show niet_komen_opdagen niet_verschenen wegblijven_zonder_bericht|0.9 no_show_tarief no_show_kosten kosten_bij_niet_verschijnen kosten_bij_wegblijven
0.85 afspraak_gemist afspraak_vergeten afspraak_verzuimd|0.9 te_laat_komen later_arriveren niet_op_tijd_zijn verlaat_zijn
0.9 afspraakbevestiging bevestiging_van_de_afspraak bevestigingsbericht|0.9 herinnering_afspraak afspraakherinnering reminder herinneringsbericht|0.95 wachtlijst reservelijst wachtrij_lijst
0.9 wachttijd hoelang_wachten wachtduur|0.9 eerste_beschikbare_moment eerste_mogelijkheid snelste_afspraak eerste_plek|0.9 op_korte_termijn binnenkort binnen_afzienbare_tijd spoedig
0.9 plek_vrij gaatje plaats_vrij beschikbaar_moment|0.85 gaatje ruimte_in_de_agenda plekje_in_de_agenda|0.9 volgeboekt vol bezet geen_plek volzet|0.95 agenda kalender planning
0.9 tijdslot tijdvak tijdblok|0.9 duur_van_de_afspraak hoelang_duurt_de_afspraak hoeveel_tijd_inplannen|0.9 doorlooptijd hoelang_bezig_met hoe_snel_klaar hoelang_duurt_het
0.9 klaar afgerond gereed af|0.9 halfuur half_uurtje dertig_min|0.9 anderhalf_uur negentig_minuten 90_minuten|0.9 kwartiertje kwartier 15_minuten|0.9 uurtje een_uur zestig_minuten
0.85 dagdeel halve_dag|0.9 veertien_dagen twee_weken 14_dagen|0.9 kwartaal drie_maanden|0.9 half_jaar zes_maanden halfjaar|0.9 anderhalf_jaar achttien_maanden
0.9 etmaal 24_uur vierentwintig_uren|0.9 van_tevoren vooraf op_voorhand van_te_voren|0.9 na_afloop achteraf erna naderhand|0.9 asap zo_snel_mogelijk zo_spoedig_mogelijk per_direct
0.9 onmiddellijk direct meteen terstond|0.9 uiterlijk ten_laatste niet_later_dan|0.95 deadline uiterste_datum sluitingsdatum uiterlijke_datum
0.9 ingangsdatum startdatum begindatum aanvangsdatum|0.9 einddatum afloopdatum laatste_dag|0.9 vanaf_wanneer per_wanneer met_ingang_van sinds_wanneer|0.9 stipt op_tijd prompt punctueel
0.9 avondspreekuur avondafspraak savonds_terecht na_het_werk_terecht|0.9 zaterdagafspraak op_zaterdag_terecht afspraak_in_het_weekend|0.85 bereikbaarheid bereikbaar_op wanneer_bereikbaar
0.9 buiten_kantooruren buiten_openingstijden na_sluitingstijd|0.9 kantooruren kantoortijden werkuren|0.9 thuisafspraak afspraak_aan_huis huisbezoek thuisbezoek
0.9 videoafspraak videogesprek beeldbellen videobellen online_gesprek|0.9 teams_gesprek zoomgesprek online_meeting|0.9 vrijblijvend zonder_verplichting nergens_aan_vast
0.9 kennismakingsgesprek intakegesprek intake eerste_gesprek|0.9 adviesgesprek consultgesprek orienterend_gesprek
`

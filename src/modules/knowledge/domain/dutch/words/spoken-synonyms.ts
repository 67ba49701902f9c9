/**
 * Synonyms from Flemish and street language, verbs and ways of asking. In the form of `thesaurus.ts`: groups between `|`, each with how well one word
 * replaces another.
 */
export const spokenSynonyms = `
0.95 camion vrachtauto|0.95 living woonkamer|0.95 sjakos handtas|0.95 goesting trek_in zin_in|0.95 plezant leuk|0.95 ambetant vervelend|0.95 confituur jam|0.95 choco chocoladepasta
0.95 charcuterie vleeswaren|0.95 beenhouwer slager|0.95 beenhouwerij slagerij|0.95 bakkerij bakker warme_bakker|0.95 pistolet hard_broodje|0.85 koffiekoek koffiebroodje
0.95 pintje_pakken biertje_drinken|0.95 stoofvlees suddervlees|0.95 pompbak gootsteen|0.95 lavabo wastafel|0.95 chauffage verwarming|0.95 mazout stookolie|0.95 mazoutketel stookolieketel
0.95 elektrieker elektricien|0.95 loodgieter sanitairist|0.95 plakker stukadoor|0.95 carrossier plaatwerker|0.95 technische_controle autokeuring|0.95 voetpad stoep trottoir
0.95 zebrapad oversteekplaats|0.95 occasie tweedehandsje|0.95 in_promotie in_de_aanbieding|0.95 bancontact pinpas|0.95 zichtrekening betaalrekening|0.95 interim uitzendwerk
0.95 interimkantoor uitzendbureau|0.95 jobstudent werkstudent|0.95 conge verlof|0.95 brugpensioen vervroegd_pensioen|0.95 dopgeld werkloosheidsuitkering|0.95 remgeld eigen_bijdrage
0.95 kine fysiotherapie|0.85 spoed spoedeisende_hulp|0.95 kribbe creche|0.95 nonkel oom|0.95 syndicus vve_beheerder|0.95 immo makelaardij|0.95 immokantoor makelaarskantoor
0.95 plaatsbeschrijving opnamestaat|0.95 huurwaarborg borgsom|0.95 vuilbak vuilnisbak|0.95 vuilzak vuilniszak|0.95 verwittigen waarschuwen laten_weten|0.95 eender_welk onverschillig_welk
0.95 eender_wanneer op_elk_moment|0.95 momenteel op_dit_moment|0.95 proficiat gefeliciteerd|0.95 schoon_weer mooi_weer|0.95 kousen sokken|0.95 pull trui|0.95 regenscherm paraplu
0.95 valies koffer|0.95 boekentas schooltas|0.95 bic balpen|0.95 farde map|0.95 papieren_zakdoek tissue|0.95 brol rommel|0.95 stylo pen|0.95 hersteldienst reparatiedienst
0.95 depannage pechhulp|0.95 deurwaarder gerechtsdeurwaarder|0.85 vzw stichting|0.95 dakgoot korniesj|0.95 oprijlaan oprit|0.95 koer binnenplaats|0.7 hof tuin|0.95 mobilhome camper
0.95 toog bar|0.95 op_restaurant_gaan uit_eten_gaan|0.95 humaniora middelbare_school|0.95 opendeurdag open_dag|0.95 turnles gymles|0.95 turnpantoffels gymschoenen|0.95 tornooi toernooi
0.95 verwarmingstoestel kachel|0.95 bassin zwembad|0.95 duimspijker punaise|0.95 gazet krant|0.95 dagblad krant|0.95 rijksregisternummer burgerservicenummer
0.95 rekeninguittreksel bankafschrift|0.95 sinksen pinksteren|0.95 allerheiligen 1_november|0.95 paasverlof paasvakantie|0.95 krokusverlof krokusvakantie|0.95 groot_verlof zomervakantie
0.95 brugdag snipperdag|0.95 ophalen afhalen oppikken|0.85 kwijt weg|0.95 kwijtraken verliezen zoekmaken|0.95 verlengen prolongeren bijtekenen|0.95 overstappen switchen
0.85 overstappen wisselen_van_aanbieder|0.95 opzeggen stoppen_met ermee_stoppen|0.95 eruit_stappen ervan_af_willen van_het_abonnement_af van_het_contract_af|0.95 kopen aanschaffen aankopen
0.95 kopen op_de_kop_tikken scoren|0.95 verkopen van_de_hand_doen slijten_aan|0.95 bekijken bezichtigen komen_kijken|0.95 uitproberen testen proberen
0.95 vragen informeren navragen inlichtingen_vragen|0.95 antwoorden reageren beantwoorden|0.95 opsturen toezenden toesturen|0.95 versturen verzenden opsturen wegsturen
0.95 ontvangen binnenkrijgen krijgen|0.95 leveren afleveren uitleveren|0.95 vervoeren transporteren|0.95 brengen langsbrengen afgeven|0.85 wegbrengen inleveren
0.95 aanvragen verzoeken opvragen|0.95 invullen ingeven|0.95 corrigeren verbeteren rechtzetten|0.95 controleren nakijken checken|0.95 onderzoeken uitzoeken
0.95 vergelijken naast_elkaar_leggen|0.95 uitkiezen selecteren|0.95 toevoegen erbij_zetten bijvoegen|0.95 weghalen verwijderen wegdoen|0.95 wissen deleten verwijderen
0.85 reserveren apart_houden opzij_leggen|0.95 huren lenen_tegen_betaling|0.95 uitlenen te_leen_geven|0.95 terugbetalen restitueren teruggeven_geld|0.95 besparen bezuinigen
0.95 berekenen uitrekenen|0.95 afspreken overeenkomen|0.95 inplannen plannen agenderen|0.95 uitstellen opschorten|0.95 vervroegen eerder_laten_plaatsvinden naar_voren_halen
0.85 doorgaan plaatsvinden|0.95 beginnen starten aanvangen|0.95 eindigen aflopen|0.95 afmaken voltooien afronden|0.95 wachten geduld_hebben|0.95 langskomen bezoeken langsgaan
0.95 binnenlopen aankloppen|0.95 vertrekken weggaan|0.95 verblijven logeren|0.95 helpen assisteren bijstaan|0.95 adviseren raad_geven|0.95 uitleggen toelichten
0.95 aanraden aanbevelen adviseren_om|0.95 organiseren in_orde_maken|0.95 zorgen_voor verzorgen|0.95 oplossen verhelpen|0.7 opknappen restaureren|0.95 onderhouden bijhouden
0.95 monteren bevestigen vastmaken|0.95 aansluiten verbinden|0.95 loskoppelen afkoppelen|0.95 aanzetten aandoen inschakelen|0.95 uitzetten uitdoen uitschakelen|0.95 instellen afstellen
0.95 drogen laten_drogen|0.95 opladen bijladen|0.95 openen opendoen openmaken|0.85 sluiten dichtdoen|0.95 inpakken verpakken|0.85 inpakken als_cadeau_inpakken|0.95 wegen afwegen
0.95 knippen bijknippen|0.95 snijden in_plakken_snijden|0.95 bakken afbakken|0.85 klaarmaken bereiden|0.95 opwarmen warm_maken|0.95 invriezen in_de_vriezer_doen
0.95 ontdooien laten_ontdooien|0.95 eten nuttigen|0.7 neerzetten stallen|0.7 neerleggen achterlaten|0.95 vinden terugvinden|0.95 zoeken op_zoek_zijn|0.95 missen ontbreken
0.95 beschadigen stukmaken|0.85 breken kapotgaan|0.95 lekken druppelen|0.85 klemmen vastzitten|0.95 piepen kraken|0.85 werken functioneren|0.7 meewerken samenwerken
0.95 aannemen in_dienst_nemen|0.95 verdienen betaald_krijgen|0.95 aanmelden inschrijven zich_opgeven|0.95 deelnemen meedoen participeren|0.85 leren studeren|0.85 oefenen trainen
0.95 verzekeren dekken|0.95 weigeren afwijzen|0.95 goedkeuren akkoord_geven|0.95 toestaan toelaten permitteren|0.95 verbieden niet_toelaten|0.95 bevestigen confirmeren
0.95 herinneren een_seintje_geven|0.95 informeren op_de_hoogte_stellen|0.95 mailen mailtje_doen|0.95 downloaden binnenhalen|0.95 printen afdrukken uitprinten|0.95 kopieren fotokopieren
0.95 scannen inscannen|0.95 ondertekenen signeren|0.95 doneren schenken geven_aan_een_goed_doel|0.95 vieren feestvieren|0.95 trouwen in_het_huwelijk_treden|0.95 slopen afbreken
0.95 snoeien kortwieken|0.95 zaaien inzaaien|0.95 aankleden decoreren|0.95 samenstellen zelf_kiezen|0.95 combineren samen_gebruiken|0.85 delen opsplitsen|0.95 inhalen later_alsnog_doen
0.85 overnemen voortzetten|0.95 hoe_kom_ik hoe_geraak_ik hoe_kan_ik_komen|0.95 is_het_mogelijk bestaat_de_mogelijkheid is_er_een_mogelijkheid kan_het_zo_zijn
0.95 kan_ik_bij_jullie kan_ik_bij_u kun_je_bij_jullie|0.95 bieden_jullie hebben_jullie_ook doen_jullie_ook verzorgen_jullie
0.95 verkopen_jullie hebben_jullie_te_koop voeren_jullie kan_ik_bij_jullie_kopen|0.95 mag_ik is_het_toegestaan is_het_goed_als vinden_jullie_het_goed
0.95 mag_mijn is_het_toegestaan_om_mijn kan_mijn|0.95 moet_ik ben_ik_verplicht is_het_verplicht is_het_nodig|0.95 hoef_ik_niet is_het_niet_nodig niet_verplicht
0.95 hoe_werkt_het hoe_gaat_het_in_zijn_werk hoe_gaat_dat hoe_verloopt|0.95 hoe_kan_ik op_welke_manier_kan_ik hoe_moet_ik hoe_doe_ik|0.95 wat_moet_ik_doen wat_zijn_de_stappen wat_nu
0.95 wat_houdt_in wat_is_precies wat_betekent|0.95 wat_is_het_verschil waarin_verschilt verschil_tussen|0.95 wat_heb_ik_nodig wat_moet_ik_meenemen wat_moet_ik_meebrengen wat_meenemen
0.95 welke_papieren welke_documenten welke_bewijzen|0.95 waar_kan_ik_vinden waar_staat waar_vind_ik|0.95 waar_kan_ik_kopen waar_is_te_koop waar_verkrijgbaar
0.95 waar_moet_ik_zijn waar_moet_ik_naartoe waar_moet_ik_heen|0.95 wie_kan_ik_bellen wie_moet_ik_bellen met_wie_contact_opnemen
0.95 wie_moet_ik_hebben bij_wie_moet_ik_zijn wie_is_het_aanspreekpunt|0.95 wie_is_de_eigenaar van_wie_is_de_zaak wie_runt_de_zaak
0.95 wanneer_kan_ik_terecht wanneer_kan_ik_langskomen wanneer_hebben_jullie_plek|0.95 wanneer_krijg_ik wanneer_ontvang_ik wanneer_komt
0.95 wanneer_hoor_ik wanneer_krijg_ik_bericht wanneer_krijg_ik_antwoord|0.95 hoe_lang_duurt hoeveel_tijd_kost hoelang_duurt hoe_lang_ben_ik_bezig
0.95 hoe_lang_van_tevoren hoe_ver_van_tevoren hoeveel_dagen_vooraf|0.95 hoe_snel_kunnen_jullie wanneer_kunnen_jullie op_welke_termijn|0.95 hoe_vaak hoeveel_keer om_de_hoeveel_tijd
0.95 hoe_ver_van op_welke_afstand hoeveel_kilometer_van|0.95 hoe_groot_is wat_is_de_grootte wat_zijn_de_afmetingen wat_is_de_maat|0.95 hoe_zwaar_is wat_weegt wat_is_het_gewicht
0.95 hoe_oud_moet_je vanaf_welke_leeftijd wat_is_de_minimumleeftijd|0.95 hoeveel_mensen_passen_erin voor_hoeveel_personen hoeveel_personen_kunnen_er
0.95 tot_wanneer tot_welke_datum uiterlijk_wanneer|0.95 tot_hoe_laat tot_welk_uur|0.95 vanaf_hoe_laat vanaf_welk_uur vanaf_welke_tijd|0.95 op_welke_dagen welke_dagen wat_voor_dagen
0.95 is_er_plek is_er_nog_plaats hebben_jullie_nog_ruimte is_er_nog_iets_vrij|0.95 is_er_korting krijg_ik_korting geven_jullie_korting is_er_een_actie
0.95 kan_er_wat_af kan_het_goedkoper zit_er_nog_wat_rek_in_de_prijs|0.95 zijn_er_extra_kosten komen_er_kosten_bij betaal_ik_extra moet_ik_bijbetalen
0.95 is_het_inbegrepen zit_het_erbij is_dat_inclusief hoort_dat_erbij|0.95 wat_zit_erbij wat_is_inbegrepen wat_krijg_ik_erbij|0.95 kan_ik_ruilen mag_ik_ruilen kan_ik_het_ruilen
0.95 kan_ik_annuleren kan_ik_afzeggen mag_ik_annuleren|0.95 wat_als_ik_annuleer wat_als_ik_niet_kan_komen wat_als_ik_verhinderd_ben
0.95 wat_als_ik_ziek_ben wat_gebeurt_er_bij_ziekte als_ik_ziek_word|0.95 wat_als_ik_te_laat_ben als_ik_later_kom wat_als_ik_het_niet_red
0.95 krijg_ik_mijn_geld_terug wordt_het_terugbetaald kan_ik_mijn_geld_terugkrijgen|0.95 wat_als_het_kapot_gaat wat_als_het_stukgaat als_het_defect_raakt
0.95 wie_betaalt voor_wiens_rekening op_wiens_kosten|0.95 ben_ik_verzekerd is_het_verzekerd zit_er_verzekering_op|0.95 is_het_veilig is_het_gevaarlijk_of_niet is_dat_wel_veilig
0.95 is_het_geschikt_voor kan_het_gebruikt_worden_voor is_dat_ook_voor|0.95 is_het_schadelijk kan_het_kwaad|0.95 hebben_jullie_ervaring_met zijn_jullie_gespecialiseerd doen_jullie_dat_vaker
0.95 zijn_jullie_erkend hebben_jullie_een_keurmerk zijn_jullie_gecertificeerd|0.95 sinds_wanneer_bestaan hoelang_bestaan_jullie hoe_lang_zitten_jullie_er_al
0.95 waarom_kiezen_voor wat_maakt_jullie_anders waarom_jullie|0.95 spreken_jullie_engels kan_ik_engels_praten engelstalig
0.95 komen_jullie_aan_huis komen_jullie_bij_mij_thuis doen_jullie_huisbezoek|0.95 komen_jullie_ook_in rijden_jullie_ook_naar werken_jullie_ook_in
0.95 bezorgen_jullie_ook_in leveren_jullie_ook_in brengen_jullie_ook_naar|0.95 kan_ik_parkeren is_er_parkeergelegenheid is_er_parkeerplek kun_je_er_parkeren
0.95 mag_de_hond_mee mag_mijn_hond_mee zijn_honden_welkom mogen_honden_naar_binnen|0.95 mogen_kinderen_mee zijn_kinderen_welkom kan_ik_met_kinderen_komen
0.95 kan_ik_met_een_rolstoel is_het_rolstoeltoegankelijk kom_je_met_een_rolstoel_binnen|0.95 kan_ik_pinnen kan_ik_met_pin_betalen accepteren_jullie_pin
0.95 kan_ik_cash_betalen mag_ik_contant_betalen nemen_jullie_contant_aan|0.95 kan_ik_in_termijnen kan_ik_gespreid_betalen mag_ik_in_delen_betalen
0.95 kan_ik_achteraf kan_ik_later_betalen mag_ik_na_ontvangst_betalen|0.95 kan_ik_een_factuur_krijgen mag_ik_een_factuur krijg_ik_een_rekening
0.95 moet_ik_vooraf_betalen betaal_ik_vooraf moet_ik_aanbetalen|0.95 moet_ik_een_afspraak_maken is_een_afspraak_nodig alleen_op_afspraak
0.95 kan_ik_zonder_afspraak kan_ik_zo_binnenlopen kan_ik_gewoon_langskomen|0.95 kan_ik_online_reserveren kan_ik_via_internet_boeken kan_ik_via_de_site_reserveren
0.95 hebben_jullie_wifi is_er_internet kan_ik_op_de_wifi|0.95 zijn_jullie_vandaag_open kan_ik_vandaag_terecht bent_u_vandaag_geopend
0.95 zijn_jullie_zondag_open kan_ik_zondag_terecht op_zondag_geopend|0.95 is_er_een_wachtlijst hoelang_is_de_wachtlijst staan_er_mensen_op_de_wachtlijst
0.95 zijn_er_nog_kaarten is_het_uitverkocht kan_ik_nog_kaarten_krijgen|0.95 hebben_jullie_vacatures zoeken_jullie_nog_personeel kan_ik_bij_jullie_werken
0.95 hoe_zeg_ik_op hoe_kan_ik_opzeggen hoe_stop_ik_mijn|0.95 hoe_meld_ik_me_aan hoe_schrijf_ik_me_in hoe_kan_ik_me_opgeven|0.95 hoe_meld_ik_me_af hoe_schrijf_ik_me_uit
0.95 hoe_dien_ik_in hoe_kan_ik_indienen waar_kan_ik_indienen|0.95 hoe_vraag_ik_aan hoe_kan_ik_aanvragen waar_kan_ik_aanvragen|0.95 hoe_verander_ik hoe_wijzig_ik hoe_pas_ik_aan
0.95 hoe_bestel_ik hoe_kan_ik_bestellen hoe_plaats_ik_een_bestelling|0.95 hoe_stuur_ik_terug hoe_kan_ik_retourneren hoe_werkt_retourneren
0.95 hoe_maak_ik_schoon hoe_reinig_ik hoe_krijg_ik_schoon|0.95 hoe_onderhoud_ik hoe_verzorg_ik hoe_houd_ik_bij|0.95 wat_doen_jullie waar_zijn_jullie_voor wat_voor_bedrijf_zijn_jullie
0.95 wat_voor_soorten welke_soorten welke_varianten|0.95 welke_merken wat_voor_merken van_welk_merk|0.95 welke_kleuren in_wat_voor_kleuren verkrijgbaar_in_welke_kleur
0.95 welke_maten in_wat_voor_maten tot_welke_maat|0.95 wat_raden_jullie_aan wat_is_verstandig wat_adviseren_jullie|0.95 loont_het_de_moeite is_het_de_moeite_waard heeft_het_zin
0.95 kan_iemand_anders mag_een_ander_het_doen kan_ik_iemand_machtigen|0.95 kan_ik_later_betalen pas_later_betalen|0.95 ik_ben_kwijt ik_kan_niet_vinden ik_heb_verloren
0.95 ik_wil_graag ik_zou_graag ik_zou_willen|0.95 ik_heb_last_van ik_heb_pijn_aan ik_heb_zeer_aan|0.95 ik_ben_op_zoek_naar ik_zoek ik_zou_zoeken
0.95 ik_kan_niet_tegen ik_ben_allergisch_voor ik_verdraag_geen|0.95 klopt_het_dat is_het_waar_dat is_het_zo_dat|0.95 gaat_het_door vindt_het_plaats is_het_nog_steeds
0.95 geld doekoe floes pegels|0.95 geld money cash_money|0.95 geld pingping pecunia|0.9 geld stuivers knaken|0.95 tientje joetje tien_euro|0.95 vijfje vijf_euro vijf_piek
0.95 honderdje meier honderd_euro|0.95 duizend_euro rooitje mille|0.95 vijftigje vijftig_euro|0.7 euro piek|0.95 blut platzak skeer|0.9 blut geen_geld_hebben krap_bij_kas
0.95 bemiddeld in_de_slappe_was|0.9 verdienen vangen beuren|0.9 matsen vriendenprijsje gunstig_prijsje|0.9 prijsje zacht_prijsje scherpe_prijs|0.9 afzetten oplichten|0.9 afzetter oplichter
0.9 spotgoedkoop voor_een_habbekrats voor_een_appel_en_een_ei|0.9 habbekrats schijntje grijpstuiver|0.9 rib_uit_je_lijf duur_grapje|0.9 stapel_geld bom_duiten smak_geld
0.9 trakteren op_mijn_kosten rondje_geven|0.9 bijleggen lappen_met_zn_allen|0.9 schuld in_het_krijt|0.9 wat_schuift_dat wat_vangt_het wat_beurt_het|0.95 gaaf tof te_gek|0.95 thuis osso
0.9 wagga waggie auto|0.9 patas schoenen|0.9 skotoe politie|0.95 eten chappen bikken|0.9 bikken eten kanen|0.9 bunkeren schransen|0.95 ploffie scooter|0.9 tellie telefoon
0.9 jatten stelen pikken gappen|0.9 gejat gestolen gepikt|0.9 maffen slapen tukken|0.9 werken hosselen|0.9 hosselen bijklussen|0.9 buffelen hard_werken|0.9 chillen relaxen
0.9 feesten stappen uitgaan|0.9 fitti ruzie|0.9 fakka hoe_is_het|0.9 wollah echt_waar|0.95 tantoe ontzettend|0.9 shit rotzooi troep|0.9 peuk sigaret saffie|0.9 vapen e_sigaret e_smoker
0.85 zuipen alcohol_drinken|0.85 zaak toko|0.9 toko winkel|0.9 zaak winkel|0.95 bak_koffie bakkie_leut
`

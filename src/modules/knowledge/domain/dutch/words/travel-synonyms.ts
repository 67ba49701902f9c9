/**
 * Synonyms about cars, bicycles and staying the night. In the form of `thesaurus.ts`: groups between `|`, each with how well one word replaces
 * another.
 */
export const travelSynonyms = `
0.95 auto wagen bolide vierwieler|0.95 garage autogarage garagebedrijf autobedrijf|0.9 garagehouder garagist automonteur_eigenaar|0.95 automonteur mecanicien autotechnicus
0.9 autodealer merkdealer dealer|0.9 autohandelaar autoverkoper autohandel|0.95 occasion tweedehands_auto gebruikte_auto tweedehandswagen|0.9 nieuwe_auto nieuwwagen
0.9 inruil auto_inruilen oude_auto_inleveren inruilwaarde|0.9 auto_verkopen auto_laten_opkopen autoinkoop|0.95 proefrit testrit proefritje|0.95 apk apk_keuring autokeuring
0.9 apk technische_keuring periodieke_keuring|0.9 apk_verlopen keuring_verlopen apk_datum|0.9 apk_afgekeurd afgekeurd niet_door_de_keuring|0.9 apk_herkeuring herkeuring
0.95 onderhoudsbeurt grote_beurt servicebeurt|0.9 kleine_beurt kleine_onderhoudsbeurt|0.9 grote_beurt grote_onderhoudsbeurt|0.95 olie_verversen olieverversing oliebeurt olie_vervangen
0.9 motorolie oliepeil|0.9 distributieriem distributie_vervangen|0.9 bougies ontstekingsbougie|0.9 koppeling koppelingsplaat embrayage|0.9 versnellingsbak transmissie bak_auto
0.9 automaat automatische_versnellingsbak|0.9 handgeschakeld schakelauto schakelbak|0.9 remmen_vervangen nieuwe_remmen remblokken_vervangen|0.9 schokdempers schokbrekers
0.9 uitlaat knalpot uitlaatsysteem|0.9 roetfilter dpf|0.9 katalysator uitlaatkatalysator|0.9 accu_leeg lege_accu auto_start_niet wagen_start_niet|0.9 autoaccu startaccu autobatterij
0.9 starten_met_kabels startkabels|0.9 koelvloeistof koelwater antivries|0.9 ruitenwissers wisserbladen wissers|0.9 ruitenwisservloeistof ruitensproeiervloeistof
0.9 autolamp koplamp_vervangen lampje_auto|0.9 dashboardlampje waarschuwingslampje motorlampje storingslampje|0.9 uitlezen storing_uitlezen diagnose_auto
0.9 airco_auto airco_bijvullen aircoservice|0.9 banden autobanden rubber_auto|0.95 banden_wisselen bandenwissel wielen_wisselen|0.95 bandenopslag banden_opslaan bandenhotel
0.9 winterbanden winterwielen|0.9 zomerbanden zomerwielen|0.9 vierseizoenenbanden all_season all_seasonbanden|0.95 lekke_band klapband platte_band
0.9 band_repareren band_plakken_auto bandenreparatie|0.9 bandenspanning druk_in_de_banden banden_oppompen|0.9 profieldiepte profiel_van_de_band|0.9 uitlijnen uitlijning sporing
0.9 balanceren wielen_balanceren|0.9 velgen lichtmetalen_velgen|0.9 reservewiel thuiskomer noodwiel|0.95 autoruit voorruit windscherm
0.95 ruitschade sterretje_in_de_ruit steenslag barst_in_de_voorruit|0.9 ruit_vervangen nieuwe_voorruit autoglas|0.95 autoschade blikschade carrosserieschade
0.95 schadeherstel schadeherstelbedrijf carrosseriebedrijf|0.9 uitdeuken deuk_eruit_halen deukherstel|0.9 spuiten overspuiten autospuiten|0.9 kras_in_de_lak lakschade krasje_op_de_auto
0.9 lakstift bijwerken_lak|0.9 aanrijding botsing ongeluk_auto|0.9 schadeformulier europees_aanrijdingsformulier schadeaangifteformulier|0.9 total_loss perte_totale|0.95 pech autopech panne
0.95 pechhulp wegenwacht hulp_langs_de_weg|0.9 slepen wegslepen takelen|0.9 takeldienst sleepdienst bergingsbedrijf|0.95 vervangend_vervoer leenauto vervangauto
0.95 huurauto auto_huren autoverhuur|0.9 huurbus busje_huren bestelbus_huren verhuisbus|0.9 aanhanger aanhangwagen karretje|0.9 aanhanger_huren aanhangwagen_huren|0.9 trekhaak trekgewicht
0.9 trekhaak_monteren trekhaak_laten_zetten|0.9 dakkoffer skibox|0.9 dakdragers dakrails|0.9 fietsendrager fietsdrager_auto|0.9 kinderzitje_auto autostoeltje autozitje
0.95 leasen lease leaseauto|0.95 private_lease prive_lease leasen_als_particulier|0.9 operational_lease zakelijk_leasen|0.9 financial_lease auto_financieren
0.9 leasecontract leaseovereenkomst|0.9 leasemaatschappij leasebedrijf|0.9 bijtelling fiscale_bijtelling|0.95 bestelbus bestelwagen bestelauto busje camionette|0.95 vrachtwagen truck camion
0.9 oplegger trailer|0.9 motor motorfiets|0.9 scooter bromscooter|0.9 brommer bromfiets brommobiel|0.9 snorfiets snorscooter|0.9 elektrische_auto ev elektrische_wagen
0.9 hybride hybride_auto plug_in|0.9 auto_opladen elektrische_auto_laden|0.9 laadpaal laadstation wallbox|0.9 laadpas laadkaart|0.9 actieradius rijbereik hoe_ver_op_een_lading
0.9 tankstation benzinepomp pomp_tanken|0.9 tanken volgooien|0.9 benzine euro95 superbenzine|0.9 verkeerde_brandstof verkeerd_getankt|0.9 kilometerstand tellerstand kmstand
0.9 bouwjaar bouwjaar_auto jaar_van_de_auto|0.95 kenteken nummerplaat kentekenplaat|0.95 kentekenbewijs kentekencard autopapieren inschrijvingsbewijs_auto
0.9 overschrijven_auto tenaamstelling op_naam_zetten|0.9 vrijwaring vrijwaringsbewijs|0.9 schorsen auto_schorsen kenteken_schorsen|0.9 wegenbelasting motorrijtuigenbelasting mrb
0.9 auto_importeren auto_invoeren|0.9 rijklaar rijklaarprijs kosten_rijklaar_maken|0.9 nationale_autopas nap|0.9 autosleutel sleutel_van_de_auto
0.9 autosleutel_kwijt reservesleutel_auto sleutel_bijmaken_auto|0.9 buitengesloten_auto sleutel_in_de_auto|0.9 autowassen carwash wasstraat autowasstraat|0.9 autowassen auto_laten_wassen
0.9 wasbox zelf_auto_wassen|0.9 autopoetsen poetsbeurt auto_poetsen detailing|0.9 interieurreiniging_auto auto_van_binnen_schoonmaken|0.9 roest tectyleren roestbehandeling
0.9 rijschool autorijschool|0.9 sloopauto sloop autosloop autodemontage|0.9 stalling winterstalling autostalling|0.9 parkeersensor achteruitrijcamera
0.9 boete parkeerboete bekeuring bon_politie|0.9 chauffeur bestuurder|0.9 haal_en_brengservice auto_ophalen_en_terugbrengen|0.9 wachten_op_de_auto erop_wachten klaar_terwijl_je_wacht
0.9 laatst_onderhoud onderhoudsboekje onderhoudshistorie|0.9 oldtimer klassieker klassieke_auto|0.9 motorkap kap_van_de_auto|0.9 kofferbak achterbak koffer_auto|0.9 bumper stootstang
0.9 zijspiegel buitenspiegel|0.9 cruisecontrol snelheidsregelaar|0.95 fiets rijwiel velo|0.95 fietsenmaker fietsenwinkel rijwielzaak fietsenzaak|0.9 fietsenmaker fietsmonteur velomaker
0.95 fietsreparatie fiets_laten_maken fietsherstelling|0.95 e_bike ebike elektrische_fiets|0.9 speed_pedelec snelle_ebike speedpedelec|0.9 bakfiets cargofiets bakfietsje
0.9 vouwfiets plooifiets|0.9 racefiets koersfiets wielrenfiets|0.9 mountainbike mtb atb|0.9 gravelbike gravelfiets|0.9 kinderfiets fietsje|0.9 driewieler driewielfiets
0.9 stadsfiets omafiets|0.9 transportfiets fiets_met_voorrek|0.9 tandem fiets_voor_twee|0.9 ligfiets velomobiel|0.9 tweedehands_fiets gebruikte_fiets|0.9 fiets_op_maat framemaat fietsmaat
0.9 framehoogte framegrootte|0.9 hoge_instap lage_instap_fiets instap|0.9 fiets_proefrijden proefrit_fiets|0.9 fiets_inruilen oude_fiets_inleveren
0.95 fiets_van_de_zaak leasefiets fietslease fietsplan|0.9 fiets_leasen leasefiets_particulier|0.9 fietsonderhoud onderhoudsbeurt_fiets fietsbeurt|0.9 fietsenstalling stallingplek
0.95 band_plakken lekke_fietsband bandje_plakken|0.9 binnenband_vervangen nieuwe_binnenband|0.9 buitenband fietsband mantel_fiets|0.9 slag_in_het_wiel wiel_richten|0.9 spaak gebroken_spaak
0.9 ketting_eraf ketting_gevallen|0.9 kettingkast kettingbeschermer|0.9 versnelling derailleur|0.9 versnellingsnaaf naafversnelling|0.9 versnelling_afstellen schakelt_niet_goed
0.9 rem_afstellen rem_piept remmen_doen_het_niet|0.9 handrem knijprem|0.9 terugtraprem trommelrem|0.9 schijfremmen hydraulische_remmen|0.9 velgrem v_brake|0.9 trapper pedaal
0.9 trapas crank_as|0.9 fietsverlichting fietslamp|0.9 dynamo naafdynamo|0.9 bagagedrager pakkendrager|0.9 fietsbel bel_op_de_fiets|0.9 standaard_fiets pikkel|0.9 zadel fietszadel
0.9 zadelpen zadelhoogte|0.9 fietsslot ringslot|0.9 art_slot goedgekeurd_slot|0.9 fietssleutel_kwijt slot_openbreken slot_doorslijpen|0.9 fietstas dubbele_fietstas|0.9 fietsmand fietskrat
0.9 fietshelm valhelm_fiets|0.9 fietspomp bandenpomp|0.9 kinderzitje_fiets fietsstoeltje fietszitje|0.9 fietskar fietsaanhanger|0.9 fiets_gestolen fietsdiefstal gejatte_fiets
0.9 fietsverzekering diefstalverzekering_fiets|0.9 framenummer registratienummer_fiets|0.9 huurfiets fiets_huren|0.9 fietskoerier bezorger_op_de_fiets|0.9 fietsroute fietstocht
0.9 fietspad rijwielpad|0.9 accu_ebike fietsaccu accu_van_de_fiets|0.9 accu_revisie accu_reviseren fietsaccu_herstellen|0.9 fietsaccu_testen accucheck|0.9 middenmotor motor_in_het_midden
0.9 voorwielmotor motor_voorwiel|0.9 ondersteuning trapondersteuning|0.9 ebike_display schermpje_fiets|0.9 opvoeren ebike_opvoeren sneller_maken|0.9 scooter_reparatie scooter_herstel
0.9 elektrische_step e_step|0.95 overnachten logeren slapen nachtje_blijven blijven_slapen|0.95 overnachting nachtje verblijf|0.95 hotelkamer kamer gastenkamer|0.9 hotel logement herberg
0.9 bed_and_breakfast b_b bnb|0.9 hostel jeugdherberg backpackershostel|0.9 pension gastenverblijf guesthouse|0.7 appartement vakantieappartement
0.95 vakantiehuis vakantiewoning vakantiehuisje bungalow zomerhuisje|0.9 chalet stacaravan mobilhome|0.9 vakantiepark bungalowpark recreatiepark|0.95 camping kampeerterrein kampeerplaats
0.95 kampeerplek staanplaats tentplaats|0.9 camperplaats camperplek plek_voor_de_camper|0.9 caravan sleurhut vouwwagen|0.9 kamperen tenten met_de_tent campen
0.9 glamping luxe_kamperen safaritent|0.9 trekkershut blokhut hikershut|0.9 seizoensplaats vaste_plek jaarplaats vaste_staanplaats|0.95 inchecken aankomsttijd check_in checkin
0.9 inchecken vanaf_hoe_laat_op_de_kamer kamer_in hoe_laat_terecht_op_de_kamer|0.95 uitchecken vertrektijd check_out checkout_kamer
0.9 uitchecken hoe_laat_van_de_kamer_af kamer_verlaten hoe_laat_weg|0.9 vroeg_inchecken early_check_in eerder_inchecken eerder_op_de_kamer
0.9 laat_uitchecken late_check_out later_uitchecken langer_op_de_kamer|0.9 laat_aankomen late_aankomst savonds_laat_inchecken|0.9 zelf_inchecken self_check_in sleutelkastje codeslot
0.9 sleutelkaart kamersleutel toegangspas|0.95 bagage koffers tassen_en_koffers|0.9 bagage_achterlaten koffers_stallen bagageopslag bagage_bewaren
0.95 toeristenbelasting verblijfsbelasting verblijfstaks|0.9 minimaal_aantal_nachten minimumverblijf minimaal_verblijf
0.9 kamer_met_ontbijt inclusief_ontbijt ontbijt_inbegrepen logies_met_ontbijt|0.9 halfpension half_pension ontbijt_en_diner|0.9 volpension vol_pension alle_maaltijden_inbegrepen
0.9 all_inclusive_verblijf alles_inclusief|0.9 ontbijttijden hoe_laat_ontbijt tot_hoe_laat_ontbijten|0.9 ontbijtbuffet ontbijt_in_buffetvorm|0.9 lunchpakket picknickpakket lunch_to_go
0.9 roomservice eten_op_de_kamer kamerservice|0.95 tweepersoonskamer dubbele_kamer double_room kamer_voor_twee|0.95 eenpersoonskamer single_room kamer_voor_een_persoon
0.9 familiekamer gezinskamer kamer_voor_vier|0.9 twin_kamer twee_losse_bedden aparte_bedden|0.9 tweepersoonsbed lits_jumeaux kingsize|0.9 extra_bed bijzetbed opklapbed
0.9 kinderbedje babybed campingbedje ledikantje|0.9 stapelbed hoogslaper|0.95 beddengoed bedlinnen lakens_en_slopen|0.9 linnenpakket lakenpakket bedlinnenpakket
0.9 opgemaakte_bedden bedden_opgemaakt|0.9 handdoekenpakket badlinnen baddoeken|0.9 kussen hoofdkussen|0.9 dekbed donsdeken deken|0.9 eindschoonmaak schoonmaakkosten schoonmaak_na_vertrek
0.9 schoonmaak_kamer kamer_opgeruimd housekeeping|0.9 kamermeisje kamerschoonmaker housekeeper|0.9 minibar koelkastje_op_de_kamer|0.9 kluisje kluis_op_de_kamer safe
0.9 balkon eigen_buitenplaats|0.9 zeezicht uitzicht_op_zee kamer_met_zeezicht|0.9 ligbad bad_op_de_kamer badkuip|0.9 jacuzzi bubbelbad whirlpool|0.9 hottub hot_tub buitenbad
0.9 prive_sanitair eigen_badkamer eigen_douche_en_toilet|0.9 gedeelde_badkamer gedeeld_sanitair badkamer_op_de_gang|0.9 sanitairgebouw toiletgebouw washok
0.9 kampvuur vuurtje_stoken vuurkorf|0.9 barbecueen_op_de_camping bbq_bij_de_tent|0.9 stroom_op_de_plek stroomaansluiting ampere_op_de_plek
0.9 chemisch_toilet cassettetoilet chemisch_toilet_legen|0.9 water_tappen watertappunt drinkwaterpunt|0.9 gasfles gasflessen butagas|0.7 zwembad peuterbad
0.9 animatieteam kinderanimatie recreatieteam|0.9 fietsverhuur fietsen_te_huur fietsen_huren|0.9 honden_toeslag hond_bijbetalen kosten_hond|0.9 huisdiervrij geen_huisdieren zonder_huisdieren
0.9 rookvrije_kamer niet_roken_kamer|0.9 borg_vakantiehuis waarborg_huisje|0.9 aankomstdag wisseldag dag_van_aankomst|0.9 vertrekdag dag_van_vertrek
0.9 weekendje_weg weekendarrangement weekendverblijf|0.9 midweek doordeweekse_dagen_verblijf|0.9 arrangement pakketje_overnachting verblijfsarrangement|0.9 huwelijksnacht bruidssuite
0.9 langer_verblijf long_stay langdurig_verblijf|0.9 verblijf_verlengen nachtje_langer extra_nacht bijboeken|0.9 eerder_vertrekken verblijf_inkorten eerder_naar_huis
0.9 boekingsbevestiging reserveringsbevestiging bevestiging_boeking|0.9 boekingsnummer reserveringsnummer reservatienummer|0.9 booking_com boekingssite
0.9 aantal_personen_huisje slaapplaatsen hoeveel_slaapplekken|0.9 slaapkamer slaapvertrek|0.9 slaapbank bedbank zetelbed|0.9 vaatwasser afwasmachine vaatwasmachine
0.9 kookgerei keukengerei pannen_en_bestek|0.9 kitchenette keukentje keukenblokje|0.9 geluidsoverlast_nacht nachtrust stilte_na|0.9 aankomst_met_kinderen kindvriendelijk_hotel
0.9 reisbureau reisorganisatie touroperator|0.85 vakantie reis|0.9 stedentrip citytrip|0.9 rondreis toer|0.9 excursie uitstapje dagtocht|0.9 vliegticket vlucht_boeken
0.9 handbagage koffertje_in_het_vliegtuig|0.9 reisleider gids_op_reis reisbegeleider|0.9 annuleringsverzekering annulatieverzekering|0.9 reisverzekering doorlopende_reisverzekering
0.9 visum reisvisum inreisvisum
`

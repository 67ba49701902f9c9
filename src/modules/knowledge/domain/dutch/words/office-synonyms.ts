/**
 * Synonyms about computers, law, bookkeeping, insurance, government and work. In the form of `thesaurus.ts`: groups between `|`, each with how well
 * one word replaces another.
 */
export const officeSynonyms = `
0.95 inloggen aanmelden_op_mijn_account login sign_in|0.95 uitloggen afmelden_van_mijn_account log_uit|0.95 account_aanmaken registreren account_maken profiel_aanmaken
0.95 account_verwijderen account_opheffen account_sluiten profiel_verwijderen|0.9 account_geblokkeerd account_vergrendeld uit_mijn_account_gezet
0.9 account_gehackt gehackt inbraak_op_account|0.95 wachtwoord paswoord password|0.95 wachtwoord_vergeten wachtwoord_kwijt paswoord_vergeten inlogcode_kwijt
0.95 wachtwoord_wijzigen wachtwoord_resetten nieuw_wachtwoord_instellen wachtwoord_herstellen|0.9 inloggen_lukt_niet kan_niet_inloggen niet_kunnen_inloggen login_werkt_niet
0.95 gebruikersnaam inlognaam username|0.95 inloggegevens logingegevens toegangsgegevens|0.95 tweestapsverificatie tweefactorauthenticatie twee_factor 2fa
0.9 verificatiecode bevestigingscode sms_code|0.9 code_niet_ontvangen geen_code_gekregen code_komt_niet_binnen|0.9 bevestigingsmail activatiemail verificatiemail
0.9 mail_niet_ontvangen geen_mail_gekregen mail_komt_niet_aan|0.9 spam spambox ongewenste_mail|0.95 klantportaal klantomgeving mijn_omgeving mijn_account
0.9 gegevens_wijzigen gegevens_aanpassen profiel_bewerken|0.9 mailadres_wijzigen ander_mailadres e_mailadres_aanpassen|0.9 telefoonnummer_wijzigen nieuw_telefoonnummer nummer_aanpassen
0.95 nieuwsbrief mailing maandbrief|0.95 nieuwsbrief_afmelden uitschrijven_nieuwsbrief geen_mail_meer_ontvangen nieuwsbrief_stopzetten
0.95 aanmelden_nieuwsbrief inschrijven_nieuwsbrief nieuwsbrief_krijgen|0.9 pushberichten meldingen_app notificaties|0.95 privacyverklaring privacybeleid privacy_policy privacystatement
0.95 persoonsgegevens persoonlijke_gegevens|0.95 avg gdpr privacywet|0.9 gegevens_verwijderen data_wissen gegevens_wissen vergeten_worden
0.9 gegevens_inzien inzageverzoek welke_gegevens_hebben_jullie|0.9 datalek lek_van_gegevens|0.9 gegevens_delen gegevens_doorverkopen gegevens_met_derden
0.9 bewaartermijn hoe_lang_bewaren_jullie hoelang_opgeslagen|0.9 verwerkersovereenkomst verwerkingsovereenkomst|0.9 functionaris_gegevensbescherming privacy_officer
0.9 cookies cookieinstellingen cookietoestemming|0.9 toestemming_intrekken toestemming_terugtrekken|0.95 website site webpagina internetpagina
0.95 website_laten_maken site_laten_bouwen webdesign website_bouwen|0.9 webbouwer webdesigner websitebouwer|0.9 webshop_laten_maken webwinkel_laten_bouwen|0.9 webwinkelsoftware shopsysteem
0.9 wordpress wordpress_site|0.9 cms contentmanagementsysteem|0.95 hosting webhosting websitehosting|0.85 domeinnaam domein webadres url
0.9 domein_verhuizen domeinnaam_verhuizen verhuistoken|0.9 domein_registreren domeinnaam_aanvragen domeinnaam_vastleggen|0.9 ssl ssl_certificaat https slotje|0.9 mailbox postvak mailaccount
0.9 mail_instellen imap mail_op_telefoon_zetten|0.9 website_ligt_eruit site_offline website_onbereikbaar site_is_down|0.9 storing_server serverstoring|0.9 uptime beschikbaarheidsgarantie
0.9 traag_website site_laadt_langzaam|0.9 seo zoekmachineoptimalisatie hoger_in_google|0.9 google_ads adverteren_in_google|0.9 zoekwoord keyword|0.9 online_marketing internetmarketing
0.9 websiteonderhoud onderhoud_website|0.9 logo_ontwerpen logo_laten_maken|0.9 huisstijl branding|0.95 app applicatie appje_downloaden|0.9 app_downloaden app_installeren appstore
0.9 app_werkt_niet app_crasht app_loopt_vast|0.95 software softwarepakket computerprogramma|0.9 maatwerksoftware software_op_maat|0.9 licentie licentiesleutel productcode activatiecode
0.9 proefversie trial demo_versie|0.9 demo_aanvragen demonstratie|0.9 gebruiker_toevoegen extra_gebruiker gebruikers_bijkopen|0.9 rechten_gebruiker toegangsrechten
0.9 koppeling integratie api|0.9 importeren inladen|0.9 exporteren export|0.9 data_overdracht datamigratie migratie|0.9 cloud cloudopslag|0.9 server serverruimte|0.9 netwerk bedrijfsnetwerk
0.9 vpn vpn_verbinding|0.9 systeembeheer ict_beheer it_beheer|0.9 ict_bedrijf it_bedrijf computerbedrijf|0.9 it_ondersteuning ict_support computerhulp
0.9 hulp_op_afstand meekijken_op_afstand teamviewer overname_van_het_scherm|0.9 ticket_aanmaken supportticket servicemelding|0.9 sla service_level_agreement
0.9 back_up_terugzetten herstelpunt bestanden_herstellen|0.9 beveiliging cybersecurity|0.9 phishing nepmail valse_mail|0.9 oplichting scam|0.9 ransomware gijzelsoftware
0.9 firewall brandmuur|0.9 update nieuwe_versie softwareupdate|0.9 bug programmafout softwarefout|0.9 browser internetbrowser chrome|0.9 cache_legen browsergeschiedenis_wissen
0.9 linkje_werkt_niet dode_link link_doet_het_niet|0.9 bestand file_document|0.9 bijlage attachment|0.9 bestand_te_groot upload_lukt_niet|0.9 bestandsformaat bestandstype
0.9 invulformulier webformulier|0.9 zoekfunctie zoekbalk|0.9 kunstmatige_intelligentie ai chatgpt|0.9 glasvezel glasvezelinternet|0.9 internetaansluiting internetverbinding
0.9 internetabonnement abonnement_internet|0.9 internetsnelheid downloadsnelheid|0.9 internet_valt_weg geen_internet internetstoring|0.9 bellen_via_internet voip
0.9 telefooncentrale telefonie|0.9 kassasysteem kassasoftware|0.7 digitaal online|0.9 taal_website website_in_het_engels|0.9 toetsencombinatie sneltoets
0.95 telefoon smartphone gsm mobieltje|0.9 telefoontoestel handset|0.9 telefoonwinkel gsm_winkel belwinkel|0.95 telefoonreparatie smartphonereparatie gsm_herstelling
0.95 scherm display beeldscherm|0.95 kapot_scherm gebarsten_scherm scherm_stuk schermbreuk barst_in_het_scherm|0.9 scherm_vervangen nieuw_scherm schermreparatie|0.9 touchscreen aanraakscherm
0.9 screenprotector beschermglas tempered_glass|0.9 telefoonhoesje hoes case|0.9 batterij_vervangen nieuwe_accu accu_wissel|0.9 snel_leeg accu_loopt_leeg batterij_gaat_snel_leeg
0.95 oplader lader adapter_telefoon|0.9 oplaadkabel laadkabel usb_kabel snoertje|0.9 laadt_niet laadt_niet_op wil_niet_opladen gaat_niet_laden|0.9 powerbank mobiele_lader
0.9 draadloos_laden inductieladen|0.9 laadpoort oplaadaansluiting laadingang|0.9 waterschade_telefoon in_het_water_gevallen nat_geworden_toestel
0.9 gevallen_telefoon laten_vallen uit_mijn_handen_gevallen|0.9 simkaart sim esim|0.9 sim_only simonly abonnement_zonder_toestel|0.9 prepaid beltegoed|0.9 databundel internetbundel mb_bundel
0.9 nummerbehoud nummer_meenemen nummerporting|0.9 provider telecomaanbieder netwerkaanbieder|0.9 bereik ontvangst_signaal streepjes_bereik|0.9 simlockvrij unlocken simlock
0.9 toestel_vergrendeld pincode_telefoon_vergeten telefoon_op_slot|0.9 oordopjes oortjes earbuds earpods|0.9 koptelefoon hoofdtelefoon headphone|0.9 headset hoofdset
0.9 speaker luidspreker box|0.9 geen_geluid geluid_doet_het_niet stil_toestel|0.95 laptop notebook schootcomputer|0.95 computer pc desktop|0.95 computerreparatie pc_reparatie laptopreparatie
0.9 computerwinkel computerzaak|0.9 tablet ipad|0.9 macbook apple_laptop|0.9 toetsenbord keyboard klavier|0.9 computermuis muisje|0.9 monitor computerscherm|0.9 printer printapparaat
0.9 inktpatroon cartridge inktcartridge|0.9 toner tonercartridge|0.9 traag langzaam sloom|0.9 loopt_vast hangt bevriest vastgelopen
0.9 start_niet_op gaat_niet_aan wil_niet_opstarten komt_niet_op_gang|0.9 valt_steeds_uit schakelt_uit slaat_af gaat_vanzelf_uit|0.9 zwart_scherm geen_beeld scherm_blijft_zwart
0.9 blauw_scherm bluescreen|0.9 virus malware computervirus|0.9 virusscanner antivirus virusbeveiliging|0.9 gegevensherstel datarecovery bestanden_terughalen
0.9 gegevens_overzetten data_overzetten bestanden_overzetten|0.9 harde_schijf hdd schijfruimte|0.9 ssd solid_state_drive|0.9 werkgeheugen ram
0.9 opslagruimte geheugen_toestel opslagcapaciteit|0.9 usb_stick usbstick geheugenstick|0.9 geheugenkaart sd_kaart|0.9 back_up backup reservekopie
0.9 installeren installatie aansluiten_en_instellen|0.9 instellen configureren inregelen|0.9 opnieuw_installeren herinstalleren schone_installatie
0.9 fabrieksinstellingen resetten terugzetten_naar_fabrieksinstellingen|0.9 software_update bijwerken updaten|0.9 besturingssysteem operating_system|0.9 tv televisie televisietoestel
0.9 tv_ophangen televisie_aan_de_muur tv_beugel|0.9 afstandsbediening zapper remote|0.9 decoder mediabox tv_kastje|0.9 stereo geluidsset muziekinstallatie|0.9 soundbar geluidsbalk
0.9 platenspeler draaitafel pick_up_platen|0.9 spelcomputer console gameconsole|0.9 game computerspel videogame|0.9 fototoestel fotocamera|0.9 lens_camera objectief|0.9 drone quadcopter
0.9 smartwatch slim_horloge|0.9 fitnesstracker stappenteller activity_tracker|0.9 router modem wifi_kastje|0.9 wifi_versterker repeater wifi_extender
0.9 slechte_wifi wifi_valt_weg traag_internet|0.9 deurbelcamera slimme_deurbel videodeurbel|0.9 slimme_thermostaat digitale_thermostaat|0.9 domotica smart_home slim_huis
0.9 beveiligingscamera bewakingscamera|0.9 alarm alarmsysteem inbraakalarm|0.95 witgoed huishoudelijke_apparaten wasmachines_en_koelkasten|0.9 bruingoed beeld_en_geluid
0.95 wasmachine wasautomaat|0.95 droger wasdroger droogkast droogtrommel|0.95 koelkast ijskast frigo|0.95 vriezer diepvries vrieskist diepvriezer|0.95 vaatwasser afwasmachine
0.95 magnetron microgolfoven microgolf|0.9 oven bakoven inbouwoven|0.9 fornuis kooktoestel gasfornuis|0.9 kookplaat inductieplaat kookvuur|0.9 inductie inductiekoken inductiekookplaat
0.9 afzuigkap dampkap wasemkap|0.9 stofzuiger zuiger|0.9 robotstofzuiger zuigrobot|0.9 stofzuigerzak zakken_voor_de_stofzuiger|0.9 koffiemachine koffiezetapparaat koffieautomaat
0.9 espressomachine espressoapparaat|0.9 koffiecups capsules koffiepads|0.9 ontkalken kalkaanslag_verwijderen kalkvrij_maken|0.9 waterkoker waterkoker_elektrisch
0.9 airfryer heteluchtfriteuse|0.9 frituurpan friteuse|0.9 blender mixer_kan|0.9 staafmixer staafblender|0.9 broodrooster toaster|0.9 strijkijzer strijkbout|0.9 haardroger fohn
0.9 scheerapparaat elektrisch_scheerapparaat|0.9 elektrische_tandenborstel oral_b|0.9 ventilator waaier|0.9 luchtbevochtiger bevochtiger|0.9 luchtontvochtiger ontvochtiger
0.9 luchtreiniger luchtzuiveraar|0.9 inbouwapparatuur inbouwtoestellen|0.9 apparaat toestel machine|0.9 onderdeel reserveonderdeel spare_part wisselstuk
0.9 onderdelen_bestellen los_onderdeel_kopen|0.9 verlengsnoer verlengkabel|0.9 stekkerdoos stekkerblok verdeelstekker|0.9 gloeilamp peertje lichtbron|0.9 ledlamp spaarlamp_led
0.9 energielabel energieklasse|0.9 energiezuinig zuinig laag_verbruik|0.9 stroomverbruik verbruik energieverbruik|0.9 oud_apparaat_inleveren oude_toestel_meenemen oude_wasmachine_meenemen
0.9 e_waste elektronisch_afval oude_apparaten_recyclen|0.9 refurbished gereviseerd opgeknapt_toestel|0.9 toestel_inruilen inruilwaarde_telefoon oude_telefoon_verkopen
0.9 leentoestel vervangend_toestel leentelefoon|0.9 diagnose onderzoekskosten diagnosekosten|0.9 niet_te_repareren total_loss_toestel onherstelbaar
0.9 loont_repareren reparatie_de_moeite_waard nog_te_maken|0.95 reparatie herstelling reparatiewerk|0.9 reparatiekosten herstelkosten reparatieprijs herstellingskosten
0.9 reparatietijd reparatieduur hoe_lang_duurt_de_reparatie|0.9 klaar_terwijl_u_wacht wachtreparatie meteen_klaar|0.9 handleiding manual gebruikershandleiding|0.9 serienummer imei typenummer
0.9 foutcode foutmelding errorcode|0.9 kortsluiting sluiting_in_het_apparaat|0.9 aansluiten aansluiting aankoppelen|0.95 advocaat raadsman advocatenkantoor
0.9 jurist rechtskundige juridisch_adviseur|0.95 juridisch_advies rechtshulp juridische_hulp|0.9 gratis_rechtshulp juridisch_loket rechtswinkel
0.9 toevoeging gesubsidieerde_rechtsbijstand pro_deo|0.9 rechtsbijstandverzekering rechtsbijstand|0.9 uurtarief_advocaat honorarium ereloon|0.9 rechtszaak proces geding
0.95 rechtbank tribunaal|0.9 dagvaarden voor_de_rechter_slepen aanklagen|0.9 dagvaarding oproep_rechtbank|0.9 hoger_beroep in_beroep_gaan|0.9 kort_geding spoedprocedure
0.9 griffierecht griffiekosten|0.95 vonnis uitspraak_van_de_rechter|0.95 mediator bemiddelaar mediation|0.95 scheiden echtscheiding uit_elkaar_gaan
0.9 scheidingsconvenant echtscheidingsconvenant|0.9 alimentatie onderhoudsgeld|0.9 kinderalimentatie kinderbijdrage_na_scheiding|0.9 omgangsregeling bezoekregeling
0.9 ouderschapsplan afspraken_over_de_kinderen|0.9 voogdij voogd|0.9 arbeidsconflict ruzie_op_het_werk conflict_met_mijn_baas|0.9 arbeidsrecht arbeidsrechtadvocaat
0.9 letselschade letselschadeadvocaat|0.9 burenruzie burenconflict ruzie_met_de_buren|0.9 erfgrens perceelgrens|0.9 strafrecht strafzaak|0.9 verdachte beschuldigde
0.9 aansprakelijk_stellen aansprakelijkstelling|0.9 algemene_voorwaarden leveringsvoorwaarden verkoopsvoorwaarden|0.9 contract overeenkomst
0.9 contract_laten_opstellen overeenkomst_opstellen|0.9 contract_laten_controleren contract_nakijken contractcheck|0.9 ondertekenen tekenen handtekening_zetten
0.9 digitaal_ondertekenen elektronische_handtekening digitale_handtekening|0.95 notaris notariskantoor notariaat|0.9 notariskosten notaristarief kosten_notaris
0.95 testament laatste_wil uiterste_wil|0.9 testament_opstellen testament_maken testament_laten_maken|0.9 levenstestament volmacht_bij_ziekte zorgvolmacht
0.9 volmacht machtiging_andere_persoon|0.95 erfenis nalatenschap erfdeel|0.9 erfbelasting successierechten erfenisbelasting|0.9 verklaring_van_erfrecht erfrechtverklaring
0.9 executeur executeur_testamentair|0.9 onterven uit_het_testament_halen|0.9 schenking schenken_aan_kinderen|0.9 schenkbelasting schenkingsrecht belasting_over_schenking
0.9 samenlevingscontract samenlevingsovereenkomst|0.9 huwelijkse_voorwaarden huwelijkscontract|0.9 geregistreerd_partnerschap partnerschap|0.9 gemeenschap_van_goederen gezamenlijk_bezit
0.9 statuten akte_van_oprichting oprichtingsakte|0.9 bv_oprichten bv_beginnen bv_starten|0.9 besloten_vennootschap bv|0.95 stichting_oprichten stichting_beginnen
0.95 boekhouder boekhoudkantoor administratiekantoor|0.95 accountant accountantskantoor registeraccountant|0.95 boekhouding administratie de_boeken
0.9 boekhouden boekhouding_bijhouden administratie_voeren|0.9 boekhoudprogramma boekhoudsoftware|0.9 jaarrekening jaarcijfers balans|0.9 winst_en_verliesrekening resultatenrekening
0.9 tussentijdse_cijfers kwartaalcijfers|0.95 belastingaangifte aangifte_inkomstenbelasting belastingbrief
0.95 aangifte_doen belasting_invullen aangifte_laten_doen belastingaangifte_laten_verzorgen|0.9 belastingadviseur fiscalist belastingconsulent|0.9 belastingdienst fiscus
0.9 inkomstenbelasting ib personenbelasting|0.9 btw_aangifte omzetbelastingaangifte btw_kwartaal|0.9 vennootschapsbelasting vpb|0.9 voorlopige_aanslag belastingaanslag
0.9 uitstel_belasting uitstel_aangifte uitstel_vragen|0.9 belastingteruggave geld_terug_van_de_belasting belasting_terug|0.9 aftrekposten wat_mag_ik_aftrekken
0.9 zelfstandigenaftrek ondernemersaftrek|0.9 kleineondernemersregeling kor|0.9 bonnetjes_inleveren bonnen_aanleveren|0.9 stukken_aanleveren papieren_aanleveren documenten_aanleveren
0.9 debiteuren openstaande_klanten|0.9 debiteurenbeheer facturen_innen|0.9 crediteuren openstaande_leveranciers|0.9 vaste_prijs_boekhouder boekhouding_abonnement
0.9 overstappen_van_boekhouder wisselen_van_boekhouder|0.9 bewaarplicht hoe_lang_administratie_bewaren|0.9 schulden schuldenlast rood_staan|0.9 schuldhulpverlening schuldsanering schuldhulp
0.9 bewindvoering bewindvoerder|0.9 faillissement failliet bankroet|0.9 curator faillissementscurator|0.9 beslag beslaglegging|0.9 merk_registreren merkregistratie handelsmerk
0.9 auteursrecht copyright|0.9 octrooi patent|0.95 verzekering assurantie|0.95 verzekeraar verzekeringsmaatschappij assuradeur
0.9 verzekeringsadviseur assurantietussenpersoon verzekeringsmakelaar|0.95 polis verzekeringspolis polisblad|0.9 polisnummer verzekeringsnummer|0.95 premie verzekeringspremie maandpremie
0.9 premie_berekenen wat_kost_de_verzekering premieberekening|0.9 verzekering_afsluiten verzekering_nemen verzekering_aangaan|0.95 verzekering_opzeggen polis_opzeggen verzekering_stopzetten
0.9 overstapservice verzekering_overzetten|0.95 dekking waar_ben_ik_voor_verzekerd gedekt wat_is_verzekerd|0.9 niet_gedekt uitgesloten niet_verzekerd
0.9 verzekerd_bedrag maximale_vergoeding maximale_uitkering|0.95 schade_melden schademelding schade_doorgeven schade_aangeven|0.9 schadeafhandeling schadebehandeling schadeafwikkeling
0.9 schade_expert expertise schade_inspecteur|0.9 uitkering_verzekering uitgekeerd schade_uitbetaald|0.95 autoverzekering wagenverzekering
0.9 wa_verzekering wettelijke_aansprakelijkheid ba_verzekering|0.9 wa_plus beperkt_casco mini_omnium|0.9 allrisk volledig_casco omnium|0.9 schadevrije_jaren no_claim bonus_malus
0.9 groene_kaart verzekeringsbewijs_auto|0.9 inzittendenverzekering ongevallen_inzittenden|0.9 aansprakelijkheidsverzekering avp familiale_verzekering
0.9 inboedelverzekering inboedel_verzekeren|0.9 opstalverzekering woonhuisverzekering gebouwenverzekering|0.9 woonverzekering woningverzekering|0.9 glasverzekering glasschade
0.9 waterschade schade_door_water|0.9 brandschade brandverzekering|0.9 inbraakschade schade_na_inbraak|0.9 overlijdensrisicoverzekering orv schuldsaldoverzekering
0.9 uitvaartverzekering begrafenisverzekering|0.9 arbeidsongeschiktheidsverzekering aov|0.9 arbeidsongeschikt niet_kunnen_werken|0.9 bedrijfsaansprakelijkheidsverzekering avb
0.9 beroepsaansprakelijkheid beroepsaansprakelijkheidsverzekering|0.9 bedrijfsverzekering zakelijke_verzekering|0.9 cyberverzekering cyberrisicoverzekering
0.9 garantieverzekering verlengde_garantieverzekering|0.9 wachttijd_verzekering carenztijd|0.9 medeverzekerd partner_meeverzekeren kinderen_meeverzekeren
0.9 collectief_verzekerd collectieve_verzekering|0.9 verzekeringsvoorwaarden polisvoorwaarden|0.9 pakketkorting_verzekering meerdere_verzekeringen|0.9 no_claimkorting schadevrijkorting
0.9 mijn_polis polis_inzien polismap|0.9 uitvaartondernemer begrafenisondernemer uitvaartverzorger|0.9 uitvaartkosten begrafeniskosten|0.9 crematie cremeren|0.9 urn asbestemming
0.9 rouwkaart overlijdenskaart|0.9 overlijden overleden sterfgeval|0.9 overlijden_melden sterfgeval_melden|0.9 grafsteen grafmonument gedenksteen|0.9 aula uitvaartcentrum
0.7 sparen spaarrekening|0.9 spaarrente rente_op_spaargeld|0.9 beleggen investeren|0.9 pensioen_aanvullen lijfrente|0.9 persoonlijke_lening consumptief_krediet
0.95 identiteitsbewijs legitimatiebewijs id_bewijs|0.7 identiteitsbewijs rijbewijs|0.7 identiteitsbewijs identiteitskaart|0.95 identiteitskaart id_kaart eid
0.9 legitimeren identificeren legitimatie_tonen|0.9 paspoort reisdocument|0.95 paspoort_aanvragen nieuw_paspoort paspoort_verlengen|0.9 paspoort_kwijt paspoort_verloren vermissing_paspoort
0.95 bsn burgerservicenummer sofinummer|0.95 rijksregisternummer insz|0.95 kvk kamer_van_koophandel|0.95 kvk_nummer handelsregisternummer ondernemingsnummer
0.95 kvk_uittreksel uittreksel_handelsregister uittreksel_kvk|0.9 kvk_inschrijving inschrijven_bij_de_kvk bedrijf_inschrijven|0.95 btw_nummer btw_id omzetbelastingnummer|0.95 digid digi_d
0.9 eherkenning e_herkenning|0.9 machtigen gemachtigde iemand_anders_laten_regelen|0.95 gemeente gemeentehuis stadhuis|0.9 gemeenteloket burgerzaken publieksbalie
0.9 gemeenteraad raad_van_de_gemeente|0.9 burgemeester burgervader|0.95 uittreksel_geboorteakte geboorteakte geboortebewijs|0.9 uittreksel_bevolkingsregister uittreksel_brp
0.9 geboorteaangifte kind_aangeven geboorte_aangeven|0.9 verhuizing_doorgeven verhuisaangifte verhuizing_melden|0.9 huwelijksakte trouwakte trouwboekje
0.9 overlijdensakte akte_van_overlijden|0.9 naturalisatie nederlander_worden|0.9 verblijfsvergunning verblijfsdocument|0.9 asielzoeker vluchteling|0.9 statushouder vergunninghouder
0.95 rijbewijs_verlengen rijbewijs_vernieuwen nieuw_rijbewijs|0.9 rijbewijs_kwijt rijbewijs_verloren|0.9 rdw dienst_wegverkeer|0.9 cbr rijvaardigheidsbewijzen|0.9 uwv uitkeringsinstantie
0.9 svb sociale_verzekeringsbank|0.9 aow staatspensioen ouderdomspensioen|0.9 kinderbijslag groeipakket|0.7 toeslagen belastingtoeslagen|0.9 wmo wet_maatschappelijke_ondersteuning
0.9 wmo_aanvraag wmo_loket|0.9 bijstand participatiewet leefloon|0.9 minimaregeling minimabeleid regeling_voor_laag_inkomen|0.9 stadspas ooievaarspas meedoenpas
0.95 laag_inkomen weinig_inkomen kleine_portemonnee|0.9 voedselbank voedselpakket|0.9 vergunning_aanvragen vergunningaanvraag|0.9 evenementenvergunning vergunning_voor_evenement
0.9 horecavergunning drankvergunning alcoholvergunning|0.9 terrasvergunning vergunning_terras|0.9 exploitatievergunning uitbatingsvergunning|0.9 standplaatsvergunning ventvergunning
0.9 ontheffing dispensatie|0.95 bezwaar_maken bezwaarschrift bezwaar_indienen|0.9 leges legeskosten|0.9 aangifte_politie aangifte_bij_de_politie diefstal_aangeven|0.9 politiebureau wijkagent
0.9 gemeentebelasting ozb onroerendezaakbelasting|0.9 afvalstoffenheffing rioolheffing_en_afval|0.9 kwijtschelding kwijtgescholden|0.85 stemmen verkiezingen
0.9 stempas oproepingskaart_verkiezingen|0.9 melding_doen_gemeente losse_stoeptegel_melden|0.9 straatverlichting lantaarnpaal|0.9 aanvraagformulier aanvraagpapier
0.9 bewijsstuk bewijsmiddel bewijs|0.9 kopie fotokopie afschrift|0.9 gewaarmerkt gelegaliseerd|0.9 apostille legalisatie|0.9 beedigde_vertaling officiele_vertaling beedigd_vertaler
0.7 tolk vertaler|0.9 geboortedatum wanneer_geboren|0.9 geboorteplaats plaats_van_geboorte|0.9 nationaliteit staatsburgerschap|0.9 burgerlijke_staat gehuwd_of_ongehuwd|0.9 voornaam roepnaam
0.9 achternaam familienaam|0.9 woonplaats woongemeente|0.9 wetgeving wettelijke_regels wet|0.9 toegestaan geoorloofd|0.9 verboden niet_toegestaan mag_niet|0.9 toestemming goedvinden
0.9 inspectiedienst nvwa|0.9 ggd gezondheidsdienst|0.9 geluidsnormen geluidsregels|0.9 brandveiligheid brandveilig|0.9 brandweer pompiers|0.9 subsidieverlener subsidieverstrekker
0.9 gemeentelijke_regeling regeling_van_de_gemeente|0.9 keurmerk kwaliteitslabel|0.9 vereniging vzw|0.9 anbi algemeen_nut_beogende_instelling|0.9 schuldhulp_gemeente hulp_bij_schulden
0.95 vacature openstaande_functie openstaande_baan|0.95 baan job werk betrekking|0.95 bijbaan bijbaantje baantje studentenjob|0.9 vakantiewerk vakantiebaan zomerbaan zomerjob
0.9 zaterdagbaan weekendbaan zaterdaghulp weekendhulp|0.95 solliciteren sollicitatie_sturen reageren_op_een_vacature op_een_baan_reageren|0.95 sollicitatie sollicitatieprocedure
0.9 open_sollicitatie spontane_sollicitatie|0.95 sollicitatiegesprek jobgesprek gesprek_over_de_baan|0.9 sollicitatiebrief motivatiebrief motivatie_sollicitatie
0.95 cv curriculum_vitae levensloop|0.9 werken_bij_jullie bij_jullie_werken collega_worden bij_jullie_aan_de_slag|0.9 personeel_gezocht mensen_nodig zoeken_jullie_mensen hebben_jullie_werk
0.85 functie positie|0.9 functieomschrijving taakomschrijving functieprofiel|0.9 werkzaamheden taken takenpakket|0.9 functie_eisen vereisten_baan wat_moet_ik_kunnen
0.9 werkervaring ervaring_in_het_vak jaren_ervaring|0.9 geen_ervaring zonder_ervaring onervaren|0.9 minimumleeftijd_werk vanaf_welke_leeftijd_werken hoe_oud_om_te_werken
0.95 salaris loon bezoldiging wedde|0.95 wat_verdien_ik wat_schuift_het hoeveel_verdien_je wat_betaalt_het wat_is_het_loon|0.95 uurloon loon_per_uur uurverdienste bruto_per_uur
0.9 maandloon maandsalaris per_maand_verdienen|0.9 minimumloon wettelijk_minimumloon jeugdloon|0.9 salarisschaal loonschaal functieschaal|0.9 salarisverhoging opslag loonsverhoging
0.95 loonstrook loonstrookje salarisstrook salarisspecificatie loonbrief|0.9 uitbetaald loon_gestort wanneer_krijg_ik_mijn_loon salarisdag
0.9 loon_niet_gekregen salaris_te_laat loon_niet_gestort|0.95 vakantiegeld vakantietoeslag vakantiebijslag|0.9 dertiende_maand eindejaarsuitkering kerstbonus|0.9 bonus winstdeling
0.95 reiskostenvergoeding kilometervergoeding reiskosten vergoeding_woon_werk|0.9 woon_werkverkeer reis_naar_het_werk|0.9 onregelmatigheidstoeslag ort toeslag_onregelmatig
0.9 overuren overwerk overwerken|0.9 overuren_uitbetaald overwerkvergoeding|0.9 ploegentoeslag ploegendiensttoeslag|0.9 kerstpakket eindejaarsgeschenk
0.9 secundaire_arbeidsvoorwaarden extralegale_voordelen|0.9 arbeidsvoorwaarden werkvoorwaarden|0.95 arbeidscontract arbeidsovereenkomst werkcontract
0.9 vast_contract contract_voor_onbepaalde_tijd vaste_aanstelling|0.9 tijdelijk_contract contract_voor_bepaalde_tijd jaarcontract_werk|0.9 nulurencontract oproepcontract 0_urencontract
0.9 oproepkracht flexwerker invalkracht|0.9 proeftijd proefmaand_werk|0.9 concurrentiebeding concurrentieclausule|0.95 fulltime voltijds 40_uur|0.95 parttime deeltijds halftijds
0.9 aantal_uren hoeveel_uur_per_week uren_per_week|0.9 werktijden arbeidstijden arbeidsuren|0.9 werkrooster dienstrooster rooster_werk|0.9 dienst_ruilen van_dienst_wisselen
0.9 avonddienst late_dienst|0.9 ochtenddienst vroege_dienst|0.9 ploegendienst wisseldienst shiften|0.9 flexibele_uren flexibele_werktijden zelf_uren_kiezen
0.9 thuiswerken telewerken werken_op_afstand remote_werken|0.95 verlof vrije_dagen vakantiedagen|0.9 verlof_aanvragen vrij_vragen vrij_nemen|0.9 bijzonder_verlof calamiteitenverlof
0.9 ouderschapsverlof verlof_voor_ouders|0.95 zwangerschapsverlof bevallingsverlof moederschapsrust|0.9 vaderschapsverlof geboorteverlof partnerverlof|0.9 ziek_thuis ziekteverzuim verzuim
0.95 ziekmelden ziek_melden zich_ziek_melden|0.9 betermelden hersteld_melden|0.9 bedrijfsarts arbo_arts arbodienst|0.9 doorbetaald_bij_ziekte loondoorbetaling ziekengeld
0.95 ontslag_nemen ontslag_indienen baan_opzeggen stoppen_met_werken|0.95 ontslagen ontslag_gekregen de_laan_uitgestuurd buitengegooid|0.9 ontslagvergoeding transitievergoeding vertrekpremie
0.9 ww_uitkering werkloosheidsuitkering ww|0.9 werkloos werkzoekend zonder_baan|0.9 uitkering steun_van_de_gemeente bijstandsuitkering|0.9 referentie referenties aanbeveling
0.95 vog verklaring_omtrent_gedrag bewijs_van_goed_gedrag|0.9 werkvergunning tewerkstellingsvergunning|0.9 identiteitsbewijs_meenemen id_kopie kopie_paspoort
0.9 loonheffingskorting loonheffing heffingskorting|0.9 bankgegevens_doorgeven rekeningnummer_doorgeven|0.9 bedrijfskleding_werk werkkleding_vergoed|0.9 inwerken inwerkperiode ingewerkt
0.9 doorgroeimogelijkheden doorgroeien carrierekansen promotiekansen|0.9 opleiding_op_kosten_van_de_zaak opleiding_betaald scholing_betaald|0.9 stagiair stagiaire stageloper
0.95 stagevergoeding vergoeding_stage|0.9 stageopdracht afstudeeropdracht afstudeerstage|0.9 leerling_monteur bbl_plek leerwerkbaan|0.9 vrijwilliger vrijwilligerswerk onbetaald_werk
0.9 werksfeer sfeer_op_de_werkvloer|0.9 bedrijfscultuur cultuur_bedrijf|0.9 meelopen meeloopdag proefdraaien|0.9 reactie_op_sollicitatie wanneer_hoor_ik_iets terugkoppeling_sollicitatie
0.9 afgewezen_sollicitatie niet_aangenomen|0.9 aangenomen baan_gekregen|0.9 uitzendbureau interim_kantoor uitzendorganisatie|0.9 uitzendkracht interimmer|0.9 detachering gedetacheerd
0.9 werving_en_selectie recruitment headhunter|0.9 recruiter werver|0.9 zzper freelancer zelfstandige|0.9 zwart_werken zwartwerk onder_de_tafel|0.9 pensioenopbouw pensioenregeling
0.9 pensioenfonds pensioenuitvoerder|0.9 vakbond syndicaat|0.9 auto_van_het_werk bedrijfsauto|0.9 rijbewijs_nodig rijbewijs_verplicht_werk|0.9 magazijnmedewerker orderpicker magazijnier
0.9 kassamedewerker caissiere kassiere|0.9 vakkenvuller vakkenvullen schappen_vullen|0.9 afwashulp afwasser bordenwasser|0.9 keukenhulp spoelkeuken|0.9 productiemedewerker fabrieksarbeider
0.9 vrachtwagenchauffeur trucker truckchauffeur|0.9 heftruckchauffeur clarkist|0.9 secretaresse office_manager|0.9 administratief_medewerker bediende_administratie
0.9 schoonmaker poetshulp interieurverzorger|0.95 werkgever baas patron|0.95 leidinggevende manager|0.7 bedrijfsleider filiaalmanager zaakvoerder|0.85 directeur ceo algemeen_directeur
0.7 eigenaar bedrijfseigenaar uitbater|0.85 werknemer medewerker personeelslid|0.7 collega werkmaat|0.95 personeel_zoeken personeel_werven mensen_zoeken personeel_nodig
0.95 personeel_inhuren tijdelijk_personeel|0.7 personeelstekort te_weinig_mensen krapte|0.95 vacature_plaatsen vacature_adverteren vacature_online_zetten
0.95 personeel_aannemen in_dienst_nemen aanwerven|0.85 indiensttreding in_dienst_komen|0.85 uitdiensttreding uit_dienst|0.7 onboarding introductieprogramma
0.95 loonadministratie salarisadministratie payroll_administratie|0.95 payroll payrolling verloning|0.7 loonkosten personeelskosten werkgeverslasten
0.7 werkgeverslasten sociale_lasten werkgeverspremies|0.95 cao collectieve_arbeidsovereenkomst|0.95 personeelszaken hr human_resources
0.95 personeelshandboek bedrijfsreglement arbeidsreglement|0.95 beoordelingsgesprek functioneringsgesprek evaluatiegesprek|0.95 urenregistratie tijdregistratie uren_bijhouden
0.95 urenbriefje urenstaat werkbriefje|0.7 roosterprogramma planningssoftware|0.7 uitzendtarief inleentarief omrekenfactor|0.85 inlener inlenend_bedrijf|0.7 dossieropbouw verbetertraject
0.85 personeel_ontslaan iemand_ontslaan ontslagprocedure|0.95 vaststellingsovereenkomst beeindigingsovereenkomst|0.95 verzuimverzekering ziekteverzuimverzekering
0.95 re_integratie reintegratie re_integratietraject|0.7 loonkostensubsidie loonkostenvoordeel|0.7 doelgroepregister afstand_tot_de_arbeidsmarkt
0.7 expat buitenlandse_werknemer arbeidsmigrant|0.85 vertrouwenspersoon vertrouwelijk_aanspreekpunt|0.95 ondernemingsraad personeelsvertegenwoordiging|0.95 rie risico_inventarisatie ri_e
0.7 preventiemedewerker arbocoordinator|0.95 bedrijfsongeval arbeidsongeval ongeluk_op_het_werk|0.95 bedrijfsuitje personeelsuitje|0.95 personeelsfeest bedrijfsfeest
0.7 personeelsgeschenk relatiegeschenk|0.95 werkkostenregeling wkr|0.95 ondernemer zelfstandig_ondernemer|0.95 eenmanszaak eigen_zaak_zonder_personeel|0.95 mkb kmo midden_en_kleinbedrijf
0.85 startende_ondernemer bedrijf_beginnen|0.95 ondernemingsplan bedrijfsplan businessplan|0.7 zakenpartner compagnon vennoot|0.95 bedrijfsovername zaak_overnemen
0.95 zakelijk_account bedrijfsaccount|0.95 zakelijke_klant bedrijfsklant b2b_klant|0.95 inkoopnummer po_nummer inkoopordernummer|0.95 groothandel wholesale engros
0.95 wederverkoper reseller doorverkoper|0.7 franchise franchisenemer|0.85 samenwerken partner_worden|0.95 sponsorverzoek sponsoraanvraag kunnen_jullie_sponsoren
0.95 persvragen pers mediavraag
`

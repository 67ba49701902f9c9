/**
 * Synonyms about people, children, schools and clothes. In the form of `thesaurus.ts`: groups between `|`, each with how well one word replaces
 * another.
 */
export const peopleSynonyms = `
0.95 kinderopvang kinderdagopvang opvang|0.95 kinderdagverblijf creche kdv|0.95 buitenschoolse_opvang bso naschoolse_opvang|0.9 voorschoolse_opvang vso_opvang opvang_voor_school
0.9 peuteropvang peuterspeelzaal peutergroep|0.9 peuterklas voorschool|0.95 gastouder onthaalmoeder onthaalouder|0.9 gastouderbureau bemiddelingsbureau_gastouder
0.95 oppas babysitter kinderoppas|0.95 kinderopvangtoeslag opvangtoeslag toeslag_kinderopvang|0.9 kinderopvangtoeslag_aanvragen toeslag_aanvragen_opvang
0.9 uurprijs_opvang uurtarief_opvang kosten_opvang|0.9 ouderbijdrage_opvang eigen_bijdrage_opvang|0.9 fiscaal_maximum maximum_uurprijs|0.9 inschrijven_opvang kind_inschrijven kind_aanmelden
0.9 wachtlijst_opvang wachttijd_opvang|0.9 plaatsing opvangplek plek_op_de_opvang|0.9 plaatsingsgesprek intakegesprek_opvang|0.9 wennen wenperiode wenmoment wendag
0.9 opvangdag vaste_dag_opvang|0.9 extra_dag extra_opvangdag dagje_extra|0.9 ruildag dag_ruilen ruilen_van_dag|0.9 halve_dagopvang halve_dag_opvang
0.9 flexibele_opvang flexopvang wisselende_dagen|0.9 vakantieopvang opvang_in_de_vakantie|0.9 studiedag studiedagopvang margedag|0.9 incidentele_opvang losse_opvang noodopvang
0.9 opvanguren uren_per_dag_opvang|0.9 brengtijd brengen_kind wegbrengen|0.9 haaltijd ophalen_kind kind_halen|0.9 te_laat_ophalen later_ophalen_kind
0.9 door_iemand_anders_opgehaald oma_haalt_op ophaaltoestemming|0.95 pedagogisch_medewerker kinderleidster leidster opvangjuf|0.9 groepsleiding leiding_op_de_groep
0.9 mentor mentor_van_mijn_kind|0.9 babygroep groep_voor_babys|0.9 verticale_groep gemengde_groep|0.9 beroepskrachtkindratio kinderen_per_leidster hoeveel_leidsters
0.9 ziek_kind kind_met_koorts ziekmelden_kind|0.9 medicijnen_geven_kind medicatie_op_de_opvang|0.9 ziektebeleid wanneer_mag_mijn_kind_niet_komen|0.9 waterpokken windpokken
0.9 krentenbaard impetigo|0.9 slapen_opvang slaapje bedje_opvang|0.9 fles flesvoeding flesje|0.9 borstvoeding moedermelk gekolfde_melk|0.9 fruithapje hapje_baby|0.9 luiers pampers
0.9 wasbare_luiers katoenen_luiers|0.9 speen fopspeen tutje|0.9 knuffel knuffelbeest|0.9 reservekleding extra_kleertjes schone_kleren_mee|0.9 maxi_cosi autostoeltje_baby
0.9 trakteren traktatie|0.9 verjaardag_op_de_opvang verjaardag_vieren_groep|0.9 buitenspelen buiten_spelen|0.9 uitstapjes activiteitenprogramma_kinderen|0.9 ouderapp opvangapp
0.9 fotos_van_mijn_kind fotos_op_de_groep|0.9 oudercommissie oudervertegenwoordiging|0.9 ggd_rapport inspectierapport ggd_inspectie|0.9 lrk landelijk_register_kinderopvang
0.9 vve voor_en_vroegschoolse_educatie|0.9 contract_opvang opvangovereenkomst plaatsingsovereenkomst|0.9 opvang_opzeggen opvangcontract_beeindigen
0.9 dag_wijzigen dagen_wijzigen_opvang andere_opvangdag|0.9 dag_afmelden kind_afmelden|0.9 jaaropgave_opvang jaaroverzicht_opvang|0.9 pedagogisch_beleid opvoedvisie
0.9 tussenschoolse_opvang overblijven overblijf|0.9 kinderfeestje_geven partijtje_organiseren|0.9 broertje_of_zusje tweede_kind broertjeszusjes|0.9 allergie_kind dieet_van_mijn_kind
0.9 cursus leergang lessenreeks|0.9 workshop masterclass doedag|0.95 cursusgeld lesgeld collegegeld schoolgeld|0.95 cursusprijs cursuskosten kosten_van_de_cursus
0.95 cursist deelnemer cursusdeelnemer|0.9 leerling student scholier|0.95 docent leraar leerkracht lesgever|0.9 lerares juf juffrouw|0.9 meester onderwijzer
0.9 trainer_cursus opleider cursusleider|0.95 aanmelden_cursus inschrijven_voor_een_cursus cursus_boeken|0.95 inschrijfformulier aanmeldformulier inschrijvingsformulier
0.9 inschrijftermijn aanmelddeadline tot_wanneer_inschrijven|0.9 startdata startmomenten wanneer_begint_de_cursus|0.9 instroommoment tussentijds_instromen later_instromen
0.9 cursusduur hoelang_duurt_de_cursus aantal_lessen|0.9 lestijden cursustijden lesuren|0.9 lesdag cursusdag|0.9 lesrooster schoolrooster uurrooster
0.9 cursuslocatie leslocatie waar_is_de_cursus|0.9 lokaal klaslokaal leslokaal|0.95 online_cursus e_learning afstandsonderwijs cursus_via_internet|0.9 thuisstudie zelfstudie op_eigen_tempo
0.9 klassikaal in_de_klas in_een_groep_les|0.9 avondcursus avondopleiding avondschool|0.9 weekendcursus zaterdagcursus|0.9 spoedcursus stoomcursus crashcursus|0.9 deeltijd deeltijdopleiding
0.9 voltijd voltijdopleiding|0.9 incompany bedrijfstraining training_op_locatie|0.9 groepsgrootte hoeveel_deelnemers aantal_cursisten
0.9 cursus_gaat_niet_door cursus_geannuleerd te_weinig_deelnemers|0.9 les_gemist les_inhalen gemiste_les|0.9 lesmateriaal studiemateriaal cursusmateriaal
0.9 studieboeken lesboeken schoolboeken|0.9 boekenlijst lijst_met_boeken leermiddelenlijst|0.9 huiswerk opdrachten_thuis|0.95 bijles huiswerkbegeleiding remedial_teaching
0.9 examentraining examenvoorbereiding|0.95 examen toets tentamen|0.9 examengeld examenkosten kosten_examen|0.9 herexamen herkansing opnieuw_examen|0.9 geslaagd gehaald behaald
0.9 gezakt niet_gehaald niet_geslaagd|0.9 slagingspercentage hoeveel_procent_slaagt|0.95 diploma getuigschrift|0.95 certificaat bewijs_van_deelname deelnamecertificaat
0.9 erkend_diploma erkende_opleiding geaccrediteerd|0.9 diploma_kwijt duplicaat_diploma diploma_opnieuw_aanvragen|0.9 cijferlijst rapport puntenlijst
0.9 vooropleiding toelatingseisen instapeisen|0.9 toelating toegelaten aangenomen_op_school|0.9 niveau instapniveau niveautest|0.9 intaketoets instaptoets|0.9 vrijstelling ontheffing_vak
0.9 studiepunten ects|0.9 pe_punten accreditatiepunten nascholingspunten|0.9 bijscholing nascholing opfriscursus|0.9 omscholing herscholing carriereswitch
0.9 stap_budget opleidingsbudget scholingssubsidie|0.9 studiefinanciering stufi duo|0.9 stage praktijkstage snuffelstage|0.9 stageplaats stageplek stageadres
0.9 bbl werken_en_leren leerwerktraject|0.9 bol beroepsopleidende_leerweg|0.9 basisschool lagere_school|0.9 middelbare_school voortgezet_onderwijs secundair|0.9 universiteit uni
0.9 hogeschool hbo|0.9 mbo middelbaar_beroepsonderwijs roc|0.9 open_dag opendeurdag kijkdag|0.9 rondleiding_school proefdag meeloopdag|0.9 schooltijden begintijd_school
0.9 schoolgids schoolinformatie|0.9 ziekmelden_school kind_ziekmelden|0.9 leerplicht leerplichtambtenaar|0.9 ouderavond oudergesprek tienminutengesprek|0.9 ouderbijdrage vrijwillige_bijdrage
0.9 schoolreisje schooluitstapje|0.95 rijles autorijles rijlessen|0.95 rijschool rijlesbedrijf|0.9 rijinstructeur rijleraar|0.9 theorie_examen theoriecertificaat theorie_halen
0.9 praktijkexamen rijexamen afrijden|0.9 proefles_auto eerste_rijles|0.9 lespakket rijlespakket|0.9 tussentijdse_toets proefexamen|0.9 faalangstexamen rijexamen_met_faalangst
0.9 motorrijles motorrijbewijs|0.9 scooterrijbewijs bromfietsrijbewijs|0.9 aanhangerrijbewijs be_rijbewijs|0.9 vrachtwagenrijbewijs c_rijbewijs|0.9 code_95 code95|0.9 vca vca_examen
0.9 bhv bhv_cursus bedrijfshulpverlening|0.9 heftruckcertificaat heftruckcursus|0.95 taalcursus taalles taalopleiding|0.9 inburgering inburgeringscursus inburgeren
0.9 nederlands_leren nt2 cursus_nederlands|0.9 staatsexamen_nt2 taalexamen|0.9 muziekles muziekschool|0.9 pianoles pianolessen|0.9 gitaarles gitaarlessen|0.9 zangles zangcoach
0.9 schildercursus schilderles|0.9 tekenles tekencursus|0.9 kookworkshop kookcursus kookles|0.9 naaicursus naailes|0.9 computercursus computerles|0.9 pottenbakken keramiekcursus
0.9 fotografiecursus cursus_fotograferen|0.9 leeftijdsgroep leeftijdscategorie|0.9 laptop_meenemen_cursus eigen_laptop|0.9 lunch_inbegrepen_cursus inclusief_lunch
0.9 evaluatieformulier cursusevaluatie|0.95 kinderen kids kroost|0.95 kleine_kinderen ukkies|0.95 kind koter snotaap|0.7 kinderen tieners|0.95 baby zuigeling boreling
0.95 peuter dreumes hummel|0.95 tiener puber|0.7 tiener jongere|0.95 jongeren jeugd jongelui|0.95 minderjarig onder_de_18 jonger_dan_achttien nog_geen_18
0.95 meerderjarig 18_plus achttien_plus boven_de_18|0.95 volwassene grote_mensen|0.95 ouderen senioren bejaarden 65plussers|0.95 65plusser gepensioneerde pensionado aowers
0.95 met_pensioen gepensioneerd|0.95 student studerende studentje|0.7 student mbo_student|0.7 gezin huishouden|0.7 gezin familie_met_kinderen|0.95 moeder mam mama|0.95 vader pap papa
0.95 opa grootvader bompa|0.95 oma grootmoeder bomma|0.95 grootouders opa_en_oma|0.7 kleinkind kleinzoon|0.7 kleinkind kleindochter|0.95 echtgenoot manlief
0.95 partner levenspartner wederhelft|0.95 vriend gabber|0.95 vrijgezel single|0.95 alleenstaand single|0.95 alleenstaande_ouder eenoudergezin|0.95 getrouwd gehuwd|0.7 buren overburen
0.95 klant clientele afnemer|0.95 vaste_klant stamgast stamklant|0.85 nieuwe_klant voor_het_eerst_klant|0.7 bezoekers publiek|0.95 toerist vakantieganger|0.95 inwoner bewoner
0.7 buitenlander anderstalige|0.95 deelnemers meedoeners|0.95 particulier privepersoon consument|0.95 bedrijf firma onderneming|0.7 organisatie instelling|0.85 dakloos thuisloos
0.95 mindervaliden mensen_met_een_beperking gehandicapten|0.7 dementerend dementie|0.7 laaggeletterd moeite_met_lezen|0.95 dames vrouwen|0.95 heren mannen|0.95 meisjes meiden|0.95 meid chick
0.95 jongen knul gozer|0.95 genderneutraal unisex|0.95 pasgeboren newborn|0.95 zwangere aanstaande_moeder|0.7 kraamvrouw pas_bevallen|0.95 expert deskundige kenner
0.95 adviseur consultant raadgever|0.85 vertegenwoordiger accountmanager|0.85 winkelier middenstander|0.95 boer landbouwer agrarier|0.95 boerderijwinkel landwinkel hoevewinkel
0.95 vriendengroep groepje_vrienden|0.95 vanaf_welke_leeftijd hoe_oud_moet_je_zijn|0.7 leeftijd vanaf_welke_leeftijd|0.95 minimumleeftijd leeftijdsgrens leeftijdslimiet
0.95 gratis_tot_welke_leeftijd tot_welke_leeftijd_gratis|0.7 zorgverlener hulpverlener|0.85 bejaardenkorting seniorenvoordeel|0.95 kleding kleren kledij outfits
0.9 modezaak kledingwinkel boetiek kledingzaak|0.9 kledingstuk stuk_kleding|0.9 outfit ensemble setje_kleren|0.95 damesmode dameskleding vrouwenkleding
0.95 herenmode herenkleding mannenkleding|0.95 kindermode kinderkleding kinderkleren|0.9 babykleding babykleertjes babykleren|0.9 grote_maten plussize plus_size
0.9 grote_maten xxl maatje_meer|0.9 positiekleding zwangerschapskleding|0.9 werkkleding bedrijfskleding werkkledij|0.9 uniform dienstkleding|0.9 sportkleding sportkleren sportoutfit
0.9 feestkleding nette_kleding gelegenheidskleding|0.95 trui sweater pullover|0.9 hoodie capuchontrui sweater_met_kap|0.9 vest cardigan gilet|0.95 t_shirt tshirt shirtje
0.9 overhemd hemd blouse_heren|0.9 blouse bloesje dameshemd|0.9 spijkerbroek jeans denimbroek|0.9 korte_broek short bermuda|0.9 joggingbroek trainingsbroek sweatpants
0.9 trainingspak joggingpak huispak|0.9 legging tight|0.9 panty kousen maillot|0.9 pak kostuum maatpak|0.9 colbert jasje blazer|0.9 stropdas das plastron|0.9 strikje vlinderdas
0.95 jas jack mantel|0.7 jas winterjas|0.7 jas regenjas|0.7 jas zomerjas|0.9 donsjas gewatteerde_jas pufferjas|0.9 bodywarmer mouwloze_jas|0.9 regenpak regenkleding regenkledij
0.9 muts beanie wintermuts|0.9 pet cap|0.9 sjaal shawl das_om_de_nek|0.9 handschoenen wanten|0.9 riem broekriem ceintuur|0.9 ondergoed onderkleding lingerie|0.9 bh beha bustehouder
0.9 onderbroek slip boxershort|0.9 pyjama nachtkleding slaappak|0.9 badjas kamerjas ochtendjas|0.9 badpak zwempak zwemkleding|0.9 zwembroek zwemshort|0.9 trouwjurk bruidsjurk bruidsjapon
0.9 trouwpak bruidegomspak|0.9 bruidsmode bruidszaak bruidswinkel|0.9 galajurk avondjurk feestjurk|0.9 smoking rokkostuum|0.95 schoenen schoeisel
0.95 schoenenwinkel schoenenzaak schoenwinkel|0.9 sneakers gympen sportschoenen gymschoenen|0.9 laarzen botten|0.9 enkellaars boots halfhoge_laars|0.9 hakken pumps hoge_hakken
0.9 sandalen slippers_met_bandjes|0.9 slippers badslippers teenslippers|0.9 pantoffels sloffen huisschoenen|0.9 wandelschoenen bergschoenen|0.9 hardloopschoenen loopschoenen joggingschoenen
0.9 voetbalschoenen kicksen|0.9 werkschoenen veiligheidsschoenen stalen_neus|0.9 steunzolen inlegzolen zooltjes|0.9 veters schoenveters|0.9 schoenmaker schoenreparatie schoenhersteller
0.9 nieuwe_zolen verzolen zolen_vervangen|0.9 hakken_vervangen nieuwe_hakjes hakjes_laten_zetten|0.95 maattabel maatoverzicht matentabel sizechart
0.9 welke_maat wat_voor_maat_heb_ik welke_maat_moet_ik_nemen maat_bepalen|0.9 valt_klein valt_kleiner_uit kleine_pasvorm|0.9 valt_groot valt_ruim_uit ruime_pasvorm
0.9 pasvorm snit model_kleding fit|0.9 passen aanpassen_in_de_winkel kleding_passen|0.95 paskamer pashokje kleedhokje|0.9 tussenmaat halve_maat tussenmaatje|0.9 kledingmaat confectiemaat
0.9 schoenmaat maat_van_de_schoen|0.9 taillewijdte tailleomvang tailleomtrek|0.9 heupomvang heupwijdte|0.9 borstomvang bovenwijdte|0.9 beenlengte binnenbeenlengte pijplengte
0.95 kleermaker kleermakerij naaiatelier kledingreparatie|0.9 vermaken innemen kleding_aanpassen|0.9 korter_maken inkorten broek_inkorten|0.9 rits_vervangen nieuwe_rits kapotte_rits
0.9 gat_in_mijn_kleding scheur_in_mijn_broek kleding_stoppen|0.9 knoop_aanzetten knoop_eraf knoopje_aannaaien|0.9 op_maat_gemaakt maatwerk custom_made
0.95 wasvoorschrift waslabel wasinstructie hoe_wassen|0.9 wasmachine_mag_dat machinewasbaar in_de_wasmachine|0.9 handwas met_de_hand_wassen|0.9 krimpen gekrompen krimpt_het
0.9 verkleuren kleur_verliezen afgeven_van_kleur|0.9 strijken strijkservice|0.95 stomerij chemisch_reinigen droogkuis|0.9 wasserette wassalon|0.9 wasserij wasservice wasbedrijf
0.9 vlek vlekken vuile_plek|0.9 pluizen pillen_van_stof|0.95 stof textiel weefsel|0.7 stof katoen|0.7 stof linnen|0.7 stof polyester|0.7 stof wol|0.9 wol merinowol scheerwol
0.9 leer leder leren|0.9 kunstleer nepleer imitatieleer|0.9 suede nubuck|0.9 waterdicht waterproof regenbestendig|0.9 waterafstotend spatwaterdicht|0.9 ademend luchtdoorlatend
0.9 biologisch_katoen organisch_katoen|0.9 kleurtje tint kleurvariant|0.9 effen uni egaal|0.9 gestreept strepen streepjes|0.9 geruit ruitjes ruitpatroon|0.95 accessoires toebehoren
0.9 handtas tasje schoudertas|0.9 rugzak rugtas backpack|0.9 portemonnee portefeuille beurs_geld|0.9 koffer reiskoffer trolley|0.95 sieraden juwelen bijoux
0.95 juwelier juwelierszaak goudsmid|0.9 ketting halsketting collier|0.9 armband armbandje polsband|0.9 verlovingsring aanzoekring|0.9 ring_verkleinen ringmaat_aanpassen ring_vergroten
0.9 graveren gravure inscriptie|0.9 horloge polshorloge uurwerk|0.9 horlogebatterij batterij_horloge|0.9 goud_inleveren goud_verkopen oud_goud|0.9 zilver sterling_zilver
0.9 nikkelvrij geen_nikkel|0.9 bedrukken opdruk bedrukte_kleding|0.9 borduren borduring geborduurd|0.9 tweedehands_kleding vintage kringloopkleding
0.9 collectie assortiment_kleding kledinglijn|0.9 nieuwe_collectie nieuwste_collectie najaarscollectie|0.9 kleding_inzamelen kledingcontainer oude_kleren_inleveren|0.9 etalage winkelruit
0.9 winkelmeisje verkoopster winkelmedewerker|0.9 verkoper verkoopmedewerker|0.9 kleding_huren kledingverhuur|0.9 verkleedkleren carnavalskleding kostuums_verkleed
`

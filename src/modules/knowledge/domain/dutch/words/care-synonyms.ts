/**
 * Synonyms about health, hair and beauty, sport and animals. In the form of `thesaurus.ts`: groups between `|`, each with how well one word replaces
 * another.
 */
export const careSynonyms = `
0.95 huisarts dokter huisdokter|0.9 huisartsenpraktijk dokterspraktijk huisartspraktijk|0.95 huisartsenpost spoedpost dokterswacht|0.9 spoedeisende_hulp seh eerste_hulp
0.9 doktersassistente assistente_huisarts|0.9 praktijkondersteuner poh|0.9 waarnemer vervangende_dokter waarnemend_huisarts|0.95 ziekenhuis hospitaal kliniek|0.9 polikliniek poli
0.9 specialist medisch_specialist|0.9 verpleegkundige verpleger zuster|0.9 wijkverpleging thuisverpleging wijkverpleegkundige|0.95 thuiszorg zorg_aan_huis hulp_thuis_zorg
0.7 huishoudelijke_hulp wmo|0.9 verzorgende verzorgster|0.9 verpleeghuis verpleegtehuis|0.9 verzorgingshuis bejaardentehuis rusthuis bejaardenhuis
0.9 dagbesteding dagopvang_ouderen dagactiviteiten|0.9 mantelzorg mantelzorger|0.9 palliatieve_zorg terminale_zorg hospice|0.95 patient zorgvrager
0.95 inschrijven_als_patient patient_worden nieuwe_patient aanmelden_als_patient|0.9 patientenstop geen_nieuwe_patienten nieuwe_patienten_aannemen|0.95 doktersbezoek bezoek_aan_de_dokter
0.95 visite dokter_aan_huis|0.9 e_consult online_consult digitaal_consult|0.9 klachten symptomen verschijnselen|0.9 pijn zeer last|0.9 koorts verhoging|0.9 verkouden snotterig neusverkouden
0.9 griep influenza|0.9 griepprik griepvaccin|0.9 hoest hoesten kuchen|0.9 keelpijn zere_keel|0.9 hoofdpijn koppijn|0.9 migraine schele_hoofdpijn|0.9 buikpijn maagpijn
0.9 misselijk onpasselijk|0.9 duizelig draaierig|0.9 moe vermoeid uitgeput|0.9 slapeloosheid slecht_slapen niet_kunnen_slapen|0.95 recept doktersrecept doktersvoorschrift
0.95 herhaalrecept herhaalmedicatie recept_verlengen herhaling_medicijnen|0.95 medicijnen medicatie geneesmiddelen pillen|0.95 apotheek apothekerij|0.9 apotheker farmaceut
0.9 pijnstiller paracetamol|0.9 antibiotica antibioticakuur|0.9 bijwerkingen neveneffecten|0.9 bijsluiter gebruiksaanwijzing_medicijn|0.9 baxter medicijnrol weekdoos
0.9 bloedprikken bloedafname bloed_laten_prikken|0.9 bloedonderzoek labuitslag bloeduitslag|0.9 uitslag_opvragen testresultaat onderzoeksuitslag
0.9 urineonderzoek plasje_inleveren urine_inleveren|0.9 bloeddruk_meten bloeddrukmeting|0.9 hartfilmpje ecg|0.9 rontgenfoto x_ray rontgen|0.9 echo echografie|0.9 mri mri_scan
0.9 uitstrijkje bevolkingsonderzoek_baarmoederhals|0.9 soa_test soatest geslachtsziektetest|0.9 anticonceptie de_pil voorbehoedsmiddel|0.9 spiraal spiraaltje spiraal_plaatsen
0.9 wond verwonding snijwond|0.9 hechtingen hechting_verwijderen hechtingen_eruit|0.9 wratten wrat_aanstippen wratje|0.9 oren_uitspuiten oorsmeer oor_dicht
0.9 reisvaccinatie reizigersvaccinatie prikken_voor_de_reis|0.9 prik injectie|0.95 verwijzing verwijsbrief doorverwijzing
0.95 verwijzing_nodig verwijsbrief_nodig zonder_verwijzing doorverwijzing_huisarts|0.95 zorgverzekering ziektekostenverzekering basispakket
0.9 zorgverzekeraar ziektekostenverzekeraar ziekenfonds mutualiteit|0.9 aanvullende_verzekering aanvullend_pakket aanvullend_verzekerd
0.95 vergoed_door_de_verzekering wordt_het_vergoed vergoeding_zorgverzekeraar krijg_ik_het_vergoed|0.9 gecontracteerd contract_met_zorgverzekeraar gecontracteerde_zorg
0.9 eigen_risico wettelijk_eigen_risico|0.9 zelf_betalen_zorg niet_vergoed eigen_rekening_zorg|0.9 declareren declaratie indienen_bij_de_verzekering|0.9 zorgtoeslag zorgsubsidie
0.9 zorgpas verzekeringspas ziekenfondskaart|0.95 tandarts tandartspraktijk tanddokter|0.9 mondhygieniste mondhygienist preventieassistent|0.9 orthodontist beugeldokter
0.9 beugel blokjesbeugel tandbeugel|0.9 onzichtbare_beugel aligners invisalign|0.9 controle_tandarts halfjaarlijkse_controle periodieke_controle|0.9 kiespijn tandpijn zere_kies
0.95 caries gaatjes_in_tanden|0.9 vulling gaatje_vullen|0.9 wortelkanaalbehandeling zenuwbehandeling|0.9 kies_trekken tand_trekken kies_laten_trekken|0.9 verstandskies wijsheidstand
0.9 kroon kroon_op_de_kies|0.9 kunstgebit gebitsprothese prothese vals_gebit|0.9 klikgebit klikprothese|0.9 implantaat tandimplantaat|0.9 tandsteen tandplak
0.9 tandsteen_verwijderen gebitsreiniging|0.9 tanden_bleken witte_tanden tanden_witter|0.9 stukje_van_mijn_tand_af afgebroken_tand tand_eraf
0.9 bang_voor_de_tandarts tandartsangst angst_tandarts|0.7 verdoving narcose|0.9 slechte_adem stinkende_adem|0.9 bloedend_tandvlees ontstoken_tandvlees
0.9 tandartsverzekering tandverzekering|0.9 tandartsspoed spoedtandarts weekendtandarts|0.95 fysiotherapie fysio kinesitherapie|0.95 fysiotherapeut kinesist kinesitherapeut
0.9 manueel_therapeut manuele_therapie|0.9 osteopaat osteopathie|0.9 chiropractor kraker|0.9 dry_needling dryneedling|0.9 ergotherapie ergotherapeut|0.9 logopedie logopedist
0.9 dietist voedingsdeskundige dieetadvies|0.9 podotherapeut podoloog voetspecialist|0.9 rugpijn rugklachten last_van_mijn_rug|0.9 nekpijn stijve_nek nekklachten
0.9 schouderklachten schouderpijn|0.9 knieklachten pijn_aan_de_knie|0.9 hernia uitgezakte_tussenwervel|0.9 spit in_de_rug_geschoten|0.9 blessure sportblessure sportletsel
0.9 verzwikt verstuikt enkel_omgeslagen|0.9 gebroken_been botbreuk fractuur|0.9 revalidatie herstel_na_operatie revalideren|0.9 operatie ingreep|0.9 krukken krukken_lenen
0.9 oefeningen huiswerkoefeningen oefenprogramma|0.9 psycholoog zielenknijper gedragspsycholoog|0.9 ggz geestelijke_gezondheidszorg|0.7 coach lifecoach|0.9 burn_out burnout overspannen
0.9 depressief somber neerslachtig|0.9 angstklachten paniekaanvallen|0.9 therapie behandeling_bij_psycholoog|0.9 relatietherapie partnertherapie|0.85 adhd add|0.9 autisme ass
0.95 verloskundige vroedvrouw|0.9 verloskundigenpraktijk vroedvrouwenpraktijk|0.95 zwanger in_verwachting|0.9 zwangerschapstest predictor|0.9 kraamzorg kraamhulp kraamverzorgster
0.9 uitgerekend uitgerekende_datum|0.9 consultatiebureau kind_en_gezin|0.95 opticien brillenwinkel brillenzaak|0.9 montuur brilmontuur|0.9 brillenglazen glazen_bril
0.9 zonnebril_op_sterkte zonnebril|0.9 multifocale_glazen multifocaal varilux|0.9 daglenzen wegwerplenzen|0.9 oogmeting ogen_meten ogentest|0.9 oogarts oogspecialist|0.9 sterkte dioptrie
0.9 audicien gehoorwinkel|0.95 hoortoestel gehoorapparaat hoorapparaat|0.9 hoortest gehoortest gehoor_laten_testen|0.9 oorstukje oordop_op_maat|0.9 acupunctuur acupuncturist
0.9 homeopathie homeopaat|0.9 ambulance ziekenwagen ziekenauto|0.9 alarmnummer 112 noodnummer|0.9 ehbo eerste_hulp_bij_ongelukken|0.9 medisch_dossier patientendossier
0.9 dossier_opvragen kopie_medisch_dossier inzage_dossier|0.9 medische_verklaring doktersverklaring doktersbriefje|0.9 rijbewijskeuring medische_keuring|0.9 steunkousen compressiekousen
0.9 pleister wondpleister|0.9 suikerziekte diabetes|0.9 hoge_bloeddruk hypertensie|0.9 astma benauwdheid|0.9 hooikoorts pollenallergie|0.9 drogist drogisterij|0.9 persoonsgebonden_budget pgb
0.9 indicatie zorgindicatie|0.9 verwijsportaal zorgportaal patientenportaal|0.95 kapper haarstylist kapsalon coiffeur|0.9 kapper barbier herenkapper barber
0.95 kapsalon haarsalon kapperszaak|0.95 knippen haar_laten_doen haar_korter_laten_maken knipbeurt|0.9 kapsel coupe haardracht model_haar
0.9 puntjes_knippen dode_punten_eraf puntjes_bijwerken|0.9 pony_bijknippen pony_knippen froufrou_knippen|0.9 tondeuse opscheren kort_scheren|0.9 opscheren fade tapering
0.95 haarverven haar_kleuren kleurbehandeling haarkleuring|0.9 uitgroei_bijwerken uitgroei uitgroei_kleuren aangroei|0.9 grijs_dekken grijze_haren_wegwerken grijsdekking
0.9 highlights lowlights coupe_soleil plukjes|0.9 balayage ombre|0.9 blonderen ontkleuren bleken|0.9 permanent krullen_zetten krulpermanent|0.9 fohnen drogen_en_stylen brushen
0.9 haar_opsteken opsteekkapsel bruidskapsel|0.9 bruidskapsel bruidshaar trouwkapsel|0.9 extensions haarverlenging hairextensions|0.9 keratinebehandeling haar_straighten keratine
0.9 stijltang straightener haar_steil_maken|0.9 krultang krulijzer|0.9 haarwerk pruik haarstuk|0.9 kinderkapsel kinderen_knippen kinderknipbeurt
0.9 wassen_knippen_fohnen volledige_knipbehandeling|0.95 baard_trimmen baard_bijwerken baardverzorging|0.9 scheren met_het_mes_scheren hot_towel_shave|0.9 snor moustache
0.9 hoofdroos roos_in_het_haar|0.9 hoofdluis luizen neten|0.9 haaruitval kalend haarverlies|0.9 shampoo haarwasmiddel|0.9 conditioner cremespoeling
0.9 haargel wax_voor_het_haar stylingproduct|0.9 kapster haarkapster vrouwelijke_kapper|0.95 schoonheidssalon beautysalon schoonheidsinstituut
0.95 schoonheidsspecialiste schoonheidsspecialist beautyspecialist huidspecialist|0.95 gezichtsbehandeling facial gelaatsverzorging gezichtsverzorging
0.9 huidverzorging huidtherapie huidbehandeling|0.9 huidtherapeut huidspecialiste|0.9 acne puistjes jeugdpuistjes pukkels|0.9 mee_eters verstopte_porien zwarte_puntjes
0.9 rimpels kraaienpootjes fronsrimpel|0.9 botox botuline_behandeling botoxbehandeling|0.9 fillers lippen_opspuiten lipfiller|0.9 microneedling dermapen
0.9 chemische_peeling peeling huidpeeling|0.9 scrub gezichtsscrub scrubben|0.9 pigmentvlekken ouderdomsvlekken zonnevlekken|0.9 couperose gesprongen_adertjes|0.9 masker gezichtsmasker
0.95 ontharen haar_verwijderen haartjes_weg epileren|0.9 harsen waxen waxing|0.9 brazilian_wax bikinilijn_harsen bikiniwax
0.9 laseren laserontharing definitief_ontharen laserbehandeling_ontharing|0.9 ipl lichtflitstherapie|0.95 wenkbrauwen brows|0.9 wenkbrauwen_epileren brows_shapen wenkbrauwen_modelleren
0.9 wenkbrauwen_verven henna_brows wenkbrauwen_kleuren|0.9 microblading permanente_wenkbrauwen powderbrows|0.9 permanente_make_up pmu permanente_makeup|0.95 wimpers lashes
0.9 wimperextensions lash_extensions nepwimpers wimperverlenging|0.9 wimperlift lash_lifting wimpers_liften|0.9 epileren_met_touw threading touwtechniek|0.95 make_up opmaken visagie makeup
0.9 visagist visagiste make_up_artist|0.9 bruidsmake_up trouwmake_up|0.9 lippenstift lipstick|0.9 mascara wimperinkt|0.95 nagels_doen nagels_laten_zetten nagelbehandeling
0.95 nagelstudio nagelsalon nagelzaak|0.9 nagelstyliste nagelspecialiste nailartist|0.95 gellak gelpolish gelnagellak|0.9 gelnagels kunstnagels nepnagels|0.9 acrylnagels acryl_nagels
0.9 nagels_bijvullen opvullen_nagels nabehandeling_nagels|0.9 nagels_verwijderen gellak_eraf_halen soak_off|0.9 nagel_gebroken nagel_afgebroken nagelreparatie|0.9 nagellak lakje nagelverf
0.95 manicure handverzorging verzorging_van_de_handen|0.95 pedicure voetverzorging verzorging_van_de_voeten|0.9 medisch_pedicure pedicure_voor_diabetici diabetesvoet_pedicure
0.9 ingegroeide_nagel ingroeiende_teennagel|0.9 eelt eeltplekken|0.9 likdoorn eksteroog|0.9 kalknagel schimmelnagel|0.9 voetschimmel zwemmerseczeem|0.95 massage masseren massagebehandeling
0.9 masseur masseuse massagetherapeut|0.9 ontspanningsmassage relaxmassage|0.9 sportmassage spiermassage|0.9 hotstonemassage hot_stone|0.9 zwangerschapsmassage massage_voor_zwangeren
0.9 duomassage massage_voor_twee|0.9 stoelmassage bedrijfsmassage|0.9 rugmassage rug_laten_masseren|0.9 hoofdmassage hoofdhuidmassage|0.9 voetreflex voetreflexologie reflexzonetherapie
0.9 spa wellnesscentrum kuuroord|0.9 sauna saunacomplex sauneren|0.9 stoombad hammam turks_bad|0.9 badkledingdag badpakkendag sauna_met_badkleding|0.9 naakt zonder_badkleding bloot
0.9 zonnebank zonnestudio solarium|0.9 spraytan zelfbruiner bruin_spuiten|0.9 tattoo tatoeage tattootje|0.9 tattooshop tatoeagezaak tattoostudio
0.9 tattoo_verwijderen tatoeage_weghalen tatoeage_laseren|0.9 tatoeeerder tattoo_artist|0.9 piercing gaatje_laten_schieten|0.9 oorbellen_schieten gaatjes_schieten oorgaatjes
0.9 nazorg nabehandeling_thuis verzorging_erna|0.9 huidtype soort_huid|0.9 gevoelige_huid snel_geirriteerde_huid|0.9 eczeem huiduitslag|0.9 parfum geurtje eau_de_toilette luchtje
0.9 creme zalf smeersel|0.9 dagcreme gezichtscreme|0.9 zonnebrand zonnecreme zonnebrandcreme|0.9 deodorant deo|0.9 verzorgingsproducten cosmetica schoonheidsproducten
0.9 dierproefvrij niet_op_dieren_getest cruelty_free|0.9 geurvrij zonder_parfum parfumvrij|0.9 allergietest huidtest patchtest|0.9 kleuradvies stijladvies kleurenanalyse
0.9 metamorfose make_over complete_restyling|0.9 behandelduur hoelang_duurt_de_behandeling|0.9 behandelaar therapeut behandelaarster|0.9 kuur behandelkuur behandeltraject
0.9 meidendag beautydag verwendag|0.95 sportschool fitnesscentrum gym|0.95 sporten trainen bewegen|0.9 krachttraining gewichtheffen met_gewichten|0.9 cardio conditietraining
0.9 gewichten halters dumbbells|0.9 loopband loopmachine|0.9 hometrainer spinningfiets_thuis|0.9 toestellen_fitness fitnessapparaten fitnesstoestellen
0.9 groepsles groepsfitness groepstraining|0.9 lesrooster rooster_van_de_lessen groepslesrooster|0.9 les_reserveren les_boeken aanmelden_voor_een_les|0.9 spinning indoor_cycling spinningles
0.9 yoga yogales|0.9 pilates pilatesles|0.9 bootcamp buitentraining|0.9 crossfit functional_training|0.9 aerobics steps|0.9 zumba dansfitness|0.9 aquafit aquarobic watergymnastiek
0.9 baantjes_zwemmen baantjes_trekken|0.95 personal_trainer pt persoonlijke_trainer|0.9 personal_training prive_training een_op_een_training|0.9 small_group kleine_groep_training
0.95 proefles gratis_les kennismakingsles probeerles|0.9 proeflidmaatschap proefmaand|0.95 lidmaatschap abonnement membership|0.95 lid_worden inschrijven aanmelden
0.9 inschrijfkosten inschrijfgeld administratiekosten_lid|0.9 maandabonnement per_maand_opzegbaar maandelijks_opzegbaar|0.9 jaarabonnement jaarcontract|0.9 daluren dalabonnement daltarief
0.9 onbeperkt_sporten onbeperkt_abonnement|0.9 flexabonnement flexibel_abonnement|0.9 studentenabonnement abonnement_voor_studenten
0.95 opzeggen beeindigen lidmaatschap_stoppen eruit_stappen|0.95 stoppen_met_sporten lidmaatschap_opzeggen abonnement_opzeggen|0.9 opzegtermijn hoe_lang_van_tevoren_opzeggen opzegperiode
0.95 pauzeren bevriezen stilzetten tijdelijk_stoppen|0.9 abonnement_pauzeren lidmaatschap_bevriezen abonnement_stilzetten abonnement_tijdelijk_stopzetten
0.9 blessure_pauzeren pauzeren_bij_blessure stilzetten_bij_ziekte|0.9 verlengen stilzwijgend_verlengd automatisch_verlengd|0.9 contractduur minimale_looptijd hoelang_vast
0.9 vastzitten gebonden_aan vast_contract_hebben|0.9 overstappen wisselen_van_abonnement ander_abonnement|0.9 abonnement_wijzigen upgraden downgraden
0.95 rittenkaart strippenkaart tienrittenkaart beurtenkaart tienbeurtenkaart|0.9 dagpas dagkaart losse_toegang|0.9 losse_les per_keer_betalen een_les_volgen
0.9 sportpas ledenpas toegangspas_gym|0.9 pas_vergeten pasje_kwijt ledenpas_verloren|0.9 introducee vriend_meenemen iemand_meenemen|0.9 kleedkamer omkleedruimte kleedlokaal
0.9 kluisje locker kastje_met_slot|0.9 douches_gym douchen_na_het_sporten|0.9 handdoek_verplicht handdoekje_mee|0.9 schone_schoenen zaalschoenen binnenschoenen
0.9 zaalhuur_sport sportzaal_huren gymzaal_huren|0.9 sporthal sportzaal gymzaal|0.9 voetbalveld sportveld|0.9 tennisbaan tennisbaan_huren baan_reserveren|0.9 padelbaan padel
0.9 squashbaan squashen|0.9 badminton pluimbal|0.9 tafeltennis pingpong|0.9 zwemles zwemlessen leren_zwemmen|0.9 zwemdiploma abc_diploma|0.9 diplomazwemmen afzwemmen
0.9 babyzwemmen ouder_kindzwemmen|0.9 vrij_zwemmen recreatief_zwemmen|0.9 voetballen voetbal balletje_trappen|0.9 voetbalclub voetbalvereniging|0.9 sportvereniging sportclub vereniging
0.9 hardlopen joggen rennen|0.9 hardloopgroep loopgroep|0.9 wandelen hiken|0.9 wielrennen koersen|0.7 klimmen klimhal|0.9 vechtsport vechtkunst|0.7 vechtsport judo|0.7 vechtsport karate
0.7 vechtsport kickboksen|0.9 dansles dansschool danscursus|0.9 ballet balletles|0.9 streetdance hiphopdans|0.9 salsa salsales|0.9 stijldansen ballroomdansen|0.9 turnen gymnastiek
0.9 schaatsen schaatsbaan ijsbaan|0.9 skien skibaan skiles|0.9 golfbaan golfen|0.9 golfles golfclinic|0.9 bowlen bowling bowlingbaan|0.9 midgetgolf minigolf|0.9 karten kartbaan
0.9 lasergamen lasertag|0.9 trampolinepark springparadijs|0.9 kano kajak kanoverhuur|0.9 suppen supboard stand_up_paddle|0.9 zeilen zeilles|0.9 surfen surfles|0.9 duiken duikles
0.85 hengelen vissport|0.9 visvergunning vispas|0.95 afvallen gewicht_verliezen afslanken slank_worden|0.9 spieren_kweken aankomen_in_spiermassa|0.9 voedingsschema eetschema voedingsplan
0.9 trainingsschema sportschema trainingsplan|0.9 voedingssupplementen supplementen proteineshake|0.9 lichaamsmeting vetpercentage_meten inbody|0.9 beginners beginner net_begonnen
0.9 gevorderd gevorderden ervaren_sporters|0.9 vrouwenuurtje ladies_only alleen_voor_vrouwen|0.9 seniorensport sporten_voor_ouderen 50plus_sport|0.9 kindersport peutergym kleutergym
0.9 jeugdsportfonds sporten_met_laag_inkomen|0.9 scheidsrechter arbiter|0.85 wedstrijd competitie|0.9 trainer coach_sport instructeur|0.9 wintersport skivakantie
0.95 hond viervoeter woefie trouwe_viervoeter|0.95 kat poes kater|0.95 kitten katje poesje|0.95 puppy pup jonge_hond|0.95 konijn dwergkonijn|0.9 cavia marmot|0.9 parkiet grasparkiet
0.9 papegaai ara|0.7 knaagdier hamster|0.7 knaagdier cavia|0.7 huisdier konijn|0.95 dierenarts veearts dierendokter|0.95 dierenkliniek dierenartspraktijk dierenhospitaal
0.9 dierenspoed spoeddierenarts dierenarts_weekend|0.9 dierenambulance dierenredding|0.95 dierenwinkel dierenspeciaalzaak dierenzaak|0.9 dierenasiel asiel dierenopvang
0.9 adopteren herplaatsen asieldier|0.95 hondenvoer hondenbrokken brokjes_hond|0.95 kattenvoer kattenbrokken|0.9 dieetvoer dieetvoeding_dier|0.9 snacks_hond hondenkoekjes kauwstaaf
0.9 kattenbak kattengrit kattenbakvulling|0.9 hondenmand mand_voor_de_hond hondenkussen|0.9 riem_hond hondenlijn looplijn|0.9 aanlijnen aan_de_riem aan_de_lijn
0.9 loslopen los_lopen_hond zonder_riem|0.9 muilkorf muilband|0.9 hondentrimmer hondenkapper trimsalon|0.9 trimmen vacht_scheren vachtverzorging|0.9 hond_wassen hondenwasserette
0.9 nagels_knippen_hond nageltjes_dier|0.95 hondenschool hondencursus puppycursus gehoorzaamheidstraining|0.9 hondentrainer hondeninstructeur gedragstherapeut_hond
0.95 hondenoppas dierenoppas hondensitter|0.9 hondenpension dierenpension dierenhotel|0.9 kattenpension kattenhotel|0.9 hondenuitlaatservice hond_laten_uitlaten uitlaatdienst
0.9 hondendagopvang dagopvang_hond|0.95 inenten vaccineren vaccinatie prik_dier|0.9 puppyenting eerste_enting|0.9 rabies hondsdolheid|0.9 kennelhoest hondenhoest
0.9 ontwormen wormenkuur wormpil|0.9 vlooien vlooienbehandeling vlooiendruppels|0.9 teken tekenbeet_hond tekenband|0.95 castreren castratie laten_helpen
0.95 chippen microchip chip_laten_zetten|0.9 chip_registreren chipregistratie dier_registreren|0.9 dierenpaspoort europees_paspoort_dier hondenpaspoort
0.9 gebitsreiniging_hond tanden_hond tandsteen_dier|0.9 gewichtsconsult te_dik_huisdier afvallen_hond|0.9 inslapen euthanasie_dier laten_inslapen
0.9 dierencrematie huisdier_cremeren crematorium_dier|0.9 loops krols|0.9 drachtig zwanger_dier|0.9 nestje nestje_puppys worp|0.9 fokker fokkerij kennel|0.9 stamboom rasdocument
0.9 ras hondenras|0.9 hondenbelasting belasting_hond|0.9 huisdierenverzekering dierenverzekering ziektekostenverzekering_dier|0.9 aquarium vissenbak|0.9 terrarium reptielenbak
0.9 reptiel slang_huisdier|0.9 hok dierenverblijf kooi|0.9 konijnenhok konijnenren|0.9 hooi stro_en_hooi|0.9 paardenstal manege stal|0.9 paardrijden rijles_paard ponyrijden
0.9 manege rijschool_paarden ruiterschool|0.9 pony paardje|0.9 hoefsmid hoeven_bekappen|0.9 pensionstal paardenpension|0.9 bench hondenbench|0.9 zindelijk zindelijkheidstraining
0.9 blaffen blafgedrag|0.9 braakt overgeven_dier misselijk_dier|0.9 diarree_hond dunne_ontlasting|0.9 jeuk krabben|0.9 dier_vermist hond_weggelopen kat_kwijt|0.9 gevonden_dier zwerfdier
0.9 dierenconsult consult_dierenarts
`

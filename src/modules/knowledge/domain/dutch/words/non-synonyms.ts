/** Related words that do not mean the same (`zomerbanden winterbanden`): groups between `|`. */
export const nonSynonyms = `
hond kat konijn vogel paard|hondenvoer kattenvoer|puppy kitten|ophalen bezorgen|afhalen thuisbezorgen|afhaalpunt bezorgadres|afhalen opsturen|verzenden ontvangen|verzendkosten retourkosten
bestellen annuleren|bestellen retourneren|bestelling factuur|levertijd retourtermijn|levertijd openingstijden|retourtermijn garantietermijn|garantie retour|garantie verzekering
ruilen geld_terug|omruilen terugbetaling|klacht compliment|klacht vraag|reparatie vervanging|repareren weggooien|onderhoud storing|storing installatie|lunch diner ontbijt|borrel diner
lunchkaart dinerkaart|voorgerecht hoofdgerecht nagerecht|bier wijn frisdrank|koffie thee|rode_wijn witte_wijn|vlees vis|vegetarisch veganistisch|glutenvrij lactosevrij suikervrij
gluten lactose noten|notenallergie glutenallergie|halal koosjer|terras zaal|binnen buiten|binnenzwembad buitenzwembad|reserveren annuleren|reserveren wijzigen|verzetten annuleren
verplaatsen annuleren|opzeggen pauzeren|opzeggen verlengen|opzeggen overstappen|pauzeren verlengen|opzegtermijn levertijd|opzegtermijn betaaltermijn|abonnement losse_les
abonnement rittenkaart|aanmelden afmelden|inschrijven uitschrijven|inloggen uitloggen|inloggen registreren|wachtwoord gebruikersnaam|wachtwoord pincode|account nieuwsbrief
inchecken uitchecken|aankomst vertrek|aankomsttijd vertrektijd|enkele_reis retour|openingstijden sluitingstijd|open gesloten|openen sluiten|ochtend middag avond nacht|overdag savonds
maandag dinsdag woensdag donderdag vrijdag zaterdag zondag|weekend doordeweeks|weekdag feestdag|kerst pasen pinksteren nieuwjaar
januari februari maart april mei juni juli augustus september oktober november december|zomer winter lente herfst|zomerbanden winterbanden
zomervakantie kerstvakantie meivakantie herfstvakantie|vandaag morgen gisteren|vorige_week volgende_week|vroeger later|eerder later|bellen mailen|telefoon mail|telefoonnummer mailadres
whatsapp sms|bezoekadres postadres|factuuradres afleveradres|auto fiets|auto motor|fiets scooter|ebike racefiets|ebike bakfiets|trein bus|trein vliegtuig|tram metro|parkeren laden
parkeren tanken|benzine diesel|benzine elektriciteit|gas water elektriciteit|lift trap|rolstoel kinderwagen|rolstoel kinderstoel|kinderstoel kinderbed|volwassenen kinderen|baby tiener
baby peuter kleuter|kinderen senioren|kinderkorting seniorenkorting studentenkorting|student leraar|man vrouw|jongens meisjes|dames heren|damesschoenen herenschoenen|dameskapper herenkapper
dameskleding herenkleding kinderkleding|knippen verven|knippen fohnen|kleuren permanenten|manicure pedicure|gezichtsbehandeling massage|wenkbrauwen wimpers|gellak acryl|epileren laseren
wassen drogen|wasmachine droger|wassen strijken|stomerij wasserette|koelkast vriezer|oven magnetron|laptop tablet telefoon|android iphone|scherm batterij|toetsenbord muis|hardware software
hosting domeinnaam|back_up virus|kopen verkopen|kopen huren|huren verhuren|huurder verhuurder|huur hypotheek|lenen kopen|lenen geven|inkoop verkoop|koper verkoper|leasen kopen
nieuw tweedehands|inruilen kopen|bruto netto|inclusief exclusief|inclusief_btw exclusief_btw|borg huur|borg garantie|aanbetaling restbetaling|contant pinnen|contant creditcard
vooraf achteraf|vooruitbetalen achteraf_betalen|korting toeslag|korting cadeaubon|kortingscode cadeaubon|kortingscode track_en_trace|spaarpunten kortingscode|klantenkaart cadeaubon
gratis betaald|goedkoop duur|factuur offerte|offerte subsidie|factuur loonstrook|prijs salaris|salaris vakantiegeld|salaris stagevergoeding|loon reiskostenvergoeding|vacature stage
vacature vrijwilligerswerk|sollicitatie ontslag|aannemen ontslaan|werknemer werkgever|zzp loondienst|fulltime parttime|vast_contract tijdelijk_contract|dagdienst nachtdienst|vakantie ziekte
vakantiegeld vakantiedagen|ziekmelden betermelden|ziekteverlof zwangerschapsverlof|diploma cv|diploma certificaat|rijbewijs paspoort|paspoort verblijfsvergunning|bsn kvk_nummer
kvk_nummer btw_nummer|bsn rekeningnummer|rekeningnummer factuurnummer|ordernummer klantnummer|huisarts tandarts|huisarts specialist|tandarts mondhygienist|fysiotherapeut ergotherapeut
psycholoog psychiater|huisarts dierenarts|apotheek drogist|recept verwijzing|verwijzing vergoeding|basisverzekering aanvullende_verzekering|eigen_risico premie|consult operatie|vulling kroon
beugel prothese|kiespijn kaakontsteking|rug knie|nek enkel|bloedprikken vaccinatie|sterilisatie vaccinatie|chip vaccinatie|sportschool zwembad|yoga pilates|yoga spinning
proefles personal_training|voetbal tennis|cursus workshop|cursus examen|theorie praktijk|theorie_examen praktijkexamen|rijles theorieles|basisschool middelbare_school
kinderdagverblijf buitenschoolse_opvang|kinderdagverblijf gastouder|leerling leraar|inschrijven examen|cv_ketel warmtepomp|cv_ketel boiler|radiator vloerverwarming|zonnepanelen thuisbatterij
zonnepanelen laadpaal|loodgieter elektricien|loodgieter schilder|loodgieter dakdekker|schilder stukadoor|timmerman metselaar|gaslek waterlek|lekkage verstopping|dak kelder|keuken badkamer
voordeur achterdeur|behangen schilderen|binnenschilderwerk buitenschilderwerk|laminaat tegels|isolatie ventilatie|spouwmuurisolatie dakisolatie|offerte afspraak|huurwoning koopwoning
bezichtiging taxatie|makelaar notaris|makelaar aannemer|koopakte hypotheekakte|testament samenlevingscontract|advocaat notaris|advocaat boekhouder|boekhouder notaris
echtscheiding arbeidsrecht|inkomstenbelasting btw_aangifte|aangifte_doen belastingaangifte|autoverzekering zorgverzekering|autoverzekering reisverzekering
inboedelverzekering opstalverzekering|schade_melden polis_opzeggen|wa_verzekering allrisk|premie schade|glazenwasser schoonmaker|ramen vloeren|verhuizen opslaan|verhuizer schoonmaker
verhuislift verhuisdozen|bruiloft uitvaart|verjaardag bruiloft|concert workshop|ticket cadeaubon|fotograaf videograaf|fotoshoot drone|trouwfoto pasfoto|bloemen planten
kamerplanten tuinplanten|gazon vijver|snoeien zaaien|gras bestrating|tafel stoel|bank kast|bed matras|gordijnen vloerkleed|eenpersoonsbed tweepersoonsbed|eenpersoonskamer tweepersoonskamer
hotel camping|tent caravan|camper caravan|ontbijt parkeren|handdoeken lakens|zwembad sauna|sauna zonnebank|apk onderhoudsbeurt|apk verzekering|banden remmen|voorband achterband
koppeling versnelling|accu motor|olie koelvloeistof|sleutel kenteken|ruitschade lakschade|wassen poetsen_auto|leasen huren_auto|broek jas|schoenen sokken|trui shirt|jurk rok
schoenmaat kledingmaat|te_klein te_groot|te_vroeg te_laat|maat kleur|lengte breedte hoogte|gewicht inhoud|minimum maximum|minimaal maximaal|verplicht optioneel|verplicht verboden
toegestaan verboden|roken vapen|roken alcohol|wifi opladen|nacht dag|dag week maand jaar|uur minuut|per_uur per_dag|particulier zakelijk|consument bedrijf|binnenland buitenland
belgie duitsland|nederland belgie|bezorgen_in_belgie bezorgen_in_duitsland|verloren gestolen|defect verloren|beschadigd verkeerd|te_laat_geleverd verkeerd_geleverd
privacyverklaring algemene_voorwaarden|cookies nieuwsbrief|gegevens_wijzigen gegevens_verwijderen|wijzigen verwijderen|toevoegen verwijderen|aanzetten uitzetten|aansluiten afsluiten
installeren verwijderen|uploaden downloaden|printen scannen|plaatsen verwijderen|monteren demonteren|vullen legen|verwarmen koelen|airco verwarming|koud warm|droog nat|hard zacht
licht donker|schoon vuil|vol leeg|eerste laatste|klein groot|kort lang|snel langzaam|makkelijk moeilijk|rood blauw groen geel zwart wit|links rechts|boven beneden|voor achter|heen terug
winnen verliezen|vragen antwoorden|geven krijgen|lenen_aan lenen_van|brengen halen|starten stoppen|aankomen vertrekken
`

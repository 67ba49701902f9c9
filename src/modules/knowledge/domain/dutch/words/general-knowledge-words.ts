/**
 * Subjects of general knowledge that no company is asked about: countries, stars, matches, rulers, prices of the day, school. Names on a company's
 * own pages do not count.
 */
export const generalKnowledgeWords = `
hoofdstad inwoners bevolking werelddeel continent evenaar noordpool zuidpool zonnestelsel planeet planeten maan mars jupiter saturnus
melkweg heelal zwaartekracht atoom molecuul dinosaurus evolutie middeleeuwen wereldoorlog tweede_wereldoorlog eerste_wereldoorlog
romeinen napoleon hitler holocaust anne_frank rembrandt van_gogh vermeer picasso mozart beethoven bach shakespeare einstein newton
darwin songfestival eurovisie elfstedentocht eredivisie ajax feyenoord psv champions_league europa_league premier_league wereldkampioen
wereldkampioenschap europees_kampioenschap olympische_spelen olympisch formule_1 verstappen tour_de_france giro vuelta wimbledon
roland_garros messi ronaldo maradona cruijff oranje_elftal nederlands_elftal bondscoach topscorer doelpunten voetbaluitslag
voetbalwedstrijd trump biden obama poetin putin rutte wilders macron merkel zelensky willem_alexander maxima beatrix amalia paus
dalai_lama vvd pvda cda d66 pvv groenlinks sgp tweede_kamerverkiezing kabinetsformatie navo europese_unie verenigde_naties
klimaatverandering stikstofcrisis songtekst liedtekst hitparade top_40 top_2000 oscar oscars grammy hollywood acteurs beroemdheid
bekende_nederlander horoscoop sterrenbeelden waterman_sterrenbeeld droomuitleg zin_van_het_leven god bestaat_god bijbel koran
buitenaards aliens spoken geesten complottheorie goudprijs zilverprijs olieprijs gasprijs stroomprijs benzineprijs beurskoers
aandelenkoers bitcoinkoers wisselkoersen inflatie hypotheekrente spaarrente dow_jones aex lottouitslag lottogetallen weersverwachting
weerbericht luchtvochtigheid zonsopgang zonsondergang springtij pollenverwachting filenieuws files verkeersinformatie treintijden
vliegtijden dienstregeling_ns vertaling synoniem woordenboek spelling grammatica persoonsvorm werkwoordspelling kruiswoord
kruiswoordraadsel cryptogram sudoku raadsel mop moppen grap gedicht rijmpje limerick haiku sonnet opstel essay boekverslag spreekbeurt
scriptie huiswerk vergelijking_oplossen wortel_van priemgetal pythagoras stelling_van oppervlakte_cirkel kwadraat procentberekening
omrekenen
`

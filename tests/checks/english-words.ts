/** English words that do not occur in Dutch, loanwords left out; almost every English text holds one of them. */
export const ENGLISH_WORDS: ReadonlySet<string> = new Set(
  `
  abort about above absent accents accepted accepts access acknowledged actions add added address addresses adds administrator administrators
  after afterwards again against ago agreed agrees ahead alike alive allowed allows alone along already also always among amount amounts and
  anew announced announces anonymous answered answering answers any anybody anyone anything anyway anywhere appears applied approved
  architecture are around arrive arrived arrives aside ask asked asking asks attempt attempts attributes auth authorised automation available
  back became because become becomes becoming before beforehand began beginning begins begun behaves behind being believed belong belongs
  below better beyond bits books bought breaker breaks brings broke broken brought building builds built bundles busy buy buys call
  called caller callers calls came cancel canceled cancelled cannot capitals carried carries categories challenge chance change changed
  changes chapter chapters character characters charged charges checked checks children choice chooses chore chores chose chosen claimed
  claims cleaned click client clock clocks close closed closes closing colours come comes coming comma commits companies company compared
  completed completions compounds compressed configurations configured confirm confirmation confirmed confirms connected connecting connection
  connections consists contents continue conversation conversations converted copied copy costs could count counted counters counts courses
  covers create created creating credentials crossed customer customers cut cuts danger days decided decides decisions declares decompressed
  defaults delay delete deleted deletes delivered delivery depends depth described developers development device did died dies differ
  difference differs directly disable disabled disconnect disputes does doors draft drawing drawn due during earlier earns edit eight either
  elements embedded empties empty ended ending enough enter environment error errors europe events everybody everyone everything everywhere
  evidence exactly examples except exception exceptions exchanges execute exists exits expected expired expires exported expression eye eyes
  face fact fail failed failing fails failure failures family fault faults fetched fetches few fewer field fifty figures fill filled fills
  finds finish finished five follow followed following follows for forbidden forgets forgotten forwarded found four fourteen from front
  functions further generation get gets give given gives goes going gone good got ground grows guarded guards guess guesses halfway halves
  handed hands happened happens hashes have having headings heard hears held here hide hides highest himself his history holds hosted how
  however identity ignored imported inactive included including inside installations installs instead invalid invoice invoices issued
  issues items itself joined joins journeys judged judges just keep keeps kept kinds know lacks laid language large larger largest lasts
  latest laws learn learns leave leaves leaving less lesson lets lie life like limit lines listed listening listens listing little lives
  loaded loaders loading locked locks longer look looked looking looks lose lowest makes making malformed manage many markdown matter matters
  mean meaning means meanwhile measure measured measurements measures mended message messages methods migrated migrating migration
  milliseconds minute minutes missed missing mistyped module month monthly months mostly movements moves moving much must my name named
  names narrow narrowed narrows navigate navigation near nearly need needed needs negative neither networks never new newer newest next night
  nine nobody none noninteractive note noted notes nothing notification notifications nowhere objects occurs offered often old older oldest
  once only openai opened opens operation operations ordered otherwise our ours out outbound outcome output outside owed owner owns packages
  paid painted paper paragraph paragraphs parsed parsing passed passes password paths patterns pauses pay payer paying payment payments
  payouts pending periods phrase picks pieces places played playground plays please points policy portrait positive posting practice prepared
  present pressed presses previous price printed probably problem process processes processing profile programs prolongs proofs proved proves
  provides publish published publishing purchase put puts quarters query questions quiet quoted quotes ran ranges rather reach
  reachable reached reaches readable readers reading ready real really reason receives recipient reference refunds refusal refusals refuse
  refused refuses rejected rejects releases reload remembered remembers remove removes renamed rendered renders renew renewal renewals renewed
  renewing renews repeated repeating repeats replaced replaces reply report reports request requests required requirement reservation reserved
  resolves response rests result results resume retries returned returns right round rounded rows rule rules running runs said save saved
  saves saving saw saying says schedule screen scrolled scrolls search searched searches searching second seconds secret secrets section
  secured security see seen sees send sending sends sentence sentences served serves session sessions setting settings settle settled settles
  several shape shapes shared shares shorter should shown shows sign signal signed signing signs since six sizes skips slow smaller smallest
  socket somebody something soon sorts sounds source sources speak splitter stands standstill started starting starts stated still stood
  stopped stored story straight stranger structure submission submit submitted submitting subscribe subscribers subscription subscriptions
  succeed succeeded succeeds success successful successfully such sum summer sums survives switched switches synonyms tabindex takes taking
  talk telling tells temporary terms tested tests texts than that the their theirs them themselves then there thesaurus these they this those
  thousand thousands three through throw thrown throws tiles time today together told tomorrow too took totals touches transaction
  transactions travels tried tries trusted try trying tuning turned turning turns twelve twice unauthorized unavailable under undone units
  unknown unless unlimited unread unreadable unsafe until updated updating usage used user users uses utc value values verified version
  very view violation visible visitor visitors vocabulary waited waiting waits walks warning watches way weeks weighs weight welcome
  went were what whatever when whenever where wherever whether which while who whoever whom whose why will wish with withdraw withdrawal
  withdraws within without work workers works worth would write writes writing written wrong wrote year yearly years yes yesterday yet yields
  you your yours
  `
    .trim()
    .split(/\s+/),
)

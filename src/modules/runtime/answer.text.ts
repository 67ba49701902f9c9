import { answerLimitText } from '#modules/plans/contract.ts'
import { dialogueText } from './dialogue/domain/dialogue.text.ts'

/** The product's own texts about an execution, for visitors and users. */
export const answerText = {
  refused: dialogueText.refused,
  refusedForOwner: {
    fromPages:
      'Je bot gaf geen antwoord. Er is geen taalmodel verbonden, dus hij antwoordt alleen met zinnen die hij heeft gelezen. Hij vond er geen waarvan hij zeker is. Staat het er wel, gebruik dan in je vraag de woorden van je pagina.',
    byModel:
      'Je bot gaf geen antwoord: hij vond het niet in wat hij heeft gelezen, of de vraag hoort niet bij deze bot.',
    stillReading: 'Je bot gaf geen antwoord: hij is je pagina’s nog aan het lezen. Stel je vraag straks nog eens.',
    nearest: (names: readonly string[]) => `Het dichtst in de buurt kwam: ${names.join('; ')}.`,
    nothingNear: 'Hij vond ook niets dat erop lijkt.',
  },
  fromPages: (company: string | null) =>
    `Antwoorden komen letterlijk uit de informatie van ${company ?? 'dit bedrijf'}.`,
  failed: 'Het lukt me nu niet om te antwoorden. Probeer het zo nog eens, of laat je gegevens achter.',
  blocked: {
    out_of_scope: 'Buiten bereik',
    limit_exceeded: 'Limiet bereikt',
    invalid_config: 'Ongeldige config',
    subscription_required: 'Abonnement vereist',
  },
  limitForUser: answerLimitText.refusal,
  subscriptionForUser: 'Je hebt geen toegang (meer) tot deze bot. Start de proef of kies een plan.',
  testLimit: 'Je hebt vandaag genoeg proefvragen gesteld. Morgen kun je weer testen.',
  tooMany: 'Je stelt veel vragen achter elkaar. Wacht even en probeer het opnieuw.',
  paused:
    'Deze bot is stilgezet door Syvo. Bezoekers kunnen wel een bericht achterlaten. Zodra hij weer mag, antwoordt hij vanzelf.',
  modelMissing:
    'Deze bot heeft een taalmodel nodig, en dat is hier nu niet aangesloten. Bezoekers kunnen wel een bericht achterlaten. Je vraag is niet meegeteld.',
  botNotFound: 'Bot niet gevonden',
  configNotFound: 'Deze bot is hier nog niet ingericht, dus je kunt hem niet testen',
  forbidden: 'Alleen beheerders mogen de inrichting van een ander testen',
  executionFailed: 'Uitvoering mislukt',
} as const

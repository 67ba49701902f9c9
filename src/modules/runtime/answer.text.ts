import { dialogueText } from './dialogue/domain/dialogue.text.ts'

/** What the product itself says to visitors and users about an execution. */
export const answerText = {
  refused: dialogueText.refused,
  refusedShort: 'Dat weet ik helaas niet.',
  failed: 'Het lukt me nu niet om te antwoorden. Probeer het zo nog eens, of laat je gegevens achter.',
  blocked: {
    out_of_scope: 'Buiten bereik',
    limit_exceeded: 'Limiet bereikt',
    invalid_config: 'Ongeldige config',
    subscription_required: 'Abonnement vereist',
  },
  limitForUser: 'De limiet van deze maand is bereikt. Volgende maand werkt de bot weer, of kies een groter plan.',
  subscriptionForUser: 'Je hebt geen toegang (meer) tot deze bot. Start de proef of kies een plan.',
  testLimit: 'Je hebt vandaag genoeg proefvragen gesteld. Morgen kun je weer testen.',
  tooMany: 'Je stelt veel vragen achter elkaar. Wacht even en probeer het opnieuw.',
  paused:
    'Deze bot is stilgezet door Syvo. Bezoekers kunnen wel een bericht achterlaten. Zodra hij weer mag, antwoordt hij vanzelf.',
  botNotFound: 'Bot niet gevonden',
  configNotFound: 'Deze bot heeft hier geen inrichting om te testen',
  forbidden: 'Alleen beheerders mogen de inrichting van een ander testen',
  executionFailed: 'Uitvoering mislukt',
} as const

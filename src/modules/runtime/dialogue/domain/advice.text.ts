/** The advice that a bot adds to any answer about health, with and without a telephone number. */
export const adviceText = {
  allergy:
    'Gaat het om een allergie? Vertrouw dan niet alleen op deze chat: bel vooraf even of vraag het een medewerker.',
  allergyWithPhone:
    'Gaat het om een allergie? Vertrouw dan niet alleen op deze chat: bel vooraf even op {telefoon} of vraag het een medewerker.',
  health:
    'Ik geef geen medisch advies. Ga met pijn of klachten naar je huisarts of fysiotherapeut en bel bij spoed 112. Bel ons gerust of vraag het een medewerker.',
  healthWithPhone:
    'Ik geef geen medisch advies. Ga met pijn of klachten naar je huisarts of fysiotherapeut en bel bij spoed 112. Een medewerker bereik je op {telefoon}.',
  crisis:
    'Denk je aan zelfmoord, of maak je je zorgen om iemand? Bel gratis 113 of 0800-0113, of chat op 113.nl. Bel bij direct gevaar 112.',
} as const

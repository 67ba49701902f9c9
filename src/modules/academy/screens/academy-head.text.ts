/** The texts of the academy's head; a file of its own, because every page loads the heads of all routes. */
export const academyHead = {
  title: 'Academie',
  description:
    'Leer hoe je een bot inricht, meet en bouwt. Gratis boeken, workshops en starterkits om te lezen en te downloaden, ook zonder account.',
} as const

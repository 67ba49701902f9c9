import type { SaleKind } from './domain/sale-kind.ts'

/** What is sold, and how much of it one charge covers; the same on the screen and on the document. */
export const saleKindText = {
  subscription: { what: 'Abonnement', quantity: '1 maand' },
  upgrade: { what: 'Overstap naar een groter abonnement', quantity: 'rest van de maand' },
  rental: { what: 'Huur van een bot', quantity: '1 maand' },
  purchase: { what: 'Koop van een bot', quantity: '1 stuk' },
} as const satisfies Record<SaleKind, { what: string; quantity: string }>

import type { SaleKind } from './domain/sale-kind.ts'

/** Names what is sold and the period that one charge covers, for screens and documents alike. */
export const saleKindText = {
  subscription: { what: 'Abonnement', quantity: '1 maand' },
  upgrade: { what: 'Overstap naar een groter abonnement', quantity: 'rest van de maand' },
  rental: { what: 'Huur van een bot', quantity: '1 maand' },
  purchase: { what: 'Koop van een bot', quantity: '1 stuk' },
} as const satisfies Record<SaleKind, { what: string; quantity: string }>

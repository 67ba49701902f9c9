/** The names of the categories of health tests; `ecommerce` is e-commerce (AMB-119). */
export const SMOKE_CATEGORY_NAMES = {
  horeca: 'Horeca',
  ecommerce: 'E-commerce',
  hr: 'HR',
  support: 'Support',
  generic: 'Overig',
} as const

/** Every country, loaded when first asked for. */
export const countries = {
  AR: () => import('./ar/index.ts'),
  BR: () => import('./br/index.ts'),
  CL: () => import('./cl/index.ts'),
  CO: () => import('./co/index.ts'),
  EC: () => import('./ec/index.ts'),
  MX: () => import('./mx/index.ts'),
  PE: () => import('./pe/index.ts'),
  US: () => import('./us/index.ts'),
  UY: () => import('./uy/index.ts'),
};

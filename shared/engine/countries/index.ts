/** Every country, loaded when first asked for. */
export const countries = {
  MX: () => import('./mx/index.ts'),
};

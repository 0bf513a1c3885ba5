/** How far the frame reaches: as what is read, or as the documentation with its sidebar. */
export type FrameWidth = 'wrap' | 'wide';

/** Where a header leads. */
export interface Door {
  readonly to: string;
  readonly name: 'coverage' | 'docs' | 'plans' | 'help' | 'guides' | 'reference';
}

const help = { to: '/help-center', name: 'help' } as const satisfies Door;

export const siteDoors: readonly Door[] = [
  { to: '/#cobertura', name: 'coverage' },
  { to: '/api-documentation', name: 'docs' },
  { to: '/#precios', name: 'plans' },
  help,
];

/** Who reads the documentation goes on within it. */
export const docsDoors: readonly Door[] = [
  { to: '/api-documentation', name: 'guides' },
  { to: '/api-reference', name: 'reference' },
  help,
];

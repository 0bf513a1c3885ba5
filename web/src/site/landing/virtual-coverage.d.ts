declare module 'virtual:coverage' {
  import type { CoveredCountry } from './coverage.ts';

  /** Written by the build from the country packs, so that the page carries the facts and not the engine. */
  const coverage: readonly CoveredCountry[];
  export default coverage;
}

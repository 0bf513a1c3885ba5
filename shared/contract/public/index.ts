/** Every area of the API that customers integrate; `functions/v1/<area>/<verb>.ts` implements what it declares. */
export * as usage from './usage.ts';

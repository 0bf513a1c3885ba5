import type { Country } from '#shared/engine/country.ts';
import type { Brought } from '../../../lib/session/brought.ts';
import type { Demo } from './examples.ts';

/** A number on the stage, with the rules of its country. */
export interface Stage {
  readonly demo: Demo;
  readonly country: Country;
  readonly text: string;
  /** Somebody's own: no example takes its place unless it is wanted. */
  readonly isOwn: boolean;
}

/** The number as the form of the dashboard takes it. */
export const partsOf = ({ country, format, bankCode, companion }: Demo, number: string): Brought => ({
  form: { country, accountFormat: format, ...(bankCode !== undefined && { bankCode }) },
  fields: { [companion ?? 'accountNumber']: number },
});

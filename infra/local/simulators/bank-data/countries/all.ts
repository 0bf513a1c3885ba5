import type { Country } from '../country.ts';
import { argentina } from './argentina.ts';
import { brazil } from './brazil.ts';
import { chile } from './chile.ts';
import { colombia } from './colombia.ts';
import { ecuador } from './ecuador.ts';
import { mexico } from './mexico.ts';
import { peru } from './peru.ts';
import { unitedStates } from './united-states.ts';
import { uruguay } from './uruguay.ts';

const countries: Readonly<Record<string, Country>> = {
  AR: argentina,
  BR: brazil,
  CL: chile,
  CO: colombia,
  EC: ecuador,
  MX: mexico,
  PE: peru,
  US: unitedStates,
  UY: uruguay,
};

export const countryNamed = (code: string | undefined): Country | undefined =>
  Object.hasOwn(countries, code ?? '') ? countries[code ?? ''] : undefined;

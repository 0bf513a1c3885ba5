import { es } from './messages/names.ts';
import { operations } from './paths.ts';

const order = Object.keys(es);

/** Operations as a reader looks for them: what is done most comes first. */
export const ordered = operations.toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name));

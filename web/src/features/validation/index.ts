export type { NumberParts } from './number-parts.ts';
export { ValidationDesk } from './validation-desk.tsx';
export { ValidationDetails } from './validation-details.tsx';

export type { NumberParts } from './number-parts.ts';
export { ValidationDesk, type DeskHandle } from './validation-desk.tsx';
export { ValidationDetails } from './validation-details.tsx';

export { ValidationDesk, type DeskHandle } from './validation-desk.tsx';
export type { CardParts } from './answer/card-parts.ts';
export { ValidationDetails } from './answer/validation-details.tsx';

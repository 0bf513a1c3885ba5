export { ValidationDesk, type DeskHandle } from './validation-desk.tsx';
export { ValidationDetails } from './answer/validation-details.tsx';
export type { AnswerParts, FormNotices } from './slots.ts';

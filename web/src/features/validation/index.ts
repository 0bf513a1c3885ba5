export { ValidationDesk, type DeskHandle } from './validation-desk.tsx';
export { ValidationDetails } from './validation-details.tsx';

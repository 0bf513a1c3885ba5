export { AccountInput } from './account-input.tsx';
export { AccountNumber } from './account-number.tsx';
export { MaskedNumber } from './masked-number.tsx';

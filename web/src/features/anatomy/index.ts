export { AccountInput, type AccountInputProps } from './account-input.tsx';
export { AccountNumber, type AccountNumberProps } from './account-number.tsx';
export { MaskedNumber, type MaskedNumberProps } from './masked-number.tsx';

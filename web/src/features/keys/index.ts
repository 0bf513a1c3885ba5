export { Keys } from './keys.tsx';
export { keyList } from './api/keys.ts';

export { Keys } from './keys.tsx';
export { apiKeyList, keyList, widgetKeyList } from './api/keys.ts';

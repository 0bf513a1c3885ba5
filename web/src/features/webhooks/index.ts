export { Webhooks } from './webhooks.tsx';

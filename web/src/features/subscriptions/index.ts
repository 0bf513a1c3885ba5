export { Manage } from './manage.tsx';
export type { Way } from './plan-facts.ts';
export { Plans } from './plans.tsx';

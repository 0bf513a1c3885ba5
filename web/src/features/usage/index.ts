export { Usage } from './usage.tsx';

export { Docs } from './docs.tsx';

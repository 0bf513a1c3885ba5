export { History } from './history.tsx';
export { useExport } from './use-export.ts';

export { BatchBuilder } from './batch-builder.tsx';

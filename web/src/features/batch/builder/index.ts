export { BatchBuilder, type BatchBuilderProps } from './batch-builder.tsx';

import type { Contract } from '#shared/contract/index.ts';

type Public = Contract['public'];

/** The operations that customers integrate. */
export type OperationName = { [A in keyof Public]: keyof Public[A] }[keyof Public];

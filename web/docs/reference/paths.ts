import { declared, type Declared } from '#shared/contract/index.ts';
import type { PagePath } from '../page.ts';

/** What customers call from their own systems, in the order in which the contract declares it. */
export const operations: readonly Declared[] = declared.filter(({ spec }) => spec.api === 'public');

/** `createValidation` is `create-validation`. */
const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const pathOfOperation = (name: string): PagePath => `/api-reference/${kebab(name)}`;

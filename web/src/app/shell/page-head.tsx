import type { ReactNode } from 'react';
import css from './shell.module.css';

/** Above the cards of a page: what it is about, and its controls at the right end. */
export const PageHead = ({ children }: { readonly children: ReactNode }) => <div className={css.head}>{children}</div>;

import type { ReactNode } from 'react';
import css from './row-detail.module.css';

export interface RowButtonProps {
  /** Whether the detail of its row is open. */
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** Opens the detail of its row, and covers all of it: the row has a position. */
export const RowButton = ({ isOpen, onOpen, children, ...rest }: RowButtonProps) => (
  <button {...rest} type="button" className={css.open} aria-expanded={isOpen} onClick={onOpen}>
    {children}
  </button>
);

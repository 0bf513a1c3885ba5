import { useEffect, useId, useRef, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import css from './row-detail.module.css';

export interface RowDetailProps {
  readonly title: ReactNode;
  /** Names the way out. */
  readonly closing: string;
  readonly isBusy?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What a row of a list opens beside it; its title takes the focus. */
export const RowDetail = ({ title, closing, isBusy, onClose, children }: RowDetailProps) => {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={css.detail} aria-labelledby={titleId} aria-busy={isBusy}>
      <div className={css.head}>
        <h3 id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h3>
        <Button look="ghost" size="sm" square aria-label={closing} onClick={onClose}>
          <Icon of={X} />
        </Button>
      </div>
      {children}
    </section>
  );
};

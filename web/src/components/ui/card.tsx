import type { ComponentProps, ReactNode } from 'react';
import { cx } from './class-names.ts';
import './card.css';

export const Card = ({ className, ...rest }: ComponentProps<'section'>) => (
  <section {...rest} className={cx('card', className)} />
);

/** The title row of a card; `children` go to its right end. */
export const CardHead = ({ title, children }: { readonly title: ReactNode; readonly children?: ReactNode }) => (
  <div className="card-head">
    <h2>{title}</h2>
    {children && <div className="card-head-end">{children}</div>}
  </div>
);

export const CardFoot = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={cx('card-foot', className)} />
);

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HelpLink } from '../help-link/help-link.tsx';
import { helpOfEmpty, type EmptyPlace } from '../help-link/pages.ts';
import { cx } from './class-names.ts';
import './empty.css';

export interface EmptyStateProps {
  /** What is empty: an article says how it works. */
  readonly of: EmptyPlace;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** What to do next: a button or a link. */
  readonly action?: ReactNode;
  /** Lengths of the groups of a number that is not there yet, drawn above the title. */
  readonly ghost?: readonly number[];
  /** How it will look: parts of the product with something in them, that nobody can press. */
  readonly example?: ReactNode;
  /** `h2` in a card without a title above it. */
  readonly heading?: 'h2' | 'h3';
}

/** Seen, and neither read out nor reached: the sentence beside it says what it shows. */
const Example = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation('ui');
  return (
    <figure className="empty-example" inert>
      <figcaption>{t('example')}</figcaption>
      {children}
    </figure>
  );
};

/** In the place of what is not there yet: what will be, why, and one thing to do about it. */
export const EmptyState = ({
  of,
  title,
  children,
  action,
  ghost,
  example,
  heading: Heading = 'h3',
}: EmptyStateProps) => (
  <div className={cx('empty', Boolean(example) && 'empty--shown')}>
    <div className="empty-says">
      {ghost && (
        <div className="ghost" data-ghost aria-hidden="true">
          {ghost.map((length, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the groups of a number never change their order
            <span key={index}>{'·'.repeat(length)}</span>
          ))}
        </div>
      )}
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      <div className="empty-ways">
        {action}
        <HelpLink to={helpOfEmpty(of)} asks="how" />
      </div>
    </div>
    {example && <Example>{example}</Example>}
  </div>
);

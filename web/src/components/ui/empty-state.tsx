import type { ReactNode } from 'react';
import { HelpLink } from '../help-link/help-link.tsx';
import { helpOfEmpty, type EmptyPlace } from '../help-link/pages.ts';
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
  /** `h2` in a card without a title above it. */
  readonly heading?: 'h2' | 'h3';
}

export const EmptyState = ({ of, title, children, action, ghost, heading: Heading = 'h3' }: EmptyStateProps) => (
  <div className="empty">
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
);

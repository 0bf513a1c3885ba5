import type { ReactNode } from 'react';
import { helpOfFailure } from '../help-link/pages.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

export interface NotLoadedProps {
  readonly title: string;
  /** Why, and what to do about it. */
  readonly children: ReactNode;
  /** What the button that tries again says. */
  readonly retry: string;
  readonly onRetry: () => void;
}

/** In the place of what could not be read. */
export const NotLoaded = ({ title, children, retry, onRetry }: NotLoadedProps) => (
  <Alert
    tone="bad"
    urgent
    title={title}
    help={helpOfFailure}
    action={
      <Button size="sm" onClick={onRetry}>
        {retry}
      </Button>
    }
  >
    {children}
  </Alert>
);

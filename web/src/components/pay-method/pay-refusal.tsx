import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api.ts';
import { Alert } from '../ui/alert.tsx';
import { helpOf } from '../help-link/help-of.ts';

/** Why nobody was led to PayPal, in the server's words where it had some. */
export const PayRefusal = ({ error }: { readonly error: unknown }) => {
  const { t } = useTranslation('pay-method');
  const place = useRef<HTMLDivElement>(null);
  const problem = error instanceof ApiError ? error.problem : undefined;
  const isUnreached = error instanceof ApiError && error.status === 0;
  const text = problem ?? t(isUnreached ? 'offline' : 'failed', { returnObjects: true });
  // It may stand below what is in sight of a long dialog.
  useEffect(() => {
    // In braces: some browsers answer a promise, which is no way to clean up.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  return (
    <div ref={place}>
      <Alert tone="bad" urgent title={text.title} help={helpOf(error)}>
        {text.detail}
      </Alert>
    </div>
  );
};

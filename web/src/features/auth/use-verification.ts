import { useCallback, useEffect, useRef, useState } from 'react';
import { verifyEmail } from './api/verify-email.ts';
import { refusalOf, type Refusal } from './refusal.ts';

export type Verification =
  | { readonly step: 'working' }
  | { readonly step: 'verified'; readonly email: string; readonly credits: number }
  | { readonly step: 'refused'; readonly code: Refusal<never>['code'] };

/** Posts the token of the mail's link, once: a token that was used is refused the second time. */
export const useVerification = (token: string | null) => {
  const [verification, setVerification] = useState<Verification>({ step: 'working' });
  const posted = useRef<string>(undefined);

  const post = useCallback(async () => {
    setVerification({ step: 'working' });
    if (!token) return setVerification({ step: 'refused', code: 'errors.invalidToken' });
    try {
      setVerification({ step: 'verified', ...(await verifyEmail(token)) });
    } catch (error) {
      setVerification({ step: 'refused', code: refusalOf(error, []).code });
    }
  }, [token]);

  useEffect(() => {
    if (posted.current === (token ?? '')) return;
    posted.current = token ?? '';
    void post();
  }, [token, post]);

  return { verification, retry: () => void post() };
};

import { useEffect, useState } from 'react';
import { showRegistration, type Registration } from './api/verify-email.ts';
import { verifyWhereRegistered } from './registered-here.ts';
import { refusalOf, type Refusal } from './refusal.ts';

export type RefusedCode = Refusal<never>['code'];
export type Reading =
  | { readonly step: 'reading' }
  | { readonly step: 'read'; readonly registration: Registration }
  /** The tab that created the account has verified it. */
  | { readonly step: 'verified'; readonly credits: number }
  | { readonly step: 'refused'; readonly code: RefusedCode };

const read = async (token: string | undefined): Promise<Reading> => {
  if (!token) return { step: 'refused', code: 'errors.invalidToken' };
  try {
    const registration = await showRegistration(token);
    const verified = registration.verified ? undefined : await verifyWhereRegistered(token, registration.email);
    return verified ? { step: 'verified', ...verified } : { step: 'read', registration };
  } catch (error) {
    return { step: 'refused', code: refusalOf(error, []).code };
  }
};

/** What the link of a verification mail is about, and whether it still has force. */
export const useRegistration = (token: string | undefined) => {
  const [reading, setReading] = useState<Reading>({ step: 'reading' });
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let isWanted = true;
    void read(token).then((now) => isWanted && setReading(now));
    return () => {
      isWanted = false;
    };
  }, [token, tries]);

  return {
    reading,
    retry: () => {
      setReading({ step: 'reading' });
      setTries(tries + 1);
    },
    refuse: (code: RefusedCode) => setReading({ step: 'refused', code }),
  };
};

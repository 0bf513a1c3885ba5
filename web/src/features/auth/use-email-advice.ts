import { useEffect, useState } from 'react';
import { validateEmail } from './api/validate-email.ts';
import { checkEmail } from './field-checks.ts';

/** What stands against an address, or, `noFreeCredits`, what an account of its company does not get. */
export type EmailAdvice = 'freeProvider' | 'disposable' | 'noFreeCredits';

const adviceOf = { 'errors.corporateEmail': 'freeProvider', 'errors.disposableEmail': 'disposable' } as const;
const typingPauseMs = 400;

/**
 * What the server says of an e-mail while it is typed, once the typing pauses: of that one, and of no other. Half an
 * address, a refusal or a lost connection says nothing, and registering asks again.
 */
export const useEmailAdvice = (typed: string): ((email: string) => EmailAdvice | undefined) => {
  const email = typed.trim();
  const [advice, setAdvice] = useState<{ readonly email: string; readonly is: EmailAdvice }>();

  useEffect(() => {
    if (checkEmail(email)) return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      validateEmail(email, leaving.signal).then(
        ({ reason, freeCredits }) => {
          if (reason && reason !== 'field.email') setAdvice({ email, is: adviceOf[reason] });
          else if (freeCredits === false) setAdvice({ email, is: 'noFreeCredits' });
        },
        () => undefined,
      );
    }, typingPauseMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [email]);

  return (asked) => (advice?.email === asked.trim() ? advice.is : undefined);
};

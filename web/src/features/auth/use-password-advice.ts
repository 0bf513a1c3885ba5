import { useEffect, useState } from 'react';
import type { passwordRefusal } from '#shared/passwords/judge.ts';
import { isStrongPassword } from '#shared/passwords/rules.ts';

const advices = { 'errors.commonPassword': 'commonPassword', 'errors.personalPassword': 'personalPassword' } as const;
type Judge = typeof passwordRefusal;

/** The list is fetched once somebody types a password that follows the rules; until then nobody needs it. */
let judge: Promise<Judge> | undefined;
const loadJudge = () =>
  (judge ??= import('#shared/passwords/judge.ts').then(
    ({ passwordRefusal: loaded }) => loaded,
    (error: unknown) => {
      judge = undefined;
      throw error;
    },
  ));

/** What the server would say of a new password that follows the rules, while it is typed; nothing until that is known. */
export const usePasswordAdvice = (password: string, email: string | undefined) => {
  const [judged, setJudged] = useState<{ readonly password: string; readonly refusal: ReturnType<Judge> }>();
  useEffect(() => {
    if (!isStrongPassword(password)) return;
    let isLate = false;
    loadJudge().then(
      (refusalOf) => !isLate && setJudged({ password, refusal: refusalOf(password, { email }) }),
      // The server judges anyway.
      () => undefined,
    );
    return () => {
      isLate = true;
    };
  }, [password, email]);
  return judged?.password === password && judged.refusal ? advices[judged.refusal] : undefined;
};

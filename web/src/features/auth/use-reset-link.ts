import { useEffect, useState } from 'react';
import { showReset } from './api/password.ts';
import { refusalOf } from './refusal.ts';

/** Whether a mailed link can still change the password, before two of them are typed. Unreachable is not dead. */
export const useResetLink = (token: string | undefined) => {
  const [seen, setSeen] = useState<{ readonly token: string; readonly isDead: boolean }>();
  const [refused, setRefused] = useState<string>();

  useEffect(() => {
    if (token === undefined) return undefined;
    let isWanted = true;
    const tell = (isDead: boolean) => isWanted && setSeen({ token, isDead });
    void showReset(token).then(
      () => tell(false),
      (error: unknown) => tell(refusalOf(error, []).code === 'errors.invalidToken'),
    );
    return () => {
      isWanted = false;
    };
  }, [token]);

  return {
    isReading: token !== undefined && seen?.token !== token,
    isDead: token === undefined || token === refused || (seen?.token === token && seen.isDead),
    /** It was used, or became too old, meanwhile. */
    refuse: () => setRefused(token),
  };
};

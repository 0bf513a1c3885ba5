import { TOTP, URI } from 'otpauth';
import type { LocalCloud } from '../local/boot.ts';
import { goodPassword, type Customer } from './customer.ts';

/** An app for one-time codes, as it reads the picture: it knows the address alone. */
export const authenticator = (uri: string) => {
  const totp = URI.parse(uri);
  if (!(totp instanceof TOTP)) throw new Error('The address is not of a one-time code by time');
  return {
    totp,
    /** The code that is shown so many half minutes from a moment. */
    codeAt: (now: string, steps = 0): string =>
      totp.generate({ timestamp: Date.parse(now) + steps * totp.period * 1000 }),
  };
};

/** A code may be on its way for so long before the half minute ends that it was chosen in. */
const onItsWayMs = 5_000;

/**
 * Codes to type one after the other: each is newer than the one before, as it has to be, and is taken although its half
 * minute ends while it is typed. The first is of the half minute before, or of this one where that is about to end.
 */
export const codesInTurn = ({ totp, codeAt }: ReturnType<typeof authenticator>, clock: () => Promise<string>) => {
  const periodMs = totp.period * 1000;
  let last = 0;
  return async (): Promise<string> => {
    const now = await clock();
    const soon = Math.floor((Date.parse(now) + onItsWayMs) / periodMs) - 1;
    last = Math.max(last + 1, soon);
    return codeAt(now, last - Math.floor(Date.parse(now) / periodMs));
  };
};

/** Moves the clock on, to the beginning of a half minute: a code that is read then counts for all of it. */
export const beginHalfMinute = ({ now, moveClock }: Pick<LocalCloud, 'now' | 'moveClock'>, seconds = 0) =>
  moveClock(seconds + 30 - ((Date.parse(now().now) / 1000) % 30));

/** A code that is surely none of those that count at this moment. */
export const wrongAt = ({ codeAt }: ReturnType<typeof authenticator>, now: string): string => {
  const near = new Set([-2, -1, 0, 1, 2].map((steps) => codeAt(now, steps)));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.has(code)) ?? '666666';
};

/**
 * A customer with a second factor that was confirmed by the code of the half minute before, as the clock says when it is
 * typed: read any sooner, that code may be out of date.
 */
export const withSecondFactor = async ({ call }: Pick<Customer, 'call'>, clock: () => string | Promise<string>) => {
  const { uri, recoveryCodes } = await call('POST /api/auth/second-factor', { body: { password: goodPassword } });
  const app = authenticator(uri);
  await call('POST /api/auth/second-factor/confirm', { body: { code: app.codeAt(await clock(), -1) } });
  return { app, recoveryCodes };
};

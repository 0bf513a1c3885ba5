import { Secret, TOTP } from 'otpauth';

/** What every app for one-time codes understands: RFC 6238 as most of them take it, whatever an address may ask for. */
const shape = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** A clock may be half a minute off, either way. */
const window = 1;

export const issuer = 'CuentaClara';

const totpOf = (secret: string, label = '') => new TOTP({ ...shape, issuer, label, secret: Secret.fromBase32(secret) });

/** What an app reads from the picture. */
export const uriOf = (secret: string, email: string): string => totpOf(secret, email).toString();

/** Which half minute a code is of, counted since 1970; `undefined` where it is of none that counts now. */
export const stepOf = (secret: string, code: string, now: string): number | undefined => {
  const timestamp = Date.parse(now);
  const delta = totpOf(secret).validate({ token: code, timestamp, window });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / shape.period) + delta;
};

/** As people type it: with spaces, as their app shows it. */
export const codeIn = (typed: string): string | undefined => /^\d{6}$/.exec(typed.replace(/\s/g, ''))?.[0];

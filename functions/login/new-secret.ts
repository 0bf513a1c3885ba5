import { randomBytes } from 'node:crypto';
import { Secret } from 'otpauth';
import { recoveryCodeOf } from '../rules/login/recovery-code.ts';
import { recoveryCodesAtOnce } from '#shared/plans.ts';

/** 160 bits, as RFC 4226 wants them, in the letters that apps let people type. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodesAtOnce }, () => recoveryCodeOf(randomBytes(12)));

import type { Proof } from '../../../lib/refused-proof.ts';
import { call } from '../../../lib/api.ts';

export const setUp = ({ password }: Proof) => call('POST /api/auth/second-factor', { body: { password } });
export type Setup = Awaited<ReturnType<typeof setUp>>;

export const confirm = (code: string) => call('POST /api/auth/second-factor/confirm', { body: { code } });
export const remove = (proof: Proof) => call('DELETE /api/auth/second-factor', { body: proof });
export const renewCodes = (proof: Proof) => call('POST /api/auth/second-factor/recovery-codes', { body: proof });

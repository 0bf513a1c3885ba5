import type { client } from '#shared/contract/client.ts';
import type { LocalCloud } from '../../local/boot.ts';
import { clabes } from '../accounts.ts';

type Call = ReturnType<typeof client>;

const company = { country: 'MX', accountNumber: clabes.company } as const;
const person = { country: 'MX', accountNumber: clabes.person } as const;

/** A payee who is asked about by itself, and one who got an account that nobody confirmed; others save themselves. */
export const savePayees = async (cloud: LocalCloud, call: Call): Promise<void> => {
  const setSaving = (savesByDocument: boolean) => call('PATCH /api/payee-book', { body: { savesByDocument } });
  await setSaving(false);
  const { id: validationId } = await call('POST /api/validations', { body: company });
  const { id } = await call('POST /api/payees', { body: { validationId } });
  await call('PATCH /api/payees/{id}', { params: { id }, body: { recheck: 'monthly' } });
  const { beneficiary } = await call('POST /api/validations', { body: person });
  const name = beneficiary ?? '';
  await cloud.drain();
  await call('POST /api/payees', { body: { ...person, accountNumber: clabes.soldSince, name } });
  await call('POST /api/validations', { body: { ...person, beneficiaryName: name } });
  await cloud.drain();
  await setSaving(true);
  await call('POST /api/validations', { body: { ...company, accountNumber: clabes.longName } });
  await cloud.drain();
};

/** A receipt that is open, and one that was revoked, in the name of a company. */
export const shareReceipts = async (call: Call): Promise<void> => {
  await call('PATCH /api/auth/profile', { body: { company: 'Empresa de Prueba' } });
  const { id } = await call('POST /api/validations', { body: company });
  const share = (full: boolean) =>
    call('POST /api/validations/{id}/receipts', { params: { id }, body: { full, expiresInHours: 720 } });
  await share(true);
  const revoked = await share(false);
  await call('DELETE /api/receipts/{id}', { params: { id: revoked.id } });
};

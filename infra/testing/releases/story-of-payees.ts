import { clabes } from '../accounts.ts';
import type { Customer } from '../customer.ts';

/** Payees of every kind: one of an answer, asked about every month; one as it was stated; and a book that saves none by itself. */
export const savePayees = async (call: Customer['call']): Promise<void> => {
  const { data } = await call('GET /api/validations', { query: { status: 'VALID', limit: 5 } });
  const answered = data.find(({ environment, beneficiary }) => environment === 'production' && beneficiary !== null);
  if (!answered) throw new Error('The story has no answer to save a payee of');
  const { id } = await call('POST /api/payees', { body: { validationId: answered.id } });
  await call('PATCH /api/payees/{id}', { params: { id }, body: { recheck: 'monthly' } });
  const stated = { country: 'MX', accountNumber: clabes.masked, name: 'Proveedor de Prueba' } as const;
  await call('POST /api/payees', { body: { ...stated, documentType: 'RFC', documentNumber: 'GODE561231GR8' } });
  await call('PATCH /api/payee-book', { body: { savesByDocument: false } });
};

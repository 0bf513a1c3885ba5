import type { Validation } from '#functions/store/validations/validation.ts';

/** A CLABE that its bank answered for. */
export const sampleValidation = {
  id: 'val_01kam5t7z30000000000000000',
  userId: 'usr_1',
  environment: 'production',
  status: 'VALID',
  country: 'MX',
  format: 'CLABE',
  accountNumber: '002115016003269411',
  normalized: '002115016003269411',
  bankCode: '002',
  documentType: 'RFC',
  documentNumber: 'GODE561231GR8',
  verified: true,
  createdAt: '2026-10-07T10:00:00.000Z',
} as const satisfies Validation;

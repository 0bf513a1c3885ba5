import type { Example } from '../../endpoint.ts';
import { unknownPayee } from '../../resources/payee.ts';

const nothing = {
  total: 0,
  pending: 0,
  processing: 0,
  success: 0,
  failed: 0,
  valid: 0,
  invalid: 0,
  error: 0,
  timeout: 0,
  refused: 0,
  duplicates: 0,
};
const unjudged = { pay: 0, plain: 0, look: 0, stop: 0 };
const free = { reserved: 0, charged: 0, returned: 0, missing: 0 };

const payroll = {
  id: 'bat_01kax9d4w8c2m6t0h5v7r3e1ys',
  name: 'Nómina de noviembre',
  note: null,
  environment: 'sandbox',
  status: 'PENDING',
  pausedBy: null,
  problem: null,
  columns: [],
  counts: nothing,
  verdicts: unjudged,
  credits: free,
  secondsLeft: null,
  upload: null,
  createdAt: '2026-11-24T15:10:00.000Z',
  startedAt: '2026-11-24T15:10:00.000Z',
  completedAt: null,
};

export const answered = {
  ...payroll,
  status: 'SUCCESS',
  counts: { ...nothing, total: 4, success: 3, failed: 1, valid: 2, invalid: 1, refused: 1, duplicates: 1 },
  verdicts: { ...unjudged, pay: 2, stop: 1 },
  completedAt: '2026-11-24T15:10:03.000Z',
};

const large = {
  ...payroll,
  id: 'bat_01kax9f2z6n8p4k1b3d5g7j9qr',
  name: null,
  columns: ['Empleado', 'CLABE'],
  upload: {
    url: 'https://cuentaclara-batches.s3.amazonaws.com/batches/usr_01k/bat_01kax9f2z6n8p4k1b3d5g7j9qr.jsonl?X-Amz-Expires=3600&X-Amz-Signature=5f0c…',
    method: 'PUT',
    headers: { 'content-type': 'application/x-ndjson', 'if-none-match': '*' },
    expiresAt: '2026-11-24T16:12:00.000Z',
  },
  createdAt: '2026-11-24T15:12:00.000Z',
  startedAt: null,
};

const givenUp = { ...large, status: 'CANCELLED', upload: null, completedAt: '2026-11-24T15:12:09.000Z' };

const exists = { country: 'MX', accountNumber: '999700000000000001', beneficiaryName: 'Papelería Luna Nueva' };

export const creations: readonly Example[] = [
  {
    summary: 'Four rows: one that exists, one that does not, one that cannot be right, and the first once more',
    request: {
      name: 'Nómina de noviembre',
      rows: [
        { customId: 'E-001', ...exists },
        { customId: 'E-002', country: 'MX', accountNumber: '999700000000000011' },
        { customId: 'E-003', country: 'MX', accountNumber: '9997000000000000001' },
        { customId: 'E-004', ...exists },
      ],
    },
    response: payroll,
  },
  {
    summary: 'A file of up to 50,000 rows: send it to `upload.url`, then start the batch',
    request: { columns: ['Empleado', 'CLABE'], upload: { bytes: 4_812_300 } },
    response: large,
  },
];

export const actions: readonly Example[] = [
  { summary: 'Its file will not come', params: { id: large.id, action: 'cancel' }, response: givenUp },
];

export const readings: readonly Example[] = [
  { summary: 'Every row has its end', params: { id: payroll.id }, isAwaited: true, response: answered },
];

export const lists: readonly Example[] = [
  {
    summary: 'The newest two',
    query: { limit: 2 },
    response: { data: [givenUp, answered], hasMore: false, nextCursor: null },
  },
];

const rest = { beneficiaryName: null, sameAs: null, findings: [], original: null, asked: null };

const validation = {
  id: 'val_01kax9d5b3f7h1k5n9q2s6v0xz',
  environment: 'sandbox',
  status: 'VALID',
  country: 'MX',
  accountFormat: 'CLABE',
  bank: null,
  accountNumber: '999700•••••••00001',
  anatomy: [
    { part: 'bank', role: 'bank', from: 0, to: 3, value: '999', label: 'bank' },
    { part: 'plaza', role: 'branch', from: 3, to: 6, value: '700', label: 'plaza' },
    { part: 'account', role: 'number', from: 6, to: 17, value: '•••••••0000', label: 'account' },
    { part: 'checkDigit', role: 'check', from: 17, to: 18, value: '1', label: 'checkDigit' },
  ],
  beneficiary: 'PAPELERIA LUNA NUEVA',
  nameMatch: { result: 'match', score: 1, reasons: [] },
  payee: unknownPayee,
  reason: null,
  fraudRisk: { level: 'LOW', reasons: [] },
  reference: null,
  createdAt: '2026-11-24T15:10:01.000Z',
};

export const results: readonly Example[] = [
  {
    summary: 'From the fourth on: it asks the same as the first, and shares its answer',
    params: { id: payroll.id },
    query: { from: 4 },
    response: {
      data: [
        {
          ...rest,
          row: 4,
          customId: 'E-004',
          beneficiaryName: exists.beneficiaryName,
          status: 'SUCCESS',
          sameAs: 1,
          verdict: 'pay',
          validation,
        },
      ],
      hasMore: false,
      nextCursor: null,
    },
  },
  {
    summary: 'What has to be corrected',
    params: { id: payroll.id },
    query: { status: 'FAILED' },
    response: {
      data: [
        {
          ...rest,
          row: 3,
          customId: 'E-003',
          status: 'FAILED',
          verdict: null,
          validation: null,
          findings: [
            {
              pointer: '/accountNumber',
              code: 'mx.clabe.length',
              detail:
                'Una CLABE tiene 18 dígitos. Cuenta los caracteres, compara con el original y completa o quita lo que falte o sobre.',
              position: 19,
              expected: '18',
            },
          ],
          asked: { customId: 'E-003', country: 'MX', accountNumber: '9997000000000000001' },
        },
      ],
      hasMore: false,
      nextCursor: null,
    },
  },
];

import type { Example } from '../../endpoint.ts';
import { unknownPayee } from '../../resources/payee.ts';

/** An account of the sandbox whose bank knows it. */
export const there = {
  id: 'val_01kax7q2m8v4t9c3h5r0e6w1ys',
  environment: 'sandbox',
  status: 'VALID',
  country: 'MX',
  accountFormat: 'CLABE',
  bank: null,
  branchCode: '700',
  accountNumber: '999700000000000001',
  normalizedAccount: '999700000000000001',
  accountType: null,
  currency: 'MXN',
  document: {
    type: 'RFC',
    number: 'PLN990101AB5',
  },
  beneficiary: 'PAPELERIA LUNA NUEVA',
  nameMatch: {
    result: 'match',
    score: 1,
    reasons: [],
  },
  payee: unknownPayee,
  verified: false,
  fraudRisk: {
    level: 'LOW',
    reasons: [],
  },
  reason: null,
  findings: [],
  anatomy: [
    {
      part: 'bank',
      role: 'bank',
      from: 0,
      to: 3,
      value: '999',
      label: 'bank',
    },
    {
      part: 'plaza',
      role: 'branch',
      from: 3,
      to: 6,
      value: '700',
      label: 'plaza',
    },
    {
      part: 'account',
      role: 'number',
      from: 6,
      to: 17,
      value: '00000000000',
      label: 'account',
    },
    {
      part: 'checkDigit',
      role: 'check',
      from: 17,
      to: 18,
      value: '1',
      label: 'checkDigit',
    },
  ],
  credits: {
    charged: 0,
    balance: 5,
    expiresAt: '2026-12-09T15:00:00.000Z',
  },
  reference: 'F-1042',
  asked: {
    bankCode: null,
    branchCode: null,
    routingNumber: null,
    accountType: null,
    document: null,
    beneficiaryName: 'Papelería Luna Nueva',
  },
  createdAt: '2026-11-24T15:04:05.000Z',
  completedAt: '2026-11-24T15:04:05.012Z',
  durationMs: 12,
};

const notThere = {
  id: 'val_01kax7r5d2n7k4g8b1z9f3j6pt',
  environment: 'sandbox',
  status: 'INVALID',
  country: 'MX',
  accountFormat: 'CLABE',
  bank: null,
  branchCode: '700',
  accountNumber: '999700000000000011',
  normalizedAccount: '999700000000000011',
  accountType: null,
  currency: null,
  document: null,
  beneficiary: null,
  nameMatch: null,
  payee: unknownPayee,
  verified: false,
  fraudRisk: {
    level: 'LOW',
    reasons: [],
  },
  reason: 'account_not_found',
  findings: [],
  anatomy: [
    {
      part: 'bank',
      role: 'bank',
      from: 0,
      to: 3,
      value: '999',
      label: 'bank',
    },
    {
      part: 'plaza',
      role: 'branch',
      from: 3,
      to: 6,
      value: '700',
      label: 'plaza',
    },
    {
      part: 'account',
      role: 'number',
      from: 6,
      to: 17,
      value: '00000000001',
      label: 'account',
    },
    {
      part: 'checkDigit',
      role: 'check',
      from: 17,
      to: 18,
      value: '1',
      label: 'checkDigit',
    },
  ],
  credits: {
    charged: 0,
    balance: 5,
    expiresAt: '2026-12-09T15:00:00.000Z',
  },
  reference: 'F-1043',
  asked: {
    bankCode: null,
    branchCode: null,
    routingNumber: null,
    accountType: null,
    document: null,
    beneficiaryName: null,
  },
  createdAt: '2026-11-24T15:05:09.000Z',
  completedAt: '2026-11-24T15:05:09.012Z',
  durationMs: 12,
};

export const creations: readonly Example[] = [
  {
    summary: 'The bank knows the account, and its holder is whom you expect',
    request: {
      country: 'MX',
      accountNumber: '999700000000000001',
      beneficiaryName: 'Papelería Luna Nueva',
      reference: 'F-1042',
    },
    response: there,
  },
  {
    summary: 'The bank knows no such account: an answer, not an error',
    request: { country: 'MX', accountNumber: '999700000000000011', reference: 'F-1043' },
    response: notThere,
  },
];

export const readings: readonly Example[] = [
  { summary: 'The whole answer', params: { id: there.id }, response: there },
];

const found = {
  data: [
    {
      id: 'val_01kax7q2m8v4t9c3h5r0e6w1ys',
      environment: 'sandbox',
      status: 'VALID',
      country: 'MX',
      accountFormat: 'CLABE',
      bank: null,
      accountNumber: '999700•••••••00001',
      anatomy: [
        {
          part: 'bank',
          role: 'bank',
          from: 0,
          to: 3,
          value: '999',
          label: 'bank',
        },
        {
          part: 'plaza',
          role: 'branch',
          from: 3,
          to: 6,
          value: '700',
          label: 'plaza',
        },
        {
          part: 'account',
          role: 'number',
          from: 6,
          to: 17,
          value: '•••••••0000',
          label: 'account',
        },
        {
          part: 'checkDigit',
          role: 'check',
          from: 17,
          to: 18,
          value: '1',
          label: 'checkDigit',
        },
      ],
      beneficiary: 'PAPELERIA LUNA NUEVA',
      nameMatch: there.nameMatch,
      payee: unknownPayee,
      reason: null,
      fraudRisk: {
        level: 'LOW',
        reasons: [],
      },
      reference: 'F-1042',
      createdAt: '2026-11-24T15:04:05.000Z',
    },
  ],
  hasMore: false,
  nextCursor: null,
};

export const lists: readonly Example[] = [
  { summary: 'Accounts that exist', query: { status: 'VALID', limit: 20 }, response: found, isExcerpt: true },
];

export const searches: readonly Example[] = [
  {
    summary: 'Accounts that exist, by a word of their reference',
    request: { search: 'F-1042', status: 'VALID', limit: 2 },
    response: found,
  },
];

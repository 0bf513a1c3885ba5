import type { PayeeRowProps } from './list/payee-row.tsx';

type Row = PayeeRowProps['of'];

const dayMs = 24 * 60 * 60 * 1000;
const names = { bank: 'bank', branch: 'plaza', number: 'account', check: 'checkDigit' } as const;
const part = (role: keyof typeof names, from: number, value: string) => ({
  part: names[role],
  role,
  from,
  to: from + value.length,
  value,
  label: names[role],
});

/** Two payees as they look later on: one whose account changed, one as always. */
export const exampleRows = (now: Date): readonly Row[] => {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
  return [
    {
      id: 'changed',
      name: 'Ferretera del Bajío',
      document: { type: 'RFC', number: '•••••••••KL9' },
      account: {
        country: 'MX',
        accountFormat: 'CLABE',
        accountNumber: '012180•••••••37767',
        anatomy: [
          part('bank', 0, '012'),
          part('branch', 3, '180'),
          part('number', 6, '•••••••3776'),
          part('check', 17, '7'),
        ],
        bank: { code: '012', name: 'BBVA' },
      },
      changed: [{ what: 'otherAccount', until: ago(20), was: '002115•••••••69411', bank: 'Banamex' }],
      lastAt: ago(0),
    },
    {
      id: 'same',
      name: 'Molinos San Isidro',
      document: { type: 'RUT', number: '••••••208-1' },
      account: {
        country: 'CL',
        accountFormat: 'LOCAL',
        accountNumber: '•••••8706',
        anatomy: [],
        bank: { code: '001', name: 'Banco de Chile' },
      },
      changed: [],
      lastAt: ago(3),
    },
  ];
};

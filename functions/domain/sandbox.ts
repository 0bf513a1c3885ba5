import type { BankAnswer, Question } from './bank-answer.ts';

type Found = Extract<BankAnswer, { kind: 'found' }>;

const holders: Readonly<Record<string, Omit<Found, 'kind'>>> = {
  AR: {
    beneficiary: 'ROBERTO CARLOS',
    documentType: 'CUIT',
    documentNumber: '30-71515454-1',
    accountType: 'CHECKING',
    currency: 'ARS',
  },
  MX: { beneficiary: 'CRUZ ROJA MEXICANA', documentType: 'RFC', documentNumber: 'CRM6702109K6', currency: 'MXN' },
};

const notFound: BankAnswer = { kind: 'refused', reason: 'account_not_found' };

/** Numbers that get one certain answer, per country: the provider's own sandbox table. */
const magic: Readonly<Record<string, Readonly<Record<string, BankAnswer>>>> = {
  AR: { '9990000000000000000017': notFound, 'prometeofallo.pruebas.mp': notFound },
  MX: { '999000000000000014': notFound, '1': notFound },
};

/** The sandbox: a certain answer for every well-formed number, without a network and without a charge. */
export const sandboxAnswer = ({ country, accountNumber }: Question): BankAnswer =>
  magic[country]?.[accountNumber] ?? { kind: 'found', ...holders[country] };

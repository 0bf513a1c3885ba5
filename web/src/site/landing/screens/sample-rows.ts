import type { AskedRow, BatchField } from '#shared/batch/fields.ts';
import { engines } from '#shared/batch/engines.ts';
import { judgeRow } from '#shared/batch/judge-row.ts';
import type { DraftRow } from '../../../components/batch-rows/draft-row.ts';

/** Payees who do not exist, with numbers that are well formed; of one the last digit is mistyped. */
const asked: readonly AskedRow[] = [
  { country: 'MX', accountNumber: '002115016003269411', beneficiaryName: 'Ferretera del Bajío' },
  { country: 'AR', accountNumber: '2850590940090418135201', beneficiaryName: 'Molinos San Isidro' },
  { country: 'MX', accountNumber: '072580009201544837', beneficiaryName: 'Textiles Andinos' },
  { country: 'PE', accountNumber: '01117900010008213094', beneficiaryName: 'Papelera del Norte' },
  { country: 'MX', accountNumber: '014320655008712903', beneficiaryName: 'Envases La Loma' },
  { country: 'AR', accountNumber: '0000003100065557211734', beneficiaryName: 'Lucía Ferrer' },
  { country: 'MX', accountNumber: '012180001482137767', beneficiaryName: 'Aceites Tres Ríos' },
];

export const sampleFields = ['country', 'accountNumber', 'beneficiaryName'] as const satisfies readonly BatchField[];

/** Judged as the builder judges a file; its first line holds the headings. */
export const sampleRows: readonly DraftRow[] = asked.map((values, index) => ({
  index,
  line: index + 2,
  values,
  findings: judgeRow(values, 'production', engines.get(values.country ?? '')).findings,
  sameAs: null,
  isSkipped: false,
}));

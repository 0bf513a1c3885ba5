import { headlines } from '#shared/messages/headlines/en.ts';
import type es from './es.ts';

const en: typeof es = {
  headlines,
  simulated: 'This is how a simulated bank answers. Nobody asked {{bank}}.',
  aBank: 'any bank',
  holder: 'Holder',
  expected: 'You expected to pay',
  document: 'Document',
  currency: 'Currency',
  risk: 'Risk',
  risks: { LOW: 'Low', MEDIUM: 'Medium', HIGH: 'High' },
  nothing: 'Not given',
  number: 'You asked about',
  json: 'Answer',
  jsonStatus: '{{status}} · {{ms}} ms',
  curl: 'The same call',
  copy: 'Copy',
  refused: 'The API did not accept this number',
  wait_one: 'You asked too many times. Try again in {{count}} second.',
  wait_other: 'You asked too many times. Try again in {{count}} seconds.',
  failed: 'The API did not answer. Try again.',
};

export default en;

import type { Translation } from '../../../../lib/i18n/translation.ts';
import type es from './es.ts';

export default {
  title: 'How we measure.',
  lead: 'A figure says little without its method. These are reproduced by one command, and a test keeps us from publishing others.',
  engine: 'Our engine, without asking the bank',
  peer: 'stdnum {{version}}, the closest package on npm',
  right: '{{right}} of {{of}}',
  method:
    '{{vectors}} numbers of {{kinds}} kinds that both evaluate: published examples and numbers generated with each algorithm, valid and invalid. We wrote the set. Doubtful ones are left out.',
  table: 'Right answers where the figures differ',
  kind: 'Kind',
  numbers: 'Numbers',
  ours: 'Our engine',
  theirs: 'stdnum',
  same: 'In the other {{count}} kinds both get everything right.',
  promise: '{{percent}}% or more',
  promiseTitle: 'What we promise about bank answers',
  promiseText:
    'Out of every 100 answers, at least {{percent}} match the bank’s own record of that account. It is a promise, not a measurement: only the bank knows.',
  write: 'Tell us about a wrong answer',
} satisfies Translation<typeof es>;

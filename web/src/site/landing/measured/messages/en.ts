import type { Translation } from '../../../../lib/i18n/translation.ts';
import type es from './es.ts';

export default {
  title: 'How we measure.',
  lead: 'A figure says little without its method. These are repeated by a command, and a test keeps us from publishing others.',
  engine: 'Our engine, without asking the bank',
  peer: 'stdnum {{version}}, the closest package on npm',
  right: '{{right}} of {{of}}',
  method:
    'They are {{vectors}} numbers of {{kinds}} kinds that both judge: published examples and numbers made by each algorithm, valid and invalid. We wrote them. Doubtful ones are left out.',
  table: 'Right answers where the figures differ',
  kind: 'Kind',
  numbers: 'Numbers',
  ours: 'Our engine',
  theirs: 'stdnum',
  same: 'In the other {{count}} kinds both are right about all.',
  promise: '{{percent}}% or more',
  promiseTitle: 'What we promise of the answers of banks',
  promiseText:
    'Of every 100 answers, at least {{percent}} say what the bank has of that account. It is a promise, not a measurement: the truth is at the bank.',
  write: 'Tell us of a wrong answer',
} satisfies Translation<typeof es>;

import type { Translation } from '../../../lib/i18n/translation.ts';
import type es from './es.ts';

export default {
  title: 'First steps',
  left_one: '{{count}} left',
  left_other: '{{count}} left',
  done: 'done',
  hide: 'Hide the first steps',
  steps: {
    sandbox: {
      title: 'See an answer',
      why: 'We fill in the form with a sandbox account and ask. It uses no credits.',
      action: 'Try an example',
    },
    own: {
      title: 'Validate your own account',
      why: 'You already know the holder and the bank: compare them with the answer. It uses 1 credit; you have {{credits}}.',
      action: 'Type my number',
    },
    api: {
      title: 'Call from your system',
      why: 'A sandbox key and one line in your terminal give the same answer as JSON, without spending credits.',
      action: 'Make my first call',
    },
    file: {
      title: 'Check a whole list',
      why: 'Upload your payroll or one of our templates: mistyped numbers show up for free, before you ask.',
      action: 'Check a file',
    },
  },
} satisfies Translation<typeof es>;

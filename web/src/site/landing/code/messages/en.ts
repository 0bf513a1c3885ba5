import type { Translation } from '../../../../lib/i18n/translation.ts';
import type es from './es.ts';

export default {
  title: 'One call. The answer explains every digit.',
  lead: 'The anatomy you see on screen also comes in the JSON, so your form can point at the exact mistake.',
  limit: 'Limit per key',
  perMinute: '{{count}} per minute',
  retries: 'Safe retries',
  hours: '{{count}} h',
  sandbox: 'Sandbox',
  free: 'uses no credits',
  contract: 'Contract',
  docs: 'Read the documentation',
  answer: 'Answer',
} satisfies Translation<typeof es>;

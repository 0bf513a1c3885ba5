import type { Translation } from '../../../lib/i18n/translation.ts';
import type es from './es.ts';

export default {
  example: 'Example',
  optional: 'Optional',
  options: 'Options',
  found_zero: 'No option matches',
  found_one: '{{count}} option',
  found_other: '{{count}} options',
  showPassword: 'Show password',
  close: 'Close',
  copy: 'Copy',
  copied: 'Copied',
  copyByHand: 'Select and copy',
  notifications: 'Notifications',
  dismiss: 'Dismiss notification',
  help: { why: 'Why does this happen?', how: 'How it works', newTab: '(in another tab)' },
} satisfies Translation<typeof es>;

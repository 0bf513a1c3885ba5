import type { Translation } from '../../../lib/i18n/translation.ts';
import type es from './es.ts';

export default {
  optional: 'Optional',
  showPassword: 'Show password',
  close: 'Close',
  copy: 'Copy',
  copied: 'Copied',
  copyByHand: 'Select and copy',
  notifications: 'Notifications',
  dismiss: 'Dismiss notification',
} satisfies Translation<typeof es>;

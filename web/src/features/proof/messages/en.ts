import type { Translation } from '../../../lib/i18n/translation.ts';
import type es from './es.ts';

export default {
  title: 'Confirm that it is you',
  lead: 'You logged in more than {{minutes}} minutes ago. Type your password and we go on with what you asked for.',
  password: 'Your password',
  cancel: 'Cancel',
  submit: 'Confirm',
  failed: 'We could not confirm it',
  failedWhy: 'It failed on our side. Please try again.',
} satisfies Translation<typeof es>;

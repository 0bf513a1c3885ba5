import type { Translation } from '../../../lib/i18n/translation.ts';
import type es from './es.ts';

export default {
  title: 'Confirm that it is you',
  lead: 'You logged in more than {{minutes}} minutes ago. Type your password and we go on with what you asked for.',
  submit: 'Confirm',
} satisfies Translation<typeof es>;

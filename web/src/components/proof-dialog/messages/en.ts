import type { Translation } from '../../../lib/i18n/translation.ts';
import type es from './es.ts';

export default {
  password: 'Your password',
  cancel: 'Cancel',
  failed: 'It could not be done',
  failedWhy: 'It failed on our side. Please try again.',
} satisfies Translation<typeof es>;

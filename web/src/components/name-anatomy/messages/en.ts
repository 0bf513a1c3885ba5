import type { Translation } from '../../../lib/i18n/translation.ts';
import type es from './es.ts';

export default {
  notExpected: 'you didn’t write it',
  notExpected_guest: 'not expected',
  legalForm: 'legal form',
} satisfies Translation<typeof es>;

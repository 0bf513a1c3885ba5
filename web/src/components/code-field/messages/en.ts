import type { Translation } from '../../../lib/i18n/translation.ts';
import type es from './es.ts';

export default {
  code: 'Code of your app',
  codeHint: 'The six digits that your authenticator app shows now.',
  recovery: 'Recovery code',
  recoveryHint: 'One of the ten you kept, such as k7m2-9xqa-04tz. Each works once.',
  useRecovery: 'Use a recovery code',
  useCode: 'Use the code of the app',
} satisfies Translation<typeof es>;

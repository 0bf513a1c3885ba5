import type { Translation } from '../../../lib/i18n/translation.ts';
import type es from './es.ts';

export default {
  code: 'Code of your app',
  codeHint: 'The six digits that your authenticator app shows now.',
  codeWrong: 'It is not right, or was used already. Wait until the app shows the next one.',
  recovery: 'Recovery code',
  recoveryHint: 'One of the ten you kept, such as k7m2-9xqa-04tz. Each works once.',
  recoveryWrong: 'It is not right, or was used already. Type another of those you kept.',
  useRecovery: 'Use a recovery code',
  useCode: 'Use the code of the app',
} satisfies Translation<typeof es>;

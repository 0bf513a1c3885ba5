import type { Translation } from '../../../../lib/i18n/translation.ts';
import type es from './es.ts';

export default {
  bounces: 'Our emails to {{email}} come back',
  bouncesMore:
    'You get no notices about security, payments or credits. Check that the mailbox exists and has room. Then sign out, ask to change the password and use the link you get: with that they leave again. If none comes, write to us.',
  unwanted: 'An email of ours to {{email}} was marked as spam',
  unwantedMore:
    'So we send you no news, such as credits that expire or payees that change. Write to us if you want them again.',
  write: 'Write to support',
} satisfies Translation<typeof es>;

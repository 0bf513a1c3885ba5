import type { Translation } from '../../../../lib/i18n/translation.ts';
import type es from './es.ts';

export default {
  failed: 'We could not charge your {{plan}} plan',
  failedMore: 'PayPal tries again on {{day}}.',
  failedUntil: 'Your plan counts while PayPal tries, until {{day}} at the latest.',
  suspended: 'PayPal suspended your {{plan}} subscription',
  suspendedMore: 'It does not renew as long as it stays so.',
  manage: 'See what to do',
  dismiss: 'Hide notice',
} satisfies Translation<typeof es>;

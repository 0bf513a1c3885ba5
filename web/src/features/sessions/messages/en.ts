import type { Translation } from '../../../lib/i18n/translation.ts';
import type es from './es.ts';

export default {
  title: 'Open sessions',
  lead: 'The browsers where your account is open. Close those you do not recognise: they stop working at once.',
  activity: 'See the activity of the account',
  unknown: 'Unknown browser',
  here: 'This session',
  now: 'now',
  seen: 'Last used: {{moment}}',
  opened: 'Opened: {{moment}}',
  close: 'Close',
  closeOne: 'Close the session of {{device}}, opened {{moment}}',
  closeOthers: 'Close the others',
  closed: 'Session closed',
  closedOthers: 'We closed the other sessions',
  loading: 'Reading your sessions…',
  failed: 'We could not read your sessions',
  failedWhy: 'Wait a moment and try again.',
  notClosed: 'We could not close it. Please try again.',
  retry: 'Try again',
} satisfies Translation<typeof es>;

import type { Translation } from '../../../lib/i18n/translation.ts';
import type es from './es.ts';

const en: Translation<typeof es> = {
  title: 'Service status',
  lead: 'It follows from our alarms alone; nobody writes it. It is asked anew every minute.',
  unknownTitle: 'We do not know yet',
  unknown:
    'This page asks by JavaScript. If you have none, or if there was no answer, ask this address yourself; it answers in JSON.',
  ask: 'Ask /api/public/status',
  partsTitle: 'Parts of the service',
  history: 'Incidents of the last {{days}} days',
  historyUnknown: 'They appear here when the page can ask.',
  from: '{{days}} days ago',
  today: 'Today',
  help: 'Does something fail that is not seen here?',
  write: 'Write to us',
  what: {
    validations: 'Asking about an account, from the dashboard or the API',
    api: 'Signing in, history, payees, keys and usage',
    batches: 'Reading files and validating their rows',
    webhooks: 'Sending events to your addresses',
    widget: 'Being shown and answering on your pages',
    payments: 'Buying credits and renewing plans',
    mail: 'Verification, receipts and notices',
    banks: 'Not ours: if they do not answer, a validation ends without an answer and nothing is charged',
  },
  /** What the script says, too. */
  live: {
    asking: 'Asking…',
    failedTitle: 'We do not know how it is',
    failed: 'We asked and there was no answer. It may be your connection, or ours. We ask again in a minute.',
    operationalTitle: 'Everything works',
    degradedTitle: 'Something is not well',
    outageTitle: 'A part does not work',
    banksTitle: 'Some banks do not answer',
    updated: 'Until {{time}}.',
    since: 'since {{time}}',
    quiet: 'No incidents in {{days}} days',
    days_one: '{{count}} day with failures in {{days}}',
    days_other: '{{count}} days with failures in {{days}}',
    none: 'None.',
    ongoing: 'goes on',
    states: {
      operational: 'Works',
      degraded: 'With failures',
      outage: 'Does not work',
      unsure: 'Not known',
    },
    parts: {
      validations: 'Validations',
      api: 'Dashboard and API',
      batches: 'Batches',
      webhooks: 'Webhooks',
      widget: 'Widget',
      payments: 'Payments',
      mail: 'Mail',
      banks: 'Banks',
    },
  },
};

export default en;

import type { Translation } from '../../../lib/i18n/translation.ts';
import type es from './es.ts';

const en: Translation<typeof es> = {
  title: 'Service status',
  lead: 'It comes straight from our alarms: nobody writes it by hand. It updates every minute.',
  unknownTitle: 'We do not know yet',
  unknown:
    'This page checks the status with JavaScript. If you do not have it, or there was no answer, open this address: it answers in JSON.',
  ask: 'Open /api/public/status',
  partsTitle: 'Parts of the service',
  history: 'Incidents of the last {{days}} days',
  historyUnknown: 'They appear here when the page can ask.',
  from: '{{days}} days ago',
  today: 'Today',
  help: 'Is something failing that you do not see here?',
  write: 'Write to us',
  what: {
    validations: 'Asking about an account, from the dashboard or the API',
    api: 'Logging in, history, payees, keys and usage',
    batches: 'Reading files and validating their rows',
    webhooks: 'Sending events to your addresses',
    widget: 'Loading and answering on your pages',
    payments: 'Buying credits and renewing plans',
    mail: 'Verification, receipts and notices',
    banks: 'Not ours: if they do not answer, the validation ends with no answer and nothing is charged',
  },
  /** What the script says, too. */
  live: {
    asking: 'Asking…',
    failedTitle: 'We do not know the status',
    failed: 'We asked and there was no answer. It may be your connection, or ours. We check again in a minute.',
    operationalTitle: 'Everything is working',
    degradedTitle: 'Something is not working well',
    outageTitle: 'Part of the service is down',
    banksTitle: 'Some banks are not answering',
    updated: 'As of {{time}}',
    since: 'since {{time}}',
    quiet: 'No incidents in {{days}} days',
    days_one: '{{count}} day with failures in {{days}}',
    days_other: '{{count}} days with failures in {{days}}',
    none: 'None.',
    ongoing: 'ongoing',
    states: {
      operational: 'Operational',
      degraded: 'Degraded',
      outage: 'Down',
      unsure: 'Unknown',
    },
    parts: {
      validations: 'Validations',
      api: 'Dashboard and API',
      batches: 'Batches',
      webhooks: 'Webhooks',
      widget: 'Widget',
      payments: 'Payments',
      mail: 'Email',
      banks: 'Banks',
    },
  },
};

export default en;

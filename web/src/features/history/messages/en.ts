import type { Translation } from '../../../lib/i18n/translation.ts';
import type es from './es.ts';

export default {
  title: 'History',
  search: 'Search the history',
  searchHint: 'Search holder, account or reference',
  filters: {
    status: 'Status',
    anyStatus: 'All statuses',
    country: 'Country',
    anyCountry: 'All countries',
    environment: 'Environment',
    anyEnvironment: 'Production and sandbox',
    production: 'Production',
    sandbox: 'Sandbox',
    clear: 'Clear filters',
  },
  columns: { account: 'Account', holder: 'Holder', bank: 'Bank', status: 'Status', date: 'Date' },
  statuses: {
    PENDING: 'Pending',
    PROCESSING: 'Processing',
    VALID: 'Valid',
    INVALID: 'Invalid',
    ERROR: 'Error',
    TIMEOUT: 'No answer',
  },
  noHolder: 'No holder',
  open: 'Show details of {{number}}',
  details: 'Validation',
  newer: 'Newer',
  older: 'Older',
  pages: 'Pages of the history',
  loading: 'Loading history',
  empty: {
    title: 'Every account you validate will appear here',
    explain: 'With its holder, its status and the date. You can begin with a test number, without using credits.',
  },
  none: {
    title: 'Nothing matches these filters',
    titleSearch: 'Nothing matches “{{search}}”',
    explain: 'Try the full name of the holder or clear the filters.',
  },
  failed: { title: 'We could not load the history', explain: 'Please try again in a moment.', retry: 'Retry' },
} satisfies Translation<typeof es>;

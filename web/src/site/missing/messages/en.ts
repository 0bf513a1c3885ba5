import type { Translation } from '../../../lib/i18n/translation.ts';
import type es from './es.ts';

const en: Translation<typeof es> = {
  title: 'This page does not exist',
  explain: 'The address leads nowhere. Perhaps it has something too much or too little, like an account number.',
  similar: 'Perhaps you were looking for',
  search: 'Search the help',
  find: 'Search',
  home: 'Go to the start',
  dashboard: 'Go to the dashboard',
  help: 'Help center',
  elsewhere: 'You can also go to',
  docs: { name: 'API documentation', about: 'Guides, reference, error codes and examples.' },
  formats: { name: 'Formats', about: 'CLABE, CBU, PIX and the other numbers, digit by digit.' },
  plans: { name: 'Pricing', about: 'Credits one by one, and plans by the month.' },
  status: { name: 'Service status', about: 'When something does not answer, it says so here.' },
  contact: { name: 'Contact', about: 'A person answers within 24 hours.' },
};

export default en;

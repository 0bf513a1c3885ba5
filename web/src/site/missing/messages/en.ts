import type { Translation } from '../../../lib/i18n/translation.ts';
import type es from './es.ts';

const en: Translation<typeof es> = {
  title: 'This page does not exist',
  explain: 'The address leads nowhere. It may have a character too many or too few, like an account number.',
  similar: 'You may be looking for',
  search: 'Search help',
  find: 'Search',
  home: 'Go to the home page',
  dashboard: 'Go to the dashboard',
  help: 'Help center',
  elsewhere: 'You can also go to',
  docs: { name: 'API documentation', about: 'Guides, reference, error codes and examples.' },
  formats: { name: 'Formats', about: 'CLABE, CBU, PIX and the other numbers, digit by digit.' },
  plans: { name: 'Pricing', about: 'Credit packs and monthly plans.' },
  status: { name: 'Service status', about: 'If something is down, it says so here.' },
  contact: { name: 'Contact', about: 'A person answers within 24 hours.' },
};

export default en;

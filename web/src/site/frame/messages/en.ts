import type { Translation } from '../../../lib/i18n/translation.ts';
import type es from './es.ts';

const en: Translation<typeof es> = {
  skip: 'Skip to content',
  main: 'Main',
  coverage: 'Coverage',
  formats: 'Formats',
  docs: 'Documentation',
  guides: 'Guides',
  reference: 'Reference',
  searchDocs: 'Search the documentation',
  plans: 'Pricing',
  security: 'Security',
  help: 'Help',
  helpCenter: 'Help center',
  faq: 'Frequently asked questions',
  contact: 'Contact',
  status: 'Service status',
  product: 'Product',
  developers: 'Developers',
  legal: 'Legal',
  privacy: 'Privacy',
  terms: 'Terms',
  reports: 'Report a vulnerability',
  login: 'Log in',
  register: 'Create account',
  dashboard: 'Dashboard',
  theme: 'Switch between light and dark theme',
  otherLanguage: 'ES',
  otherLanguageName: 'Español',
  about: 'Real-time bank account validation for companies in Latin America.',
};

export default en;

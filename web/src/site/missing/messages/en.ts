import type { Translation } from '../../../lib/i18n/translation.ts';
import type es from './es.ts';

const en: Translation<typeof es> = {
  title: 'This page does not exist',
  explain: 'The address leads nowhere. Perhaps it has something too much or too little, like an account number.',
  home: 'Go to the start',
  dashboard: 'Go to the dashboard',
  help: 'Search the help',
};

export default en;

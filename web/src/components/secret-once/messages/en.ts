import type { Translation } from '../../../lib/i18n/translation.ts';
import type es from './es.ts';

export default {
  secret: 'Secret',
  secretNote: 'Shown now',
  copy: 'Copy secret',
  download: 'Download .env',
  downloaded: '.env file downloaded.',
  saved: 'I have saved it in a safe place',
  close: 'Close',
  unsaved: 'You have not saved it yet',
  unsavedMore: 'Copy it or download the file, tick the box and then close. We will not be able to show it again.',
} satisfies Translation<typeof es>;

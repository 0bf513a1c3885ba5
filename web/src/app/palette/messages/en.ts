import type { Translation } from '../../../lib/i18n/translation.ts';
import type es from './es.ts';

export default {
  open: 'Search or go to',
  results: 'Results',
  placeholder: 'Payee, account or action',
  searching: 'Searching…',
  none: 'Nothing by that name.',
  found_one: '{{count}} result',
  found_other: '{{count}} results',
  groups: { payees: 'Payees', history: 'History', places: 'Go to', actions: 'Actions', articles: 'In the help centre' },
  actions: {
    restart: 'Validate another account',
    paste: 'Paste several lines',
    sandbox: 'Enter or leave the sandbox',
    testNumbers: 'See test numbers',
    buy: 'Buy credits',
    keys: 'See the keyboard shortcuts',
    logout: 'Log out',
  },
  help: { move: 'move', choose: 'open', keys: 'shortcuts, outside of a field' },
  sheet: {
    title: 'Shortcuts',
    validate: 'Validate',
    goTo: 'Go to',
    everywhere: 'Everywhere',
    number: 'Go to the number',
    restart: 'New number',
    ask: 'Validate',
    next: 'Next in the queue',
    previous: 'Previous in the queue',
    leave: 'Leave a field, or close',
    sheet: 'This sheet',
  },
} satisfies Translation<typeof es>;

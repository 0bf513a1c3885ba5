import type { Translation } from '../../../lib/i18n/translation.ts';
import type es from './es.ts';

export default {
  title: 'Widget',
  lead: 'The form that your payees fill in on your own page.',
  sections: 'Sections of the widget',
  tabs: { overview: 'Overview', analytics: 'Analytics', guide: 'Integration guide' },
  topics: {
    label: 'About the widget',
    back: 'Back to the widget',
    documentation: 'Documentation',
    examples: 'Examples',
    faq: 'Questions',
    changelog: 'Changelog',
    support: 'Support',
    'bug-report': 'Report a bug',
  },
} satisfies Translation<typeof es>;

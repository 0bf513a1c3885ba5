import type { Translation } from '../../lib/i18n/translation.ts';
import type es from './es.ts';

export default {
  skip: 'Skip to content',
  theme: { dark: 'Dark theme', light: 'Light theme' },
  language: { code: 'EN', other: 'Cambiar a español' },
  nav: {
    main: 'Main',
    mobile: 'Main, mobile',
    validate: 'Validate',
    batches: 'Batches',
    payees: 'Payees',
    changes_one: '{{count}} change to review',
    changes_other: '{{count}} changes to review',
    api: 'API',
    widget: 'Widget',
    subscription: 'Subscription',
    account: 'Your account',
    credits: 'Credits',
  },
  account: {
    menu: 'Account of {{email}}',
    logout: 'Log out',
    plan: '{{plan}} plan',
    plan_free: 'Free plan',
  },
  offline: {
    title: 'You are offline',
    explain: 'Local checks keep working. Asking the bank needs the internet; what you typed is not lost.',
  },
  notFound: {
    title: 'This page does not exist',
    explain: 'The address {{path}} leads nowhere. It may have a character too many or too few, like an account number.',
    home: 'Go to the home page',
    dashboard: 'Go to the dashboard',
    docs: 'Go to the documentation',
  },
} satisfies Translation<typeof es>;

import type { Translation } from '../../../lib/i18n/translation.ts';
import type es from './es.ts';

export default {
  title: 'Your account',
  profile: {
    title: 'Profile',
    email: 'E-mail',
    plan: 'Plan',
    planName: '{{plan}}',
    planName_free: 'Free',
    plans: 'See plans',
    manage: 'My subscription',
    since: 'Account since',
  },
  company: {
    label: 'Company',
    hint: 'The receipts you share name it.',
    save: 'Save',
    saved: 'Saved. The next receipts name it.',
    none: 'Saved. The next receipts name no company.',
    failed: 'We could not save it. Please try again.',
  },
  looks: {
    title: 'Appearance',
    language: 'Language',
    theme: 'Theme',
    themes: { light: 'Light', dark: 'Dark' },
  },
  failed: {
    title: 'We could not read your profile',
    explain: 'Wait a moment and try again.',
    retry: 'Retry',
  },
} satisfies Translation<typeof es>;

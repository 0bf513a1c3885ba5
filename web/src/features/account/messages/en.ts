import type { Translation } from '../../../lib/i18n/translation.ts';
import type es from './es.ts';

export default {
  title: 'Your account',
  profile: {
    title: 'Profile',
    email: 'Email',
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
    where: 'In this browser. Notices by email come in the language in which you created the account.',
  },
  data: {
    title: 'Your data',
    keep: 'Keep validations for',
    keepHint: 'Counts for those of production, new and old. Those of the sandbox are kept for 90 days.',
    years_one: '{{count}} year',
    years_other: '{{count}} years',
    save: 'Save',
    saved: 'Saved. Older ones follow within an hour.',
    fewer_one: 'What is older than {{count}} year is deleted within days, for good.',
    fewer_other: 'What is older than {{count}} years is deleted within days, for good.',
    keepMore: 'What is kept, and how long',
    failed: 'We could not save it. Please try again.',
    delete: 'Deleting the account closes everything at once and removes its data within a day.',
    deleteMore: 'What goes and what stays',
    deleteButton: 'Delete the account',
  },
  copy: {
    what: 'You can download a copy of everything we keep of your account: validations, payees, payments, movements, activity and the rest, as JSON and CSV.',
    ask: 'Ask for a copy of your data',
    another: 'Ask for another copy',
    download: 'Download the copy',
    states: { preparing: 'In preparation', ready: 'Ready', expired: 'Expired', failed: 'Failed' },
    explain: {
      preparing: 'We are preparing it. It usually takes some minutes and we mail you: you can close this page.',
      ready: 'You can download it until {{until}}. Then we delete it.',
      expired: 'The one you asked for on {{at}} is deleted.',
      failed: 'We could not prepare the one you asked for on {{at}}. Ask for another; if that fails too, write to us.',
    },
    enough: 'You asked for {{count}} copies today. Tomorrow you can ask for another.',
    failed: 'We could not do it. Please try again.',
  },
  delete: {
    title: 'Delete the account',
    lead: 'The account of {{email}} will be deleted. This cannot be undone:',
    goes: {
      access:
        'At once sessions, keys, webhooks and the widget are closed, and the subscription is cancelled. Credits that are left are lost.',
      data: 'Within a day validations, payees, batches, shared receipts, messages to support and your activity are deleted.',
      files: 'Files of batches and the screenshots you sent to support go too.',
    },
    stays: 'What stays, without your data:',
    kept: {
      books: 'Amounts and dates of payments and movements, for ten years, by law.',
      claim:
        'That this mailbox received free credits, as a hash that does not show the address, and that the account was deleted.',
    },
    keep: 'Keep the account',
    confirm: 'Delete everything',
  },
  failed: {
    title: 'We could not read your profile',
    explain: 'Wait a moment and try again.',
    retry: 'Retry',
  },
} satisfies Translation<typeof es>;

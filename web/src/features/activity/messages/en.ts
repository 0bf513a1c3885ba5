import { activity } from '#shared/messages/activity/en.ts';
import type { Translation } from '../../../lib/i18n/translation.ts';
import type es from './es.ts';

export default {
  ...activity,
  title: 'Activity',
  lead: 'What was done in your account or tried, when and from which browser. We keep it for {{days}} days.',
  listed: 'Newest first',
  day: 'On {{day}}',
  here: 'This session',
  unknown: 'Unknown browser',
  byKey: 'with the key {{key}}',
  about: 'About {{id}}',
  filter: {
    area: 'What about',
    outcome: 'With which outcome',
    everything: 'Everything',
    anyOutcome: 'Any outcome',
  },
  areas: {
    access: 'Logins and logouts',
    account: 'Account',
    password: 'Password',
    keys: 'API keys',
    webhooks: 'Webhooks',
    widget: 'Widget',
    plan: 'Plan and purchases',
    data: 'Data and downloads',
    support: 'Messages to support',
    operator: 'CuentaClara support',
  },
  export: {
    button: 'Download CSV',
    done: 'We downloaded your activity',
    nothing: 'There is nothing to download',
    nothingMore: 'Take the filters away to download everything.',
    failed: 'We could not download your activity',
  },
  empty: {
    title: 'No activity yet',
    explain: 'Every login, every new key and every download appears here, with its browser and its network.',
  },
  none: {
    title: 'Nothing with these filters',
    explain: 'Choose others, or look at all your activity.',
    all: 'See everything',
  },
  notYou: {
    title: 'Was something not you?',
    lead: 'Close the other sessions, change your password and rotate the secrets of your keys, in this order.',
    closeOthers: 'Close the other sessions',
    changePassword: 'Change the password',
    keys: 'Check my keys',
    closed: 'We closed the other sessions. Only this one is left.',
    notClosed: 'We could not close them. Please try again.',
    more: 'What everything in this list means',
  },
  loading: 'Reading your activity…',
  failed: {
    title: 'We could not read your activity',
    explain: 'Wait a moment and try again.',
    offline: 'You are offline. Try again as soon as you are back.',
    retry: 'Try again',
  },
  pages: 'Pages of the activity',
  newer: 'Newer',
  older: 'Older',
} satisfies Translation<typeof es>;

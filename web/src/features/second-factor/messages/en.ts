import type { Translation } from '../../../lib/i18n/translation.ts';
import type es from './es.ts';

export default {
  title: 'Second factor',
  lead: 'Besides the password, logging in asks for a code from your phone. Whoever knows your password does not get in without it.',
  off: 'Off',
  on: 'On since {{day}}',
  codes_one: '{{count}} recovery code is left.',
  codes_other: '{{count}} recovery codes are left.',
  noCodes: 'No recovery code is left. Make new ones before you lose the phone.',
  ends: 'Support will remove it on {{day}}',
  endsWhy: 'Somebody asked for it in your name. If it was not you, log in once with a code and nothing changes.',
  setUp: 'Set up the second factor',
  renew: 'Make new codes',
  remove: 'Switch off',
  removed: 'You switched the second factor off. The password is enough to log in.',
  confirmed: 'The second factor is on: from now on, logging in asks for a code.',
  renewed: 'The codes of before no longer work.',
  password: 'Your password',
  cancel: 'Cancel',
  next: 'Continue',
  failed: 'It could not be done',
  failedWhy: 'It failed on our side. Please try again.',
  loading: 'Reading the security of your account…',
  weak: 'Your password is one that gets guessed',
  weakWhy:
    'It is among those that everybody tries, or follows from your details. It logs you in, but you should change it.',
  begin: {
    title: 'Set up the second factor',
    lead: 'You need an app for one-time codes on your phone. First, your password.',
  },
  scan: {
    title: 'Connect your app',
    qr: 'QR code for your authenticator app',
    scan: 'Read this QR code with the app, or type the key into it.',
    secret: 'Key',
    copySecret: 'Copy the key',
    confirm: 'Type the code that the app shows: that switches it on.',
    submit: 'Switch on',
  },
  recovery: {
    title: 'Recovery codes',
    lead: 'Keep them where the phone is not: each logs you in once without it. They are not shown again.',
    copy: 'Copy the codes',
    download: 'Download',
    print: 'Print',
    file: 'recovery-codes',
    done: 'I kept them',
  },
  renewal: {
    title: 'Make new codes',
    lead: 'Those you have stop working.',
  },
  removal: {
    title: 'Switch the second factor off',
    lead: 'Logging in will ask for the password only.',
  },
} satisfies Translation<typeof es>;

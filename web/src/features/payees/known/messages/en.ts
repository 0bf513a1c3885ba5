import { headlines } from '#shared/messages/headlines/en.ts';
import type { Translation } from '../../../../lib/i18n/translation.ts';
import type es from './es.ts';

export default {
  headlines,
  repeat: {
    title: 'You validated this account {{when}}.',
    said: '{{answer}}: “{{holder}}”.',
    saidAlone: '{{answer}}.',
    show: 'See the result',
    again_one: 'Validate again, {{count}} credit',
    again_other: 'Validate again, {{count}} credits',
  },
  known: {
    title: '{{name}}, your payee since {{month}}.',
    never: 'You had not validated it yet.',
    same_one: 'Same account in its only validation. {{last}}',
    same_other: 'Same account in all {{count}} validations. {{last}}',
    last: 'The last one, {{when}}.',
  },
  otherAccount: {
    title: 'This payee had another account until {{day}}.',
    titleNoDay: 'This payee had another account.',
    explain: 'The former one: {{was}}, {{bank}}. Validating the new one tells whether it is still theirs.',
    explainNoBank: 'The former one: {{was}}. Validating the new one tells whether it is still theirs.',
  },
  otherHolder: {
    title: 'The holder changed: it is no longer “{{was}}”.',
    explain: 'The account is the same and the bank now says another name. Do not pay before confirming it by phone.',
  },
  otherPayee: {
    title: 'This account already belongs to another payee of yours.',
    explain: 'You saved it as “{{was}}”. The number may have been copied from another row.',
  },
  sandbox: {
    title: 'The sandbox will answer: {{answer}}',
    explain: 'It is a test number: no bank is asked and no credits are used.',
    slow: 'It takes a few seconds, like a slow bank.',
  },
  memory: {
    same_one: 'Your payee since {{month}}: {{count}} validation, no changes.',
    same_other: 'Your payee since {{month}}: {{count}} validations, no changes.',
    first: 'Your payee since {{month}}: this is its first validation.',
    history: 'See its history',
    review: 'Review the change',
    otherAccount: 'Before: {{was}}, {{bank}}. Confirm it on a phone number you already had.',
    otherAccountNoBank: 'Before: {{was}}. Confirm it on a phone number you already had.',
    otherHolder: 'Before, the bank said “{{was}}”.',
    otherPayee: 'You saved it as “{{was}}”.',
  },
  save: {
    button: 'Save',
    done: 'Saved',
    doneMore: 'If the account or its holder changes, we tell you.',
    undo: 'Undo',
    undone: 'It is no longer saved',
    saved: 'Saved: see its history',
    failed: 'We could not save it',
    notUndone: 'We could not undo it',
    unknown: 'Try again in a moment.',
  },
} satisfies Translation<typeof es>;

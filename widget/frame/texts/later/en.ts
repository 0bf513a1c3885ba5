import { reasons } from '#shared/messages/names/en.ts';
import type { LaterTexts } from './es.ts';

export const later: LaterTexts = {
  reasons,
  waiting: {
    title: 'Asking the bank',
    wellFormed: 'Number well formed',
    sent: 'Request sent',
    bank: 'Waiting for {{bank}}',
    anyBank: 'Waiting for the bank',
    test: 'Waiting for the test answer',
    usual: 'It usually takes 2 to 5 seconds.',
    long: 'It is taking longer than usual. We are still waiting.',
    seconds: '{{seconds}} s',
  },
  answer: {
    titles: {
      confirmed: 'Account confirmed',
      mismatch: 'The holder is not the same',
      unusable: 'It cannot receive payments',
      unanswered: 'Not confirmed yet',
    },
    anyBank: 'The bank',
    answered: '{{bank}} answered in {{seconds}} s.',
    partial: 'The name matches only in part: check that it is yours.',
    unnamed: 'The account exists and receives payments. The bank did not say the name of the holder.',
    mismatch: 'The account exists, but the name or document the bank says is not what you typed. Check your details.',
    unusable: 'Compare the number with the original or use another account.',
    unanswered: 'This is not a refusal: nobody said that anything is wrong with the account.',
    facts: { holder: 'Holder', bank: 'Bank', account: 'Account', currency: 'Currency' },
    number: 'The number you typed',
    use: 'Use this account',
    change: 'Change number',
    correct: 'Correct my details',
    again: 'Try again',
    useAnyway: 'Use it anyway',
    anywayMismatch: '{{host}} will see that the holder is not the same and decide whether they can pay you.',
    anywayUnanswered: '{{host}} will see that the bank did not answer and may ask you for another proof.',
  },
  done: { title: 'Done', explain: '{{host}} receives your account. You can go on in their page.' },
};

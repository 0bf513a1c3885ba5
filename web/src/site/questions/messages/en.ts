import type { Translation } from '../../../lib/i18n/translation.ts';
import landing from '../../landing/messages/en.ts';
import type es from './es.ts';

export default {
  title: 'Frequently asked questions',
  lead: 'Each answer takes one or two sentences and links to its article.',
  more: 'Read the article',
  unsolved: 'Is your question missing?',
  or: 'or',
  write: 'write to us',
  help: 'Search help',
  groups: {
    validate: 'Validate',
    credits: 'Credits and payments',
    integrate: 'Batches, API and widget',
    account: 'Account and privacy',
  },
  items: {
    ...landing.faq.items,
    mismatch: {
      question: 'What do I do if the holder does not match?',
      answer:
        'Do not pay yet. The account exists, but the bank gives another name. Call a phone number you already had and ask for the account number again.',
    },
    countries: {
      question: 'Which countries do you cover?',
      answer: 'Argentina, Brazil, Chile, Colombia, Ecuador, Mexico, Peru, the United States and Uruguay.',
    },
    document: {
      question: 'Do I need the holder’s document?',
      answer:
        'In Chile and Colombia, yes. In Brazil, except with a PIX key. In Ecuador, at most banks. Elsewhere it is optional, and we compare it if you type it.',
    },
    share: {
      question: 'Can I show the result to my auditor?',
      answer:
        'Yes. “Share” creates a signed link, with the data masked or complete. It works for up to {{receiptDays}} days and you can revoke it earlier.',
    },
    expiry: {
      question: 'Do credits expire?',
      answer:
        'Yes. Pack credits expire after {{basicDays}}, {{proDays}} or {{enterpriseDays}} days, depending on the plan; subscription credits, when the paid month ends.',
    },
    methods: {
      question: 'How do I pay?',
      answer: 'With PayPal, or with a card on PayPal’s page. We never see or store your card number.',
    },
    invoice: {
      question: 'Do I get an invoice?',
      answer:
        'Each payment has a receipt you can print. It is not a tax invoice. Prices are in US dollars and do not include taxes.',
    },
    cancel: {
      question: 'Can I cancel whenever I want?',
      answer:
        'Yes, from your dashboard. Charges stop and the plan stays active until the paid month ends. That month’s unused credits are lost.',
    },
    refund: {
      question: 'What happens to the credits if a payment is refunded?',
      answer:
        'Credits you did not use leave your balance. Credits you used are owed, and your next purchase covers them first.',
    },
    batch: {
      question: 'Can I validate a whole spreadsheet?',
      answer:
        'Yes: up to {{batchRows}} rows of Excel or CSV. It is checked in your browser, you see how many credits it uses before you send it, and identical rows are charged once.',
    },
    zeros: {
      question: 'What if Excel removed the zeros from my accounts?',
      answer:
        'If the check digits prove it, we restore them and show you which. If Excel wrote 1.23E+17, those digits are lost: ask for the original.',
    },
    production: {
      question: 'What do I need to use the API?',
      answer:
        'With any plan you can create sandbox keys and test for free. Production keys come with Pro and Enterprise. Your code does not change when you switch.',
    },
    pace: {
      question: 'How many requests can I make?',
      answer:
        '{{perMinute}} per minute with each key, plus a monthly limit set by your plan. Refused calls are not charged, and the answer says how long to wait.',
    },
    widget: {
      question: 'Which plan includes the widget?',
      answer: 'The monthly Enterprise subscription. With any plan you can try it on your dashboard, in sandbox.',
    },
    free: {
      question: 'How many free credits do I get?',
      answer:
        '{{freeCredits}}, when you verify your email, for the first {{freeAccounts}} accounts of your company. They last {{freeDays}} days.',
    },
    privacy: {
      question: 'Who sees the account numbers?',
      answer:
        'Only your account, when you open that validation. In lists, files and logs they are masked. No other company sees them.',
    },
    person: {
      question: 'Can I talk to a person?',
      answer: 'Yes. Write to us and a person answers within {{answerHours}} hours, in Spanish or English.',
    },
  },
} satisfies Translation<typeof es>;

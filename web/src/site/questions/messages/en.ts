import type { Translation } from '../../../lib/i18n/translation.ts';
import landing from '../../landing/messages/en.ts';
import type es from './es.ts';

export default {
  title: 'Frequent questions',
  lead: 'In one or two sentences. For the detail, each answer has its article.',
  more: 'Read the article',
  unsolved: 'Your question is not here?',
  or: 'or',
  write: 'write to us',
  help: 'Search the help',
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
        'Do not pay yet. The account exists, but the bank says another name. Call a phone you already had and ask for the number again.',
    },
    countries: {
      question: 'Which countries do you cover?',
      answer: 'Argentina, Brazil, Chile, Colombia, Ecuador, Mexico, Peru, the United States and Uruguay.',
    },
    document: {
      question: 'Do I need the holder’s document?',
      answer:
        'In Brazil, Chile, Colombia and Ecuador you do: the bank asks for it. In the others it is optional, and it is compared if you write it.',
    },
    share: {
      question: 'Can I show the result to my auditor?',
      answer:
        'Yes. With “Share” you make a signed link, with the data masked or complete. It opens for up to {{receiptDays}} days and you can close it before.',
    },
    expiry: {
      question: 'Do credits expire?',
      answer:
        'Yes. Those of a pack after {{basicDays}}, {{proDays}} or {{enterpriseDays}} days, by plan; those of a subscription when the paid month ends.',
    },
    methods: {
      question: 'How do I pay?',
      answer: 'With PayPal, or with a card on PayPal’s page. We neither see nor keep the number of the card.',
    },
    invoice: {
      question: 'Do I get an invoice?',
      answer:
        'Each payment has its receipt, which you can print. It is no tax invoice. Prices are in dollars and do not include taxes.',
    },
    cancel: {
      question: 'Can I cancel whenever I want?',
      answer:
        'Yes, on your dashboard. There are no more charges and the plan stays active until the paid month ends. Credits of that month that you do not use are lost.',
    },
    refund: {
      question: 'What happens to the credits if I get a payment back?',
      answer:
        'Those you did not use leave your balance. Those you used are owed, and your next purchase pays them first.',
    },
    batch: {
      question: 'Can I validate a whole spreadsheet?',
      answer:
        'Yes: up to {{batchRows}} rows of Excel or CSV. It is checked in your browser, you know the price before you send it, and rows that are the same are charged once.',
    },
    zeros: {
      question: 'And if Excel removed the zeros of my accounts?',
      answer:
        'If the check digits prove it, we put them back and show you which. If Excel wrote 1.23E+17, those digits are lost: ask for the original.',
    },
    production: {
      question: 'What do I need to use the API?',
      answer:
        'With any plan you create sandbox keys and try it free of charge. Those of production come with Pro and Enterprise. When you move, your code does not change.',
    },
    pace: {
      question: 'How many requests can I make?',
      answer:
        '{{perMinute}} a minute with each key, and a limit a month by your plan. What is refused is not charged, and the answer says how long to wait.',
    },
    widget: {
      question: 'Which plan includes the widget?',
      answer: 'The monthly Enterprise subscription. With any plan you can try it on your dashboard, in the sandbox.',
    },
    free: {
      question: 'How many free credits do I get?',
      answer:
        '{{freeCredits}}, when you verify your e-mail, for the first {{freeAccounts}} accounts of your company. They last {{freeDays}} days.',
    },
    privacy: {
      question: 'Who sees the account numbers?',
      answer:
        'Your account only, when it opens that validation. In lists, files and logs they are masked. No other company sees them.',
    },
    person: {
      question: 'Can I talk to a person?',
      answer: 'Yes. Write to us and a person answers within {{answerHours}} hours at most, in Spanish or English.',
    },
  },
} satisfies Translation<typeof es>;

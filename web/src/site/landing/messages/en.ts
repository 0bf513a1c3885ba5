import type { Translation } from '../../../lib/i18n/translation.ts';
import type es from './es.ts';

export default {
  documentTitle: 'CuentaClara: confirm whose account it is before you pay',
  nav: {
    name: 'Main',
    coverage: 'Coverage',
    how: 'How it works',
    plans: 'Pricing',
    security: 'Security',
    faq: 'Questions',
    docs: 'Documentation',
    login: 'Log in',
    register: 'Create account',
    dashboard: 'Go to the dashboard',
  },
  hero: {
    title: 'Before you pay, confirm whose account it is.',
    lead_one: 'We ask the bank in real time: whether the account exists, can receive money and in whose name it is.',
    lead_other:
      'We ask the bank in real time, in nine countries: whether the account exists, can receive money and in whose name it is.',
    register: 'Create account',
    coverage: 'See coverage',
    ask: 'Ask the bank',
  },
  demo: {
    country: 'Country',
    format: 'Format',
    account: 'Account number',
    companions: { routingNumber: 'Routing number', branchCode: 'Branch' },
    right: 'Correct',
    wrong: 'With an error',
    half: 'Half typed',
  },
  coverage: {
    title_one: 'Every number has its shape.',
    title_other: 'Nine countries, every number with its shape.',
    lead: 'In each we tell you whether the account exists, who holds it, its type and currency. It usually takes 2 to 5 seconds.',
    table: 'Countries and numbers we check',
    country: 'Country',
    shape: 'Shape',
    number: 'Identifier',
    checks: 'Checked as you type',
    document: 'Document',
    currency: 'Currency',
    checksShort: 'We check:',
    formats: { LOCAL: 'local account', ALIAS: 'alias' },
    digits: '{{name}}, {{length}} digits',
    characters: '{{name}}, {{length}} characters',
    bankFirst: 'bank',
    routing: 'ABA routing',
    between: '{{min}} to {{max}}',
    check: {
      bank: 'bank',
      branch: 'branch',
      length: 'length',
      checkDigit_one: 'check digit',
      checkDigit_other: '{{count}} check digits',
      document: 'check digit of {{types}}',
    },
    documentNeed: { required: '{{types}}', optional: '{{types}}, optional', none: 'Not asked' },
    legend: {
      bank: 'Bank',
      branch: 'City, branch or office',
      number: 'Account',
      variable: 'Variable length',
      check: 'Check digit',
    },
  },
  how: {
    title: 'Three questions, in this order.',
    one: {
      when: 'as you type',
      title: 'Is it written correctly?',
      text: 'We split the number into its parts and verify the check digit in your browser. If a digit is wrong, we tell you which.',
      says: 'Well formed',
    },
    two: {
      when: '2 to 5 seconds',
      title: 'Does it exist and receive money?',
      text: 'We ask the bank. It says whether the account is active, its type and its currency.',
      says: 'Exists, checking account, MXN',
    },
    three: {
      when: 'in the same answer',
      title: 'Whose is it?',
      text: 'You see the holder’s name and compare it with whom you expect to pay.',
      says: 'Ferretera del Bajío, matches',
    },
  },
  plans: {
    title: 'One credit, one validation.',
    lead: 'You start with {{credits}} free credits. Each plan changes how long your credits last and where you can use them.',
    name: '{{plan}} plan',
    names: { free: 'Free', basic: 'Basic', pro: 'Pro', enterprise: 'Enterprise' },
    forTrying: 'To try it. With a work email.',
    monthly: 'a month, with {{count}} validations: {{each}} each.',
    register: 'Create account',
    start: 'Start free',
    pack: 'Without a subscription',
    packFree: '{{count}} credits when you register',
    packPrice: '{{count}} credits for {{price}}',
    validity: 'Validity',
    validDays: '{{days}} days',
    validBoth: '{{days}} days; those of the subscription, while it is active',
    keys: 'API keys',
    keysSandbox: '{{count}}, sandbox only',
    keysAll: '{{count}}, sandbox and production',
    api: 'REST API',
    widget: 'Widget',
    included: 'Included',
    widgetIncluded: 'Included in the monthly plan',
    none: 'Not included',
  },
  security: {
    title: 'Other people’s bank details, treated as such.',
    items: {
      local: {
        title: 'First, in your browser',
        text: 'Shape and check digit are verified on your device. The number leaves it when you request the validation.',
      },
      masked: {
        title: 'You see what you need',
        text: 'The history shows masked numbers. The full number only appears when you open that validation.',
      },
      yours: {
        title: 'Yours is yours',
        text: 'Each company sees its own validations only. For everybody else they do not even exist.',
      },
      password: {
        title: 'Your password is not stored',
        text: 'We keep its Argon2id fingerprint, made to resist whoever tries to guess it.',
      },
      quiet: {
        title: 'No third parties on the page',
        text: 'We load no trackers, ads or foreign fonts. Cookies remember your language and your theme.',
      },
      charge: {
        title: 'No answer, no charge',
        text: 'The credit is reserved when we ask and given back if the bank does not answer.',
      },
    },
  },
  faq: {
    title: 'Frequently asked questions',
    items: {
      valid: {
        question: 'What does it mean that an account is valid?',
        answer:
          'That the bank answered: the account exists, can receive money and has the holder we show you. A well-formed number is the first step, not the result.',
      },
      charge: {
        question: 'When is a credit charged?',
        answer:
          'When the bank answers that the account is valid or invalid. If it does not answer or something fails, nothing is charged. Sandbox mode uses no credits and returns test data.',
      },
      time: {
        question: 'How long does it take?',
        answer: 'Between 2 and 5 seconds. The check digit is verified instantly, as you type.',
      },
      silence: {
        question: 'What if the bank does not answer?',
        answer: 'The result says “No answer”, which is not “Invalid”. Nothing is charged and you can ask again.',
      },
      corporate: {
        question: 'Why do you ask for a work email?',
        answer: 'Because the service is for companies. Disposable and free-provider addresses are not accepted.',
      },
      sandbox: {
        question: 'Can I try it without spending credits?',
        answer: 'Yes. The dashboard’s sandbox mode lets you go through the whole flow with sample data, at no cost.',
      },
    },
  },
  footer: {
    about: 'Real-time bank account validation for companies in Latin America.',
    product: 'Product',
    account: 'Account',
    resend: 'Resend verification',
  },
} satisfies Translation<typeof es>;

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
    lead_one:
      'We ask the bank in real time: whether the account exists, whether it can receive payments and whose name it is in.',
    lead_other:
      'We ask the bank in real time, in nine countries: whether the account exists, whether it can receive payments and whose name it is in.',
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
    half: 'Half-typed',
  },
  coverage: {
    title_one: 'Every number has its own format.',
    title_other: 'Nine countries, each number with its own format.',
    lead: 'Before we ask, we check the number offline. Then the bank answers, usually in {{least}} to {{most}} seconds.',
    table: 'Countries, the numbers we check and what the bank answers',
    country: 'Country',
    shape: 'Format',
    number: 'Identifier',
    checks: 'Offline',
    answers: 'The bank answers',
    document: 'Document',
    currency: 'Currency',
    checksShort: 'Offline:',
    answersShort: 'The bank:',
    documentShort: 'Document:',
    formats: { LOCAL: 'local account', ALIAS: 'alias' },
    digits: '{{length}} digits',
    characters: '{{length}} characters',
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
    answer: {
      exists: 'whether it exists',
      full: 'holder',
      masked: 'holder with asterisks',
      mixed: 'holder (sometimes with asterisks)',
      document: 'document',
      type: 'account type',
      currency: 'currency',
      some: 'depending on the bank, {{what}}',
    },
    documentNeed: { optional: 'optional', none: 'Not needed' },
    moreDocuments: '{{count}} more',
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
      title: 'Is it typed correctly?',
      text: 'We split the number into its parts and verify the check digit in your browser. If a digit is wrong, we tell you which.',
      says: 'Well formed',
    },
    two: {
      when: '{{least}} to {{most}} seconds',
      title: 'Does it exist and receive payments?',
      text: 'We ask the bank. It says whether the account exists and receives payments; many also give its type and currency.',
      says: 'Exists, checking account, MXN',
    },
    three: {
      when: 'in the same answer',
      title: 'Whose is it?',
      text: 'You see the holder’s name, and we compare it with the name you expect to pay.',
      says: 'Ferretera del Bajío, matches',
    },
  },
  plans: {
    title: 'One credit, one validation.',
    lead: 'You start with {{credits}} free credits. Each plan changes how long your credits last and where you can use them.',
    name: '{{plan}} plan',
    names: { free: 'Free', basic: 'Basic', pro: 'Pro', enterprise: 'Enterprise' },
    forTrying: 'To try it. With a work email.',
    monthly: 'per month, with {{count}} validations: {{each}} each.',
    register: 'Create account',
    start: 'Start free',
    pack: 'Without a subscription',
    packFree: '{{count}} credits when you verify your email',
    packPrice: '{{count}} credits for {{price}}',
    validity: 'Validity',
    validDays: '{{days}} days',
    validBoth: '{{days}} days; subscription credits, the paid month',
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
        text: 'Format and check digit are verified on your device. The number leaves it only when you request the validation.',
      },
      encrypted: {
        title: 'Encrypted in transit and at rest',
        text: 'Everything travels over HTTPS, and the database and batch files are stored encrypted with AWS KMS keys.',
      },
      masked: {
        title: 'You see what you need',
        text: 'Lists and logs show masked numbers. The full number only appears when you open that validation.',
      },
      yours: {
        title: 'What is yours stays yours',
        text: 'Each company sees only its own validations. To everyone else they do not even exist.',
      },
      secrets: {
        title: 'Secrets we do not store',
        text: 'We keep only a fingerprint of passwords and keys (Argon2id for passwords). A key’s secret is shown once.',
      },
      widget: {
        title: 'The widget runs separately',
        text: 'It runs on its own origin, with a {{minutes}}-minute session tied to a site you allow.',
      },
      retention: {
        title: 'What is no longer needed is deleted',
        text: 'A batch file is kept {{fileDays}} days; the request log, {{logDays}}.',
      },
      quiet: {
        title: 'No third parties on the page',
        text: 'We load no trackers, ads or fonts from other sites. Cookies remember what you choose, such as your language.',
      },
      charge: {
        title: 'No answer, no charge',
        text: 'The credit is reserved when we ask and returned if the bank does not answer.',
      },
    },
    links: {
      name: 'More about security',
      privacy: 'Privacy policy',
      guide: 'API security guide',
      status: 'Service status',
      report: 'Report a vulnerability (security.txt)',
    },
  },
  faq: {
    title: 'Frequently asked questions',
    lead: 'If yours is missing, write to us: we answer within {{hours}} hours.',
    all: 'See all questions',
    items: {
      valid: {
        question: 'What does it mean when an account is valid?',
        answer:
          'That the bank answered: the account exists and can receive payments. If the bank gives the holder, we show it. A well-formed number is the first step, not the result.',
      },
      charge: {
        question: 'When is a credit charged?',
        answer:
          'When the bank answers that the account is valid or invalid. If it does not answer or something fails, nothing is charged. Sandbox mode uses no credits and returns test data.',
      },
      time: {
        question: 'How long does it take?',
        answer: 'Usually between {{least}} and {{most}} seconds. The check digit is verified instantly, as you type.',
      },
      silence: {
        question: 'What if the bank does not answer?',
        answer:
          'The result says “No answer”, which is different from “Invalid”. Nothing is charged and you can ask again.',
      },
      corporate: {
        question: 'Why do you ask for a work email?',
        answer: 'Because the service is for companies. Disposable and free-provider addresses are not accepted.',
      },
      sandbox: {
        question: 'Can I try it without spending credits?',
        answer: 'Yes. The dashboard’s sandbox mode lets you try every step with sample data, at no cost.',
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

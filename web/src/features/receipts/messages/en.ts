import { accountTypes, documentTypes, facts, fraudReasons } from '#shared/messages/names/en.ts';
import type { Translation } from '../../../lib/i18n/translation.ts';
import type es from './es.ts';

const altered =
  'This file was changed after it was signed, or is not from CuentaClara. Do not use it as proof: ask for the original link.';
const code = 'Check the 13 characters. We use neither the letter O nor the digit 0.';

export default {
  title: 'Receipt',
  accountTypes,
  documentTypes,
  fraudReasons: {
    ...fraudReasons,
    document_differs: 'The document of the account holder is not the one that was stated.',
    name_mismatch: 'The account holder does not match whom was expected.',
    bank_mismatch: 'The number belongs to another bank than the one that was stated.',
  },
  facts: {
    when: 'When',
    zone: 'Time zone',
    accountType: facts.accountType,
    currency: facts.currency,
    document: facts.document,
    askedBy: 'Asked by',
  },
  loading: 'Opening the receipt…',
  print: 'Print or save as PDF',
  bank: 'the bank',
  sandbox: 'Test only',
  authentic: {
    title: 'Authentic receipt',
    explain:
      'CuentaClara put this question to {{bank}} and received this answer. Our own record says so, not whoever sent it to you.',
    explainUnknown:
      'CuentaClara put this question to the bank and received this answer. Our own record says so, not whoever sent it to you.',
    explainSandbox: 'This is a test answer: no bank received this question. It proves nothing about a real account.',
  },
  question: {
    label: 'What was asked',
    name: 'Does this account belong to {{expected}}?',
    account: 'Does this account exist and receive payments?',
  },
  answer: {
    label: 'What {{bank}} answered',
    match: 'It exists and belongs to whom was expected',
    partial: 'It exists, and the name matches only in part',
    mismatch: 'It exists, but does not belong to {{expected}}',
    exists: 'It exists and receives payments',
    notFound: 'It does not exist',
    otherCurrency: 'It exists, but in another currency',
    invalid: 'It does not receive this payment',
  },
  names: {
    sentence: 'The bank says {{holder}}. {{expected}} was expected.',
    sentenceAlone: 'The bank says {{holder}}.',
    match: 'All words match.',
    partial: 'Only some words match.',
    mismatch: 'They do not match.',
    masked: 'Of people only the initials are shown.',
    unsaid: 'The bank did not say the name of the account holder.',
  },
  risk: { LOW: 'Low risk', MEDIUM: 'Medium risk', HIGH: 'High risk', nothing: 'Nothing stands out.' },
  code: {
    label: 'Verification code',
    explain: 'Type it at {{address}} or scan the QR code. The last character verifies the others.',
    qr: 'QR code of this receipt',
  },
  foot: 'It says what the bank answered at that moment. It does not guarantee future answers. This link expires on {{date}}.',
  offline: {
    title: 'Verify offline',
    explain:
      'The receipt is signed with Ed25519: changing a single byte breaks the signature. Save the three files in one folder.',
    command: 'Command to verify',
    copy: 'Copy the command',
    file: 'Receipt .jws',
    keys: 'Public key',
    program: 'The program, 40 lines',
  },
  gone: {
    revoked: {
      title: 'Revoked receipt',
      explain: 'Whoever issued it revoked it on {{date}}. It shows no data any more.',
      explainNoDate: 'Whoever issued it revoked it. It shows no data any more.',
    },
    expired: {
      title: 'The link has expired',
      explain: 'It was open until {{date}}. Ask whoever sent it to you for a new one.',
      explainNoDate: 'Ask whoever sent it to you for a new one.',
    },
    altered: { title: 'The signature does not match', explain: altered, explainNoDate: altered },
    unknown: { title: 'There is no receipt with that code', explain: code, explainNoDate: code },
    unread: {
      title: 'We could not open the receipt',
      explain: 'The server does not answer. Wait a moment and try again.',
      offline: 'You are offline. Try again when you are back online.',
      busy: 'Too many receipts were opened from your network. Wait a minute and try again.',
      retry: 'Try again',
    },
  },
  entry: {
    title: 'Verify a receipt',
    explain: 'Type the code on the paper, or choose the .jws file that you were sent.',
    code: 'Verification code',
    hint: '13 characters. We use neither the letter O nor the digit 0.',
    wrong: code,
    find: 'Look up',
    file: '.jws file',
    fileHint: 'Choose it, or drop it anywhere on this page.',
    again: 'Verify another',
  },
} satisfies Translation<typeof es>;

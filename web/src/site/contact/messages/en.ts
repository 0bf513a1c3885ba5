import type { Translation } from '../../../lib/i18n/translation.ts';
import type es from './es.ts';

export default {
  title: 'Tell us whom you pay, and in which countries.',
  lead: 'We help you choose a plan or integrate the API. A person answers within {{hours}} hours.',
  pageTitle: 'Contact: talk to a person',
  pageDescription:
    'Write to us about plans, the API, batches or the widget. A person answers by email within {{hours}} hours, in Spanish or English.',
  others: 'Other ways to find an answer',
  help: 'Help center',
  faq: 'Frequently asked questions',
  status: 'Service status',
  support: 'Have an account? Write from Support',
  name: 'Name',
  company: 'Company',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
  website: 'Leave this field empty',
  send: 'Send message',
  direct: 'or write to',
  unscripted: 'Write to us at',
  sent: 'We got your message',
  ticket: 'Your number is {{id}}. We answer by email within {{hours}} hours.',
  live: {
    sending: 'Sending…',
    required: 'Enter {{field}}.',
    fields: {
      name: 'your name',
      company: 'your company name',
      email: 'your email',
      message: 'your message',
    },
    wrongEmail: 'Check the email: it should look like name@company.com.',
    wrongPhone: 'Enter 7 to 15 digits, or leave the phone empty.',
    offline: 'You are offline. Your message is still here: send it again when you are back.',
    failed: 'We could not receive your message. It is still here: try again in a moment.',
  },
} satisfies Translation<typeof es>;

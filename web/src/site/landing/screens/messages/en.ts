import type { Translation } from '../../../../lib/i18n/translation.ts';
import type es from './es.ts';

export default {
  title: 'Thousands at a time, or inside your own form.',
  batch: 'Batches',
  batchText:
    'Upload your CSV or Excel, up to {{rows}} rows. Each row is reviewed before a credit is spent, and errors say what to correct.',
  batchSeen_one: 'The review screen of a batch: {{rows}} rows, {{count}} with an error that is explained.',
  batchSeen_other: 'The review screen of a batch: {{rows}} rows, {{count}} with errors that are explained.',
  batchMore: 'How batches work',
  widget: 'Widget',
  widgetText:
    'One tag on your page and one call on your server. Your payee types their account and you receive the result.',
  widgetSeen:
    'The widget on a page: a form with the country and the CLABE, split into bank, city, account and check digit.',
  widgetMore: 'How to integrate the widget',
} satisfies Translation<typeof es>;

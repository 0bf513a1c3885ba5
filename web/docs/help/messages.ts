import { supportLimits } from '#shared/validation/support.ts';
import type { Language } from '../page.ts';
import type { HelpTask } from './tasks.ts';

interface HelpMessages {
  readonly help: string;
  readonly home: { readonly title: string; readonly description: string; readonly heading: string };
  readonly search: string;
  readonly faq: string;
  readonly faqLead: string;
  readonly person: string;
  readonly write: string;
  readonly crumbs: string;
  readonly onThisPage: string;
  readonly unsolved: string;
  readonly reviewed: string;
  readonly tasks: Readonly<Record<HelpTask, string>>;
  /** Where results stand that are no articles. */
  readonly places: Readonly<Record<'questions' | 'documentation' | 'errors' | 'formats' | 'site', string>>;
}

export const helpMessages: Readonly<Record<Language, HelpMessages>> = {
  es: {
    help: 'Ayuda',
    home: {
      title: 'Centro de ayuda',
      description:
        'Respuestas cortas sobre validar cuentas, créditos y pagos, lotes, API, webhooks, widget y tu cuenta de CuentaClara.',
      heading: '¿En qué te ayudamos?',
    },
    search: 'Buscar en la ayuda',
    faq: 'Preguntas frecuentes',
    faqLead: 'Respuestas cortas, en una o dos frases.',
    person: `¿No está aquí? Te responde una persona en ${supportLimits.answerHours} horas como máximo.`,
    write: 'Escríbenos',
    crumbs: 'Dónde estás',
    onThisPage: 'En esta página',
    unsolved: '¿Sigue sin resolverse?',
    reviewed: 'Revisado el',
    tasks: {
      validate: 'Validar',
      credits: 'Créditos y pagos',
      batches: 'Lotes',
      api: 'API y webhooks',
      widget: 'Widget',
      account: 'Cuenta y seguridad',
    },
    places: {
      questions: 'Preguntas frecuentes',
      documentation: 'Documentación',
      errors: 'Documentación, errores',
      formats: 'Formatos',
      site: 'CuentaClara',
    },
  },
  en: {
    help: 'Help',
    home: {
      title: 'Help center',
      description:
        'Short answers about validating accounts, credits and payments, batches, API, webhooks, the widget and your CuentaClara account.',
      heading: 'How can we help?',
    },
    search: 'Search help',
    faq: 'Frequently asked questions',
    faqLead: 'Short answers, in one or two sentences.',
    person: `Not here? A person answers within ${supportLimits.answerHours} hours.`,
    write: 'Write to us',
    crumbs: 'You are here',
    onThisPage: 'On this page',
    unsolved: 'Still stuck?',
    reviewed: 'Reviewed on',
    tasks: {
      validate: 'Validate',
      credits: 'Credits and payments',
      batches: 'Batches',
      api: 'API and webhooks',
      widget: 'Widget',
      account: 'Account and security',
    },
    places: {
      questions: 'Frequently asked questions',
      documentation: 'Documentation',
      errors: 'Documentation, errors',
      formats: 'Formats',
      site: 'CuentaClara',
    },
  },
};

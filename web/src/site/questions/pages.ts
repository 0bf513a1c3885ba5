import type { Language } from '#shared/messages/messages.ts';
import type { SitePage } from '../page.ts';
import { questions } from '../schema.ts';
import { FaqPage } from './faq-page.tsx';
import { questionIn, questionNames } from './questions.ts';

const asked = (language: Language) => questionNames.map((name) => questionIn(language, name));

export const pages: readonly SitePage[] = [
  {
    path: '/faq',
    words: {
      es: {
        title: 'Preguntas frecuentes',
        description:
          'Qué significa válida, cuándo se cobra, cuánto duran los créditos, qué países cubre CuentaClara y quién ve tus datos.',
      },
      en: {
        title: 'Frequently asked questions',
        description:
          'What valid means, when you are charged, how long credits last, which countries CuentaClara covers and who sees your data.',
      },
    },
    Body: FaqPage,
    data: (language) => [questions(asked(language), language)],
  },
];

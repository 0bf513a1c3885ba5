import { createRoot } from 'react-dom/client';
import { loadCountry } from '#shared/engine/load-country.ts';
import { ButtonLink } from '../../components/ui/button.tsx';
import type { Language } from '#shared/messages/messages.ts';
import { AnatomyDemo } from '../landing/demo/demo.tsx';
import { demos } from '../landing/demo/examples.ts';
import { speak } from '../stand-ins/translation.ts';
import type { Island } from './island.ts';

const texts = {
  es: () => import('./demo.es.ts'),
  en: () => import('./demo.en.ts'),
} satisfies Record<Language, unknown>;

export const { mount }: Island = {
  mount: async (element) => {
    const language = document.documentElement.lang === 'en' ? 'en' : 'es';
    const [demo] = demos;
    const [said, country] = await Promise.all([texts[language](), loadCountry(demo.country)]);
    speak(language, said.default);
    const typed = element.querySelector('input.an-input');
    const value = typed instanceof HTMLInputElement ? typed.value : demo.number;
    const awake = document.createElement('div');
    createRoot(awake).render(
      <AnatomyDemo
        first={{ demo: { ...demo, number: value }, country }}
        action={() => <ButtonLink to="/register">→</ButtonLink>}
        onTyped={() => {}}
      />,
    );
    element.replaceChildren(awake);
  },
};

import { createRoot } from 'react-dom/client';
import { loadCountry } from '#shared/engine/load-country.ts';
import type { Language } from '#shared/messages/messages.ts';
import { formatNumberOf } from '../formats/format-number.ts';
import { Calculator } from '../formats/number-calculator/calculator.tsx';
import type { CalculatorFacts } from '../formats/number-calculator/facts.ts';
import { speak } from '../stand-ins/translation.ts';
import type { Island } from './island.ts';

const texts = {
  es: () => import('./calculator.es.ts'),
  en: () => import('./calculator.en.ts'),
} satisfies Record<Language, unknown>;

/** Where somebody was typing before, they go on typing. */
const takeOver = (from: HTMLInputElement | null, to: HTMLInputElement | null): void => {
  if (!from || !to || document.activeElement !== from) return;
  const { selectionStart, selectionEnd } = from;
  to.focus();
  to.setSelectionRange(selectionStart, selectionEnd);
};

export const { mount }: Island = {
  mount: async (element) => {
    const language = document.documentElement.lang === 'en' ? 'en' : 'es';
    const facts = JSON.parse(element.dataset['facts'] ?? '') as CalculatorFacts;
    const [said, country] = await Promise.all([texts[language](), loadCountry(facts.country)]);
    speak(language, said.default);
    const asleep = element.querySelector('input');
    const awake = document.createElement('div');
    const of = formatNumberOf(country.pack, facts.code, facts.beside);
    createRoot(awake).render(<Calculator facts={facts} of={of} typed={asleep?.value ?? facts.first} />);
    element.append(awake);
    takeOver(asleep, awake.querySelector('input'));
    for (const child of [...element.children]) if (child !== awake) child.remove();
  },
};

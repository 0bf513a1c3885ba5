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

/** Puts the calculator that moves in the place of the drawn one: whoever was typing there goes on typing. */
const takePlace = (element: HTMLElement, awake: HTMLElement): void => {
  const [from, to] = [element.querySelector('input'), awake.querySelector('input')];
  const selection =
    from && document.activeElement === from ? ([from.selectionStart, from.selectionEnd] as const) : undefined;
  element.replaceChildren(awake);
  if (!selection) return;
  to?.focus();
  to?.setSelectionRange(...selection);
};

export const { mount }: Island = {
  mount: async (element, { pressed, letGo }) => {
    const language = document.documentElement.lang === 'en' ? 'en' : 'es';
    const facts = JSON.parse(element.dataset['facts'] ?? '') as CalculatorFacts;
    const [said, country] = await Promise.all([texts[language](), loadCountry(facts.country)]);
    await letGo();
    speak(language, said.default);
    const awake = document.createElement('div');
    const of = formatNumberOf(country.pack, facts.code, facts.beside);
    const typed = element.querySelector('input')?.value ?? facts.first;
    createRoot(awake).render(<Calculator facts={facts} of={of} typed={typed} />);
    takePlace(element, awake);
    // The only button is the one that copies.
    if (pressed()) awake.querySelector('button')?.click();
  },
};

import { createRoot } from 'react-dom/client';
import type { Language } from '#shared/messages/messages.ts';
import { leaveWith, typed } from '../../landing/demo/desk.ts';
import { Demo } from '../../landing/demo/demo.tsx';
import { later, type Later } from '../../landing/demo/later.ts';
import { partsOf } from '../../landing/demo/stage.ts';
import { learn, speak } from '../../stand-ins/translation.ts';
import { touched } from '../touched.ts';
import type { Asleep, Island } from '../island.ts';
import { leftIn, takePlace } from './left.ts';
import { texts } from './texts.ts';

/** What comes later brings its words along. */
const laterIn = (language: Language): Later => ({
  ...later,
  answers: async () => {
    const [words, answering] = await Promise.all([texts.answers[language](), later.answers()]);
    learn(words.default);
    return answering;
  },
});

/** The rules of what is chosen when they are there: it may have become another country meanwhile. */
const countryIn = async (element: HTMLElement, letGo: Asleep['letGo']): ReturnType<Later['country']> => {
  const { country } = leftIn(element).demo;
  const rules = await later.country(country);
  await letGo();
  return leftIn(element).demo.country === country ? rules : countryIn(element, letGo);
};

export const { mount }: Island = {
  mount: async (element, { pressed, letGo }) => {
    const language = document.documentElement.lang === 'en' ? 'en' : 'es';
    const words = await texts.first[language]();
    const country = await countryIn(element, letGo);
    speak(language, words.default);
    const { demo, typed: left } = leftIn(element);
    const awake = document.createElement('div');
    const root = createRoot(awake);
    const start = { demo, country, text: left ?? demo.number, isOwn: left !== undefined };
    const input = { start, later: laterIn(language), onTyped: typed, onLeave: leaveWith };
    const draw = () => root.render(<Demo {...input} />);
    draw();
    // What the engine says of a wrong number is many words, wanted by whoever tries one.
    void touched(awake).then(async () => {
      learn((await texts.findings[language]()).default);
      draw();
    });
    takePlace(element, awake, pressed());
    if (left !== undefined) typed(partsOf(demo, left));
  },
};

import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import texts from 'virtual:site-texts';
import type { Language } from '#shared/messages/messages.ts';
import { speak, useTranslation } from '../../site/stand-ins/translation.ts';
import '../styles/index.css';
import { FirstLogin } from './login.tsx';
import { FirstRegister } from './register.tsx';
import './way-in.css';

const waysIn = {
  login: { First: FirstLogin, title: 'login.title' },
  register: { First: FirstRegister, title: 'register.title' },
} as const satisfies Readonly<Record<string, { readonly First: ComponentType; readonly title: string }>>;

export type WayIn = keyof typeof waysIn;

/** What a way in shows until the app is there: its words, in the places that the app will give them. */
export const firstOf = (name: WayIn, language: Language): { readonly title: string; readonly html: string } => {
  speak(language, texts[language]);
  const { First, title } = waysIn[name];
  return { title: useTranslation('auth').t(title), html: renderToStaticMarkup(<First />) };
};

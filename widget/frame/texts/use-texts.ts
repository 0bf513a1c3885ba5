import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { WidgetLanguage } from '#shared/validation/widget.ts';
import type { Texts } from './es.ts';
import type { LaterTexts } from './later/es.ts';
import type { Findings } from './load.ts';

/** What is said, and to whom. */
export interface Speech {
  readonly language: WidgetLanguage;
  readonly texts: Texts;
  /** Absent until they have come. */
  readonly findings: Findings | undefined;
  /** Absent until they have come. */
  readonly later: LaterTexts | undefined;
  /** The host of the page, as a payee knows it. */
  readonly host: string;
}

export const Spoken = createContext<Speech | undefined>(undefined);

export const useSpeech = (): Speech => {
  const speech = useContext(Spoken);
  if (!speech) throw new Error('Nothing can be said before its texts have come');
  return speech;
};

export const useLaterTexts = (): LaterTexts => {
  const { later } = useSpeech();
  if (!later) throw new Error('No answer can be told before its texts have come');
  return later;
};

export const useTexts = (): Texts => useSpeech().texts;

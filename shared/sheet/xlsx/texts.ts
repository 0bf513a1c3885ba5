import { unescaped, withoutEscapes } from './unescaped.ts';

/** Puts together the text of a cell or shared string from its runs; how it is pronounced (`rPh`) is no part of it. */
export interface TextCollector {
  readonly open: (name: string) => void;
  readonly close: (name: string) => void;
  readonly text: (text: string, isVerbatim: boolean) => void;
  /** What was collected, and a new beginning. */
  readonly take: () => string;
}

export const createTextCollector = (): TextCollector => {
  let collected = '';
  let isInText = false;
  let spoken = 0;
  return {
    open: (name) => {
      if (name === 't') isInText = spoken === 0;
      else if (name === 'rPh') spoken++;
    },
    close: (name) => {
      if (name === 't') isInText = false;
      else if (name === 'rPh') spoken--;
    },
    text: (text, isVerbatim) => {
      if (isInText) collected += isVerbatim ? text : unescaped(text);
    },
    take: () => {
      const text = withoutEscapes(collected);
      collected = '';
      return text;
    },
  };
};

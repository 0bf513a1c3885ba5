import type { Theme } from './types.ts';

/** By CSSOM alone, which every policy allows; `!important`, so that no rule of the page reaches what is not its own. */
export const style = (element: HTMLElement, rules: string): void => {
  element.style.cssText += rules.replaceAll(';', '!important;');
};

/** Where the schemes of a frame and of what holds it differ, browsers paint a ground behind the frame. */
export const schemeOf = (theme: Theme = 'auto'): string => `color-scheme:${theme === 'auto' ? 'light dark' : theme};`;

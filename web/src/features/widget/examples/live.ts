import type { WidgetLanguage } from '#shared/validation/widget.ts';
import { usualLooks, type Looks } from '../looks.ts';

/**
 * The examples in the order in which one meets them, each with the options that its page gives the widget: they run with
 * the same ones here. A test compares both.
 */
export const examples = {
  inline: {},
  modal: { mode: 'modal' },
  renewal: {},
  dark: { language: 'en', theme: 'dark' },
  appearance: { theme: 'light', appearance: { accent: '#7a1f5c', radius: '4px', font: 'georgia' } },
  strict: {},
  react: {},
} as const satisfies Readonly<Record<string, Partial<Looks>>>;
export type ExampleName = keyof typeof examples;
export const exampleNames = Object.keys(examples) as readonly ExampleName[];

export const looksOf = (name: ExampleName, language: WidgetLanguage): Looks => ({
  ...usualLooks(language),
  ...examples[name],
});

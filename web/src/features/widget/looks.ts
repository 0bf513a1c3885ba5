import type { WidgetLanguage, WidgetMode, WidgetTheme } from '#shared/validation/widget.ts';
import { appearanceForms, type AppearanceName } from '#shared/widget/appearance.ts';

export type Appearance = Readonly<Partial<Record<AppearanceName, string>>>;

/** What is chosen in the playground; the code beside it says the same. */
export interface Looks {
  readonly mode: WidgetMode;
  readonly language: WidgetLanguage;
  readonly theme: WidgetTheme;
  /** The only country to choose; absent: all. */
  readonly country: string | undefined;
  readonly appearance: Appearance;
}

/** What a page begins with. */
export const usualLooks = (language: WidgetLanguage): Looks => ({
  mode: 'inline',
  language,
  theme: 'auto',
  country: undefined,
  appearance: {},
});

/** Without what is still being typed: values of the form that the widget takes. */
export const formed = (appearance: Appearance): Appearance =>
  Object.fromEntries(
    Object.entries(appearance).filter(([name, value]) => appearanceForms[name as AppearanceName].test(value)),
  );

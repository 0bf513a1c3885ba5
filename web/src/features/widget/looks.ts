import type { WidgetLanguage, WidgetMode, WidgetTheme } from '#shared/validation/widget.ts';
import type { AppearanceName } from '#shared/widget/appearance.ts';

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

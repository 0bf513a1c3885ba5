import { appearanceForms, ownColours, readAppearance, type AppearanceName } from '#shared/widget/appearance.ts';
import { contrast } from '#shared/widget/contrast.ts';
import type { Appearance } from '../looks.ts';

type ThemeName = keyof typeof ownColours;

/** A value that the widget does without, and why. */
export type Advice =
  | { readonly why: 'form' }
  /** Too little contrast in these themes; the lowest is named. */
  | { readonly why: 'contrast'; readonly themes: readonly ThemeName[]; readonly ratio: number };

const themeNames = ['light', 'dark'] as const satisfies readonly ThemeName[];

const surfaceIn = (theme: ThemeName, appearance: Appearance): string =>
  readAppearance(appearance).values.surface[theme] ?? ownColours[theme].surface;

/** Of what stands on a surface or beside it, the contrast that is furthest from what it has to be. */
const lowestOn = (theme: ThemeName, surface: string): number =>
  Math.min(...ownColours[theme].inks.map((ink) => contrast(ink, surface)));

const ratioOf = (name: AppearanceName, theme: ThemeName, appearance: Appearance): number => {
  const value = appearance[name] ?? '';
  return name.startsWith('surface') ? lowestOn(theme, value) : contrast(value, surfaceIn(theme, appearance));
};

/** What the frame will leave out of an appearance, judged by the frame's own rules. */
export const adviceOn = (name: AppearanceName, appearance: Appearance): Advice | undefined => {
  const value = appearance[name];
  if (value === undefined) return undefined;
  if (!appearanceForms[name].test(value)) return { why: 'form' };
  const { ignored } = readAppearance(appearance);
  const themes = themeNames.filter(
    (theme) => ignored.includes(`${name}.${theme}`) || (theme === 'dark' && ignored.includes(name)),
  );
  if (themes.length === 0) return undefined;
  return { why: 'contrast', themes, ratio: Math.min(...themes.map((theme) => ratioOf(name, theme, appearance))) };
};

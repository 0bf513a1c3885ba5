import { contrast, enough } from './contrast.ts';

/**
 * What a page may change of how the widget looks: a closed list, each value of one exact form. No value reaches a style sheet
 * as it was written: colours are six hexadecimal digits, a radius is a whole number of pixels, a font is one of the names.
 */
const colour = /^#[0-9a-f]{6}$/i;

/** Fonts that systems bring along; nothing is fetched. */
export const widgetFonts = {
  system: 'ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
  arial: 'Arial, Helvetica, sans-serif',
  verdana: 'Verdana, Geneva, sans-serif',
  georgia: 'Georgia, "Times New Roman", serif',
  rounded: 'ui-rounded, "SF Pro Rounded", "Nunito Sans", system-ui, sans-serif',
} as const;
export type WidgetFont = keyof typeof widgetFonts;

export const appearanceForms = {
  /** The button that goes on; in dark themes, too, unless `accentDark` is given. */
  accent: colour,
  accentDark: colour,
  /** What the form stands on. */
  surface: colour,
  surfaceDark: colour,
  /** Corners of fields and buttons, 0 to 24 pixels. */
  radius: /^(?:1?[0-9]|2[0-4])px$/,
  font: new RegExp(`^(?:${Object.keys(widgetFonts).join('|')})$`),
} as const;
export type AppearanceName = keyof typeof appearanceForms;

interface ThemeColours {
  readonly surface: string;
  /** Text of the frame itself, all of which stands on the surface. */
  readonly inks: readonly string[];
  /** The line around a control. */
  readonly line: string;
}

/** The product's own colours, as its tokens have them. */
export const ownColours = {
  light: {
    surface: '#fdfcf8',
    inks: ['#0e1f18', '#43524a', '#5b6861', '#0a6e4c', '#7f5000', '#b0261a', '#5a3dc2'],
    line: '#868d86',
  },
  dark: {
    surface: '#111b17',
    inks: ['#ecf0ea', '#b6c0b9', '#8f9c95', '#3ccb92', '#efb94f', '#ff8f80', '#ad9bff'],
    line: '#6a7870',
  },
} as const satisfies Record<string, ThemeColours>;
const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

/** What stands on an accent: of these the one with more contrast. */
const onAccents = ['#ffffff', '#04140d'] as const;

export interface Accent {
  readonly fill: string;
  readonly text: (typeof onAccents)[number];
}

export interface Appearance {
  readonly accent: Readonly<Partial<Record<Theme, Accent>>>;
  readonly surface: Readonly<Partial<Record<Theme, string>>>;
  readonly radius?: string;
  readonly font?: WidgetFont;
}

export interface ReadAppearance {
  readonly values: Appearance;
  /** Names that were left out: unknown, not of their form, or without contrast. `accent.dark` is left out in that theme only. */
  readonly ignored: readonly string[];
}

const isName = (name: string): name is AppearanceName => Object.hasOwn(appearanceForms, name);

const carries = (surface: string, { inks, line }: ThemeColours): boolean =>
  inks.every((ink) => contrast(ink, surface) >= enough.text) && contrast(line, surface) >= enough.line;

const accentOn = (surface: string, fill: string): Accent | undefined => {
  const [text] = onAccents.toSorted((one, other) => contrast(other, fill) - contrast(one, fill));
  const isRead = text !== undefined && contrast(text, fill) >= enough.text && contrast(fill, surface) >= enough.line;
  return isRead ? { fill, text } : undefined;
};

/** One kind of colour in both themes; the light one serves the dark theme where that has none of its own. */
const inThemes = <Value>(
  [light, dark]: readonly [AppearanceName, AppearanceName],
  given: Readonly<Partial<Record<AppearanceName, string>>>,
  judge: (theme: Theme, value: string) => Value | undefined,
) => {
  const ignored: string[] = [];
  const values: Partial<Record<Theme, Value>> = {};
  for (const theme of themes) {
    const name = theme === 'dark' && given[dark] !== undefined ? dark : light;
    const value = given[name];
    if (value === undefined) continue;
    const judged = judge(theme, value);
    if (judged !== undefined) values[theme] = judged;
    else ignored.push(name === dark ? dark : `${light}.${theme}`);
  }
  return { values, ignored };
};

/** Takes what is of its form and can be read in each theme; says what it left out. */
export const readAppearance = (asked: Readonly<Record<string, unknown>>): ReadAppearance => {
  const given: Partial<Record<AppearanceName, string>> = {};
  const ignored: string[] = [];
  for (const [name, value] of Object.entries(asked)) {
    if (isName(name) && typeof value === 'string' && appearanceForms[name].test(value)) given[name] = value;
    else ignored.push(name.slice(0, 40));
  }
  const surface = inThemes(['surface', 'surfaceDark'], given, (theme, value) =>
    carries(value, ownColours[theme]) ? value : undefined,
  );
  const accent = inThemes(['accent', 'accentDark'], given, (theme, value) =>
    accentOn(surface.values[theme] ?? ownColours[theme].surface, value),
  );
  return {
    values: {
      surface: surface.values,
      accent: accent.values,
      ...(given.radius !== undefined && { radius: given.radius }),
      ...(given.font !== undefined && { font: given.font as WidgetFont }),
    },
    ignored: [...ignored, ...surface.ignored, ...accent.ignored],
  };
};

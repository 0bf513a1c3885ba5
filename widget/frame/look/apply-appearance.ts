import { readAppearance, widgetFonts } from '#shared/widget/appearance.ts';
import type { Appearance } from '#shared/widget/appearance.ts';

/** A colour of both themes; where the page gave none, the style sheet's own stands. */
const pair = (light: string | undefined, dark: string | undefined, own: string): string =>
  `light-dark(${light ?? `var(--own-${own}-light)`}, ${dark ?? `var(--own-${own}-dark)`})`;

const propertiesOf = ({ accent, surface, radius, font }: Appearance): Readonly<Record<string, string | undefined>> => ({
  '--surface': surface.light || surface.dark ? pair(surface.light, surface.dark, 'surface') : undefined,
  '--accent-fill': accent.light || accent.dark ? pair(accent.light?.fill, accent.dark?.fill, 'fill') : undefined,
  '--on-accent': accent.light || accent.dark ? pair(accent.light?.text, accent.dark?.text, 'on') : undefined,
  '--r': radius,
  '--sans': font && widgetFonts[font],
});

/** Through the object model, as the policy of the page allows no style in HTML. Answers what was left out. */
export const applyAppearance = (root: HTMLElement, given: Readonly<Record<string, string>>): readonly string[] => {
  const { values, ignored } = readAppearance(given);
  for (const [name, value] of Object.entries(propertiesOf(values))) {
    if (value === undefined) root.style.removeProperty(name);
    else root.style.setProperty(name, value);
  }
  return ignored;
};

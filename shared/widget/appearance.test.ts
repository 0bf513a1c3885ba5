import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownColours, readAppearance } from './appearance.ts';
import { contrast } from './contrast.ts';

describe('the appearance a page may give', () => {
  it('takes each value of its form', () => {
    const { values, ignored } = readAppearance({
      accent: '#1d4ed8',
      accentDark: '#93c5fd',
      surface: '#ffffff',
      surfaceDark: '#0b0f14',
      radius: '4px',
      font: 'georgia',
    });
    expect(ignored).toEqual([]);
    expect(values).toEqual({
      surface: { light: '#ffffff', dark: '#0b0f14' },
      accent: { light: { fill: '#1d4ed8', text: '#ffffff' }, dark: { fill: '#93c5fd', text: '#04140d' } },
      radius: '4px',
      font: 'georgia',
    });
  });

  it.each([
    ['accent', 'red'],
    ['accent', '#fff'],
    ['accent', '#1d4ed8;background:url(//evil.example)'],
    ['accent', 'url(https://evil.example)'],
    ['radius', '25px'],
    ['radius', '-1px'],
    ['radius', '1e1px'],
    ['font', 'Comic Sans'],
    ['font', 'system, url(x)'],
    ['css', 'body{}'],
    ['constructor', 'system'],
    ['accent', 7],
  ])('leaves %s: %s out and says so', (name, value) => {
    const { values, ignored } = readAppearance({ [name]: value });
    expect(values).toEqual({ surface: {}, accent: {} });
    expect(ignored).toEqual([name]);
  });

  it('leaves out an accent whose own text could not be read, or that cannot be told from what it stands on', () => {
    expect(readAppearance({ accent: '#fdfcf8' }).ignored).toEqual(['accent.light']);
    // White has 4.48 on it, which is not enough.
    expect(readAppearance({ accent: '#777777' }).values.accent).toEqual({});
    expect(readAppearance({ accentDark: '#111b17' }).ignored).toEqual(['accentDark']);
  });

  it('uses an accent in the theme that carries it and names the other one', () => {
    const { values, ignored } = readAppearance({ accent: '#07573b' });
    expect(values.accent).toEqual({ light: { fill: '#07573b', text: '#ffffff' } });
    expect(ignored).toEqual(['accent.dark']);
  });

  it('leaves out a surface on which any text of the frame could not be read', () => {
    expect(readAppearance({ surface: '#8a8a8a' }).ignored).toEqual(['surface.light', 'surface.dark']);
    expect(readAppearance({ surface: '#ffffff' }).values.surface).toEqual({ light: '#ffffff' });
  });

  it('never lets text below 4.5 or a button below 3 through, whatever colours are given', () => {
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(hex, hex, hex, hex, (accent, accentDark, surface, surfaceDark) => {
        const { values } = readAppearance({ accent, accentDark, surface, surfaceDark });
        for (const theme of ['light', 'dark'] as const) {
          const under = values.surface[theme] ?? ownColours[theme].surface;
          for (const ink of ownColours[theme].inks) expect(contrast(ink, under)).toBeGreaterThanOrEqual(4.5);
          const on = values.accent[theme];
          if (!on) continue;
          expect(contrast(on.text, on.fill)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(on.fill, under)).toBeGreaterThanOrEqual(3);
        }
      }),
    );
  });

  it('knows the colours that the tokens of the product have', () => {
    const tokens = readFileSync(new URL('../../web/src/app/styles/tokens.css', import.meta.url), 'utf8');
    const pair = (name: string) => new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens)?.slice(1);
    const names = ['ink', 'ink-2', 'ink-3', 'accent', 'warn', 'bad', 'test'];
    const { light, dark } = ownColours;
    expect(names.map(pair)).toEqual(names.map((_, index) => [light.inks[index], dark.inks[index]]));
    expect(pair('surface')).toEqual([light.surface, dark.surface]);
    expect(pair('line-strong')).toEqual([light.line, dark.line]);
  });
});

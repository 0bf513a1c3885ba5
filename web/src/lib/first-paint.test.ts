import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

it('what is painted before the style sheets arrive has the colours of the themes', () => {
  const tokens = read('../app/styles/tokens.css');
  const colours = new Set(read('../../app.html').match(/light-dark\([^)]*\)/g));
  expect(colours.size).toBe(4);
  for (const colour of colours) expect(tokens).toContain(colour);
});

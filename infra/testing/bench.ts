import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure } from './figures.ts';

const row = ({ what, value, unit, budget }: Figure): string => {
  const verdict = budget === undefined ? '' : value <= budget ? `within ${budget}` : `OVER ${budget}`;
  return `  ${what.padEnd(52)} ${value.toFixed(value < 10 ? 2 : 0).padStart(9)} ${unit.padEnd(8)} ${verdict}`;
};

// What is measured writes no logs meanwhile: what it tells is told at the end.
Object.assign(process.env, { POWERTOOLS_LOG_LEVEL: 'SILENT', POWERTOOLS_METRICS_DISABLED: 'true', ...process.env });

const root = join(import.meta.dirname, '../..');
const wanted = process.argv[2] ?? '';

// One after the other: two cores measure one thing at a time.
for (const file of globSync('{shared,functions,infra,web,widget}/**/*.bench.ts', { cwd: root }).toSorted()) {
  if (!file.includes(wanted)) continue;
  console.log(file);
  const { default: measure } = (await import(join(root, file))) as { default: () => Promise<Figure[]> };
  for (const figure of await measure()) console.log(row(figure));
}

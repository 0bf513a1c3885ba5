import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Registry } from '../shared/engine/registry.ts';
import { shortTextOf } from './frame/rules/short-registry.ts';

const registries = /shared\/engine\/countries\/\w+\/banks\.ts$/;
const reader = resolve(import.meta.dirname, 'frame/rules/short-registry.ts');

/** The frame gets each country's registry short, and none of the examples that only tests and pages of documents show. */
export const shortRegistries: Plugin = {
  name: 'short-registries',
  apply: 'build',
  async load(id) {
    if (/shared\/engine\/countries\/\w+\/examples\.ts$/.test(id)) return 'export const examples = [];';
    if (!registries.test(id)) return null;
    const { banks } = (await import(pathToFileURL(id).href)) as { readonly banks: Registry };
    return `import { registryOf } from ${JSON.stringify(reader)};\nexport const banks = registryOf(${JSON.stringify(shortTextOf(banks))});`;
  },
};

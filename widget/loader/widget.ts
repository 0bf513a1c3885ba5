import { defineProperty, freeze, hasOwn } from './captured.ts';
import { createWidget } from './create.ts';
import type { CuentaClara } from './types.ts';

const name = 'CuentaClara';
const api: CuentaClara = { create: createWidget };

// Once: a page that loads the script twice goes on with the first, and no other script can put its own in this place.
if (!hasOwn(window, name)) defineProperty(window, name, { value: freeze(api), enumerable: true });

import { expect, test } from 'vitest';
import { holds } from './questions.ts';

test.for([
  ['sesión', 'La SESION terminó', true],
  ['créditos cuanto', '¿Cuánto cuesta? 1 crédito; varios créditos', true],
  ['token página', 'El token dura diez minutos', false],
  ['', 'lo que sea', true],
  ['  ', 'lo que sea', true],
] as const)('«%s» in «%s»: %s', ([wanted, text, found]) => {
  expect(holds(text, wanted)).toBe(found);
});

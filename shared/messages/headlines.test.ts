import { describe, expect, test } from 'vitest';
import { nameResults } from '../validation/name-match.ts';
import { knowledgeChanges } from '../validation/payees.ts';
import { reasonNames } from '../validation/reasons.ts';
import { fraudLevels, type FraudLevel } from '../validation/risk.ts';
import { shownStatuses, type ShownStatus } from '../validation/status.ts';
import { headlineOf, headlineToneOf, headlines, titleOf } from '../validation/headline.ts';
import { messages } from './index.ts';

const names = [null, ...nameResults];
const levels = [null, ...fraudLevels];
const changes = [null, ...knowledgeChanges, 'one of a newer version'];
const reasons = [null, ...reasonNames, 'one of a newer version'];

type Of<T extends readonly unknown[]> = T[number];

interface Situation {
  readonly status?: ShownStatus;
  readonly reason?: string | null;
  readonly name?: Of<typeof names>;
  readonly level?: FraudLevel | null;
  readonly change?: string | null;
  readonly expected?: string | null;
  readonly until?: string | null;
}

const answer = (situation: Situation) => {
  const { status = 'VALID', reason = null, name = null, level = 'LOW', change = null } = situation;
  const { expected = 'Papelería Luna Nueva', until = '3 de mayo' } = situation;
  return {
    status,
    reason,
    nameMatch: name && { result: name },
    fraudRisk: level && { level },
    payee: { changed: change === null ? [] : [{ what: change, was: 'Muebles del Valle', until }] },
    asked: { beneficiaryName: expected },
  };
};

/** Every answer there can be, newer words than ours among them. */
const answers = shownStatuses.flatMap((status) =>
  reasons.flatMap((reason) =>
    names.flatMap((name) =>
      levels.flatMap((level) => changes.map((change) => answer({ status, reason, name, level, change }))),
    ),
  ),
);

const fill = (text: string, params: Readonly<Record<string, string | null>>) =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => params[name] ?? whole);

const wordsOf = (of: ReturnType<typeof answer>, language: 'es' | 'en') => {
  const { headline, form, params } = titleOf(of);
  const { [headline]: words } = messages[language].headlines;
  const { title, short, unnamed = title } = words as typeof words & { readonly unnamed?: string };
  return { title: fill(form === 'unnamed' ? unnamed : title, params), short };
};

const sentenceOf = (of: ReturnType<typeof answer>): string => {
  const { title, short } = wordsOf(of, 'es');
  const english = wordsOf(of, 'en');
  return [headlineToneOf(of), title, short, english.title, english.short].join(' | ');
};

/** Which place a headline has among all. */
const orderOf = (of: ReturnType<typeof answer>): number => headlines.indexOf(headlineOf(of));

test('every answer there can be is told in one of these words, in both languages', () => {
  const told = new Set(answers.toSorted((one, other) => orderOf(one) - orderOf(other)).map(sentenceOf));
  expect([...told]).toEqual([
    'pay | Es de quien esperas | Coincide | It belongs to whom you expect | Match',
    'look | Es de quien esperas, con un aviso | Coincide, con aviso | It belongs to whom you expect, with a warning | Match, with a warning',
    'stop | Es de quien esperas, pero no pagues aún | Coincide, no pagues aún | It belongs to whom you expect, but don’t pay yet | Match, don’t pay yet',
    'look | Coincide solo en parte | En parte | Only a partial match | Partial match',
    'stop | Coincide solo en parte: no pagues aún | En parte, no pagues aún | Only a partial match: don’t pay yet | Partial, don’t pay yet',
    'stop | Existe, pero no es de Papelería Luna Nueva | No coincide | It exists, but doesn’t belong to Papelería Luna Nueva | No match',
    'plain | Existe y recibe pagos | Existe | It exists and takes payments | Exists',
    'look | Existe y recibe pagos, con un aviso | Existe, con aviso | It exists and takes payments, with a warning | Exists, with a warning',
    'stop | Existe, pero no pagues aún | Existe, no pagues aún | It exists, but don’t pay yet | Exists, don’t pay yet',
    'look | Este proveedor tenía otra cuenta hasta el 3 de mayo | Otra cuenta | This payee had another account until 3 de mayo | Another account',
    'stop | Este proveedor tenía otra cuenta hasta el 3 de mayo | Otra cuenta | This payee had another account until 3 de mayo | Another account',
    'stop | Cambió el titular: ya no es de Muebles del Valle | Otro titular | The holder changed: it no longer belongs to Muebles del Valle | Another holder',
    'stop | Esta cuenta ya es de otro beneficiario tuyo | De otro beneficiario | This account already belongs to another payee of yours | Another payee’s',
    'stop | No existe | No existe | It doesn’t exist | Doesn’t exist',
    'stop | Existe, pero en otra moneda | Otra moneda | It exists, but in another currency | Another currency',
    'look | Nadie respondió: no se cobró | Sin respuesta | Nobody answered: nothing was charged | No answer',
    'look | No pudimos preguntar: no se cobró | Sin respuesta | We couldn’t ask: nothing was charged | No answer',
    'look | Todavía no podemos preguntar a este banco: no se cobró | Sin cobertura | We can’t ask this bank yet: nothing was charged | Not covered',
    'look | Todavía no podemos preguntar en este país: no se cobró | Sin cobertura | We can’t ask in this country yet: nothing was charged | Not covered',
    'look | Todavía no podemos preguntar por este tipo de cuenta: no se cobró | Sin cobertura | We can’t ask about this kind of account yet: nothing was charged | Not covered',
    'plain | El banco pidió más tiempo | En curso | The bank asked for more time | Underway',
    'look | No podemos mostrar esta respuesta | No se puede mostrar | We can’t show this answer | Can’t be shown',
  ]);
});

test('none leaves a parameter open, not even where no name or no day is known', () => {
  const unknown = [answer({ name: 'mismatch', expected: null }), answer({ change: 'otherAccount', until: null })];
  expect(unknown.map(sentenceOf)).toEqual([
    'stop | Existe, pero no es de quien esperabas | No coincide | It exists, but doesn’t belong to whom you expected | No match',
    'look | Este proveedor tenía otra cuenta | Otra cuenta | This payee had another account before | Another account',
  ]);
  for (const one of [...answers, ...unknown]) expect(sentenceOf(one)).not.toContain('{{');
});

describe('an account that exists is told by whose it is, then by what changed, then by its risk', () => {
  /** Under a low, a medium and a high risk. */
  test.for<[change: string | null, name: Of<typeof names>, told: string]>([
    [null, null, 'exists, existsWarned, existsStopped'],
    [null, 'match', 'match, matchWarned, matchStopped'],
    [null, 'partial', 'partial, partialWarned, partialStopped'],
    [null, 'mismatch', 'mismatch, mismatch, mismatch'],
    ['otherHolder', null, 'otherHolder, otherHolder, otherHolder'],
    ['otherHolder', 'match', 'otherHolder, otherHolder, otherHolder'],
    ['otherHolder', 'mismatch', 'otherHolder, otherHolder, otherHolder'],
    ['otherPayee', 'match', 'otherPayee, otherPayee, otherPayee'],
    ['otherPayee', 'mismatch', 'mismatch, mismatch, mismatch'],
    ['otherAccount', null, 'otherAccount, otherAccount, otherAccount'],
    ['otherAccount', 'match', 'otherAccount, otherAccount, otherAccount'],
    ['otherAccount', 'mismatch', 'mismatch, mismatch, mismatch'],
    ['one of a newer version', 'match', 'match, matchWarned, matchStopped'],
  ])('change %s, name %s: %s', ([change, name, told]) => {
    expect(fraudLevels.map((level) => headlineOf(answer({ change, name, level }))).join(', ')).toBe(told);
  });

  test('green is only what belongs to whom somebody expects, without a warning', () => {
    const green = answers.filter((one) => headlineToneOf(one) === 'pay');
    expect(new Set(green.map((one) => `${one.status} ${one.nameMatch?.result}`))).toEqual(new Set(['VALID match']));
    expect(new Set(green.map(({ fraudRisk }) => fraudRisk?.level))).toEqual(new Set(['LOW', undefined]));
  });
});

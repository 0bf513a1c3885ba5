import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadCountry } from '#shared/engine/load-country.ts';
import { bodyOf, emptyDraft, readDraft, type Draft } from '../form/draft.ts';
import { unansweredIn, type Answered } from './is-answered.ts';

const countries = { MX: await loadCountry('MX'), BR: await loadCountry('BR') };

interface Form extends Draft {
  readonly country: keyof typeof countries;
}

const bodyIn = ({ country, ...draft }: Form) => {
  const reading = readDraft(countries[country], draft);
  if (!reading) throw new Error('no account format');
  return bodyOf(reading);
};

const edit = fc.oneof(
  fc.record({ country: fc.constantFrom('MX' as const, 'BR' as const) }),
  fc.record({
    accountNumber: fc.constantFrom('', '002115016003269411', '002 115 01600326941 1', '012180001482137767'),
  }),
  fc.record({ bankCode: fc.constantFrom('', '001', '341') }),
  fc.record({ branchCode: fc.constantFrom('', '0001', '0002') }),
  fc.record({ documentNumber: fc.constantFrom('', '39053344705'), documentType: fc.constantFrom('', 'CPF') }),
  fc.record({ beneficiaryName: fc.constantFrom('', 'Ana Ríos', ' Ana  Ríos ', 'Cartón Pacífico') }),
  fc.record({ environment: fc.constantFrom('production' as const, 'sandbox' as const) }),
  fc.record({ reference: fc.constantFrom('', 'Factura 3') }),
);
const step = fc.oneof(
  { weight: 4, arbitrary: edit.map((changes) => ({ do: 'edit' as const, changes: changes as Partial<Form> })) },
  fc.constant({ do: 'ask' as const }),
  fc.constant({ do: 'answer' as const }),
  fc.record({ do: fc.constant('compare' as const), name: fc.constantFrom('Ana Ríos', 'Otra') }),
);

const spaced = (text: string) => text.trim().replace(/\s+/g, ' ');

/** What a payer sees in the form, however it is spaced; a CLABE is asked about without bank and document. */
const seenIn = ({ country, accountNumber, beneficiaryName, environment, ...rest }: Form) => [
  country,
  environment,
  accountNumber.replaceAll(' ', ''),
  spaced(beneficiaryName),
  ...(country === 'BR' ? [rest.bankCode, rest.branchCode, rest.documentNumber, rest.documentType] : []),
];

const first: Form = { ...emptyDraft, country: 'MX', accountNumber: '002115016003269411' };

describe('a verdict beside the form', () => {
  it('stands there only as long as the form asks exactly what it answers', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const beside: [unknown, unknown][] = [];
        let form = first;
        let asked: Form | undefined;
        let answered: { readonly of: Form; readonly answer: Answered } | undefined;
        for (const one of steps) {
          if (one.do === 'edit') form = { ...form, ...one.changes };
          if (one.do === 'ask') asked = form;
          if (one.do === 'answer' && asked) {
            const body = bodyIn(asked);
            const answer = {
              submission: { body },
              validation: { asked: { beneficiaryName: body.beneficiaryName ?? null } },
            };
            answered = { of: asked, answer };
          }
          if (one.do === 'compare' && answered) {
            const { of, answer } = answered;
            answered = {
              of: { ...of, beneficiaryName: one.name },
              answer: { ...answer, validation: { asked: { beneficiaryName: one.name } } },
            };
          }
          if (answered && unansweredIn(bodyIn(form), answered.answer) === 'nothing')
            beside.push([seenIn(form), seenIn(answered.of)]);
        }
        expect(beside.map(([inForm]) => inForm)).toEqual(beside.map(([, inAnswer]) => inAnswer));
      }),
      { numRuns: 500 },
    );
  });

  const answered: Answered = {
    submission: { body: bodyIn(first) },
    validation: { asked: { beneficiaryName: null } },
  };
  const unanswered = (changes: Partial<Form>) => unansweredIn(bodyIn({ ...first, ...changes }), answered);

  it('stays where only spaces or the reference differ', () => {
    expect(unanswered({ accountNumber: '002 115 01600326941 1', reference: 'Factura 3' })).toBe('nothing');
  });

  it('lacks only a comparison where the name alone is another', () => {
    expect(unanswered({ beneficiaryName: 'Ana Ríos' })).toBe('name');
    expect(unanswered({ beneficiaryName: 'Ana Ríos', environment: 'sandbox' })).toBe('all');
  });
});

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
  fc.record({ accountNumber: fc.constantFrom('', '002115016003269411', '002 115 01600326941 1', '012180001482137767') }),
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

/** What a payer sees in the form, however it is spaced. */
const seenIn = ({ accountNumber, beneficiaryName, reference: _, ...rest }: Form) => ({
  ...rest,
  accountNumber: accountNumber.replaceAll(' ', ''),
  beneficiaryName: beneficiaryName.trim().replace(/\s+/g, ' '),
});

const first: Form = { ...emptyDraft, country: 'MX', accountNumber: '002115016003269411' };

describe('a verdict beside the form', () => {
  it('stands there only as long as the form asks exactly what it answers', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let form = first;
        let asked: Form | undefined;
        let answered: { readonly of: Form; readonly answer: Answered } | undefined;
        for (const one of steps) {
          if (one.do === 'edit') form = { ...form, ...one.changes };
          if (one.do === 'ask') asked = form;
          if (one.do === 'answer' && asked) {
            const body = bodyIn(asked);
            const answer = { submission: { body }, validation: { asked: { beneficiaryName: body.beneficiaryName ?? null } } };
            answered = { of: asked, answer };
          }
          if (one.do === 'compare' && answered) {
            const { of, answer } = answered;
            answered = {
              of: { ...of, beneficiaryName: one.name },
              answer: { ...answer, validation: { asked: { beneficiaryName: one.name } } },
            };
          }
          if (!answered || unansweredIn(bodyIn(form), answered.answer) !== 'nothing') continue;
          // Fields that the format does not ask for are not on the screen.
          expect(bodyIn({ ...form, reference: '' }).accountNumber).toBe(bodyIn(answered.of).accountNumber);
          const { country, environment, beneficiaryName } = seenIn(form);
          expect({ country, environment, beneficiaryName }).toEqual(
            (({ country: c, environment: e, beneficiaryName: b }) => ({ country: c, environment: e, beneficiaryName: b }))(
              seenIn(answered.of),
            ),
          );
          if (country === 'BR') {
            const { bankCode, branchCode, documentNumber } = seenIn(answered.of);
            expect(form).toMatchObject({ bankCode, branchCode, documentNumber });
          }
        }
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

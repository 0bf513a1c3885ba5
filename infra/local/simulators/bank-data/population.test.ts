import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asCbu, clabeDigit } from './check-digits.ts';
import { decide } from './decide.ts';
import type { Form } from './form.ts';
import { maskName } from './names.ts';
import { pendingChecks } from './pending.ts';
import type { Reply } from './reply.ts';

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const cl = { country_code: 'CL', bank_code: '0012', account_type: 'DEMAND', document_number: '76086428-5' };
const co = { country_code: 'CO', account_type: 'SAVINGS', document_number: '901401497', document_type: 'NIT' };
const ec = { country_code: 'EC', account_type: 'SAVINGS', document_number: '1714307103', document_type: 'CC' };
const br = { country_code: 'BR', bank_code: '341', branch_code: '2545', document_number: '39053344705' };

const accounts: Readonly<Record<string, (digits: string) => Form>> = {
  MX: (some) => ({ country_code: 'MX', account_number: `012180${some}${clabeDigit(`012180${some}`)}` }),
  AR: (some) => ({ country_code: 'AR', account_number: asCbu('2850590', `00${some}`) }),
  alias: (some) => ({ country_code: 'AR', account_number: `alias.${some}` }),
  BR: (some) => ({ ...br, account_number: some, account_type: 'CHECKING' }),
  PIX: (some) => ({ country_code: 'BR', account_number: `+55${some}`, account_type: 'PIX_KEY' }),
  CL: (some) => ({ ...cl, account_number: some }),
  CO: (some) => ({ ...co, account_number: some, bank_code: '039' }),
  Bancolombia: (some) => ({ ...co, account_number: some, bank_code: '007' }),
  EC: (some) => ({ ...ec, account_number: some, bank_code: '0036' }),
  Pichincha: (some) => ({ country_code: 'EC', account_number: some, bank_code: '0010' }),
  BCP: (some) => ({ country_code: 'PE', account_number: `193${some}`, bank_code: '002' }),
  Scotiabank: (some) => ({ country_code: 'PE', account_number: some, bank_code: '009' }),
  Interbank: (some) => ({ country_code: 'PE', account_number: some, bank_code: '003' }),
  US: (some) => ({ country_code: 'US', account_number: some, bank_code: '021000021' }),
  BROU: (some) => ({ country_code: 'UY', account_number: some, bank_code: '001' }),
  MiDinero: (some) => ({ country_code: 'UY', account_number: some, bank_code: '6917' }),
};

const numbers = Array.from({ length: 400 }, (_, index) => String(index * 7_919 + 10_000_000_000));

const tally = (form: (digits: string) => Form): Readonly<Record<string, number>> => {
  const outcomes = numbers.map((some) => decide(form(some), pendingChecks()).outcome);
  return Object.fromEntries(
    [...new Set(outcomes)].map((name) => [name, outcomes.filter((one) => one === name).length]),
  );
};

const told = (reply: Reply) => (reply.kind === 'envelope' && reply.envelope.data?.valid ? [reply.envelope.data] : []);

const everyHolder = (place: string) =>
  numbers.flatMap((some) => told(decide(accounts[place]?.(some) ?? {}, pendingChecks())));

describe('the synthetic population', () => {
  it('gives every well-formed number the same answer every time', () => {
    const place = fc.constantFrom(...Object.values(accounts));
    fc.assert(
      fc.property(place, digits(11), (form, some) => {
        const answer = decide(form(some), pendingChecks());
        expect(decide(form(some), pendingChecks())).toEqual(answer);
        expect(answer).toMatchObject({ kind: 'envelope' });
        expect(['missingParameter', 'invalidParameter', 'bankNotCovered']).not.toContain(answer.outcome);
      }),
    );
  });

  it.each(Object.entries(accounts))('in %s mostly exists, and one in ten does not', (_, form) => {
    const { valid = 0, invalid = 0 } = tally(form);
    expect(valid / numbers.length).toBeGreaterThan(0.78);
    expect(invalid / numbers.length).toBeGreaterThan(0.05);
    expect(invalid / numbers.length).toBeLessThan(0.16);
  });

  it('in Mexico is sometimes pending, in another currency, or echoed from another country', () => {
    expect(Object.keys(tally((some) => accounts['MX']?.(some) ?? {}))).toEqual(
      expect.arrayContaining(['pending', 'otherCurrency', 'wrongCountry']),
    );
  });

  it.each([
    ['Scotiabank', /\*/, 'null', 'null'],
    ['Interbank', /^[^*]+$/, 'string', 'null'],
    ['BCP', /^[^*]+$/, 'null', 'string'],
    ['Bancolombia', /\*/, 'string', 'string'],
    ['CO', /^[^*]+$/, 'string', 'string'],
    ['Pichincha', /^[^*]+$/, 'null', 'null'],
    ['EC', /^[^*]+$/, 'string', 'string'],
    ['BROU', /\*/, 'null', 'null'],
    ['MiDinero', /^[^*]+$/, 'null', 'null'],
    ['MX', /^[^*]+$/, 'string', 'null'],
  ])('of %s is told as that bank tells it', (place, name, document, type) => {
    const kindOf = (value: unknown) => (value === null ? 'null' : typeof value);
    const holders = everyHolder(place);
    expect(holders.length).toBeGreaterThan(300);
    for (const holder of holders) {
      expect(holder.beneficiary_name).toMatch(name);
      expect([kindOf(holder.document_number), kindOf(holder.account_type)]).toEqual([document, type]);
    }
  });

  it('takes a company’s document as a company’s account and gives it back', () => {
    for (const holder of everyHolder('CO')) {
      expect(holder).toMatchObject({ document_number: '901401497', document_type: 'NIT' });
      expect(holder.beneficiary_name).toMatch(/S\.A\.S\.|S\.A\.|LTDA\.$/);
    }
  });

  it('words Uruguayan currencies in three ways', () => {
    expect(new Set(everyHolder('BROU').map(({ account_currency }) => JSON.stringify(account_currency)))).toEqual(
      new Set(['"UYU"', '["UYU","USD"]', '"USD,UYU"']),
    );
  });

  it('resolves an alias to a CBU and a PIX key to an account at an eight-digit bank', () => {
    for (const holder of everyHolder('alias')) expect(holder.account_number).toMatch(/^\d{22}$/);
    for (const holder of everyHolder('PIX')) expect(holder.bank_code).toMatch(/^\d{8}$/);
  });

  it('masks as the published examples do', () => {
    expect(maskName('MARIA FLORENCIA GORDILLOS', 'longer half')).toBe('MAR** FLORE**** GORDI****');
    expect(maskName('JUANA ERNEST', 'shorter half')).toBe('JU*** ERN***');
  });
});

import { unknownPayee } from '#shared/contract/resources/payee.ts';
import { describe, expect, it } from 'vitest';
import { loadCountry } from '#shared/engine/load-country.ts';
import type { Validation } from '../api/validations.ts';
import { betterFormat, bodyOf, draftOf, emptyDraft, readDraft } from './draft.ts';
import type { Draft } from './draft.ts';

const mexico = await loadCountry('MX');
const argentina = await loadCountry('AR');

const reading = (draft: Partial<Draft>, country = mexico) => {
  const read = readDraft(country, { ...emptyDraft, ...draft });
  if (!read) throw new Error('no account format');
  return read;
};
const codes = (draft: Partial<Draft>, country = mexico) =>
  Object.fromEntries(Object.entries(reading(draft, country).errors).map(([field, { code }]) => [field, code]));

const clabe = '002115016003269411';

describe('what is wrong with a draft', () => {
  it('is nothing for a well-formed number of the usual format', () => {
    expect(codes({ accountNumber: clabe })).toEqual({});
  });

  it('is every field the format requires and nobody filled', () => {
    expect(codes({ accountFormat: 'LOCAL', accountNumber: '0123456789' })).toEqual({
      bankCode: 'required',
      branchCode: 'required',
    });
  });

  it('is the exact objection of the engine', () => {
    expect(reading({ accountNumber: '002115016003269417' }).errors.accountNumber).toMatchObject({
      code: 'mx.clabe.check_digit',
      position: 18,
      expected: '1',
    });
  });

  it('is half a document, whichever half', () => {
    expect(codes({ accountNumber: clabe, documentType: 'RFC' })).toEqual({ documentNumber: 'required' });
    expect(codes({ accountNumber: clabe, documentNumber: 'GODE561231GR8' })).toEqual({ documentType: 'required' });
  });

  it('is never a mere doubt', () => {
    const doubtful = reading({ accountNumber: clabe, documentType: 'RFC', documentNumber: 'GODE561231GR9' });
    expect(doubtful.errors).toEqual({});
    expect(doubtful.documentDoubts).toEqual(['mx.rfc.check_digit']);
  });

  it('is no choice with a single option', async () => {
    const { draft, errors } = reading({}, await loadCountry('CL'));
    expect(draft.documentType).toBe('RUT');
    expect(errors).not.toHaveProperty('documentType');
  });

  it('ignores check digits in the sandbox', () => {
    expect(codes({ accountNumber: '002115016003269417', environment: 'sandbox' })).toEqual({});
  });
});

describe('the request of a draft', () => {
  const body = (draft: Partial<Draft>) => bodyOf(reading(draft));

  it('sends the number as the engine spells it and leaves out what is empty', () => {
    expect(body({ accountNumber: '002 115-01600326941-1', beneficiaryName: ' Ferretera ' })).toEqual({
      country: 'MX',
      accountFormat: 'CLABE',
      accountNumber: clabe,
      beneficiaryName: 'Ferretera',
      environment: 'production',
    });
  });

  it('leaves out what another format had asked for', () => {
    expect(body({ accountNumber: clabe, branchCode: '115' })).not.toHaveProperty('branchCode');
  });
});

describe('a validation of the past', () => {
  const past: Validation = {
    id: 'val_01kam5t7z30000000000000000',
    environment: 'sandbox',
    status: 'VALID',
    country: 'US',
    accountFormat: 'LOCAL',
    bank: null,
    branchCode: null,
    accountNumber: '9997 0000 0001',
    normalizedAccount: '999700000001',
    accountType: 'SAVINGS',
    currency: 'USD',
    payee: unknownPayee,
    document: { type: 'SSN', number: '078051120' },
    beneficiary: 'JOHN DOE',
    nameMatch: null,
    verified: true,
    fraudRisk: null,
    reason: null,
    findings: [],
    anatomy: [],
    credits: { charged: 0, balance: 5, expiresAt: null },
    reference: 'Factura 3',
    asked: {
      bankCode: '999',
      branchCode: '0001',
      routingNumber: '123123123',
      accountType: 'CHECKING',
      document: { type: 'EIN', number: '911144442' },
      beneficiaryName: null,
    },
    createdAt: '2026-10-07T10:00:00.000Z',
    completedAt: null,
    durationMs: null,
  };

  it('is asked again as it was asked, whatever the bank answered', () => {
    expect(draftOf(past)).toEqual({
      ...emptyDraft,
      accountFormat: 'LOCAL',
      accountNumber: '999700000001',
      bankCode: '999',
      branchCode: '0001',
      routingNumber: '123123123',
      accountType: 'CHECKING',
      documentType: 'EIN',
      documentNumber: '911144442',
      reference: 'Factura 3',
      environment: 'sandbox',
    });
  });
});

describe('a better format', () => {
  const better = (draft: Partial<Draft>, country = mexico) => betterFormat(country, reading(draft, country));

  it('is offered when the characters belong to another one', () => {
    expect(better({ accountNumber: 'mi.alias.cuenta' }, argentina)).toBe('ALIAS');
  });

  it('is offered when the length does', () => {
    expect(better({ accountFormat: 'LOCAL', accountNumber: clabe })).toBe('CLABE');
  });

  it('is never offered to explain a wrong check digit away', () => {
    expect(better({ accountNumber: '002115016003269417' })).toBeUndefined();
  });

  it('is not offered for one of a bank nobody knows either', () => {
    expect(better({ accountNumber: '999180000010000019' })).toBeUndefined();
  });

  it('is not offered while the number is still being typed', () => {
    expect(better({ accountNumber: '0021150160' })).toBeUndefined();
  });
});

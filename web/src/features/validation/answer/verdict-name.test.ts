import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import es from '../messages/es.ts';
import { nameSentences, type ComparedNames } from './verdict-name.ts';

const i18n = createInstance();
await i18n.init({
  lng: 'es',
  resources: { es: { validation: es } },
  defaultNS: 'validation',
  interpolation: { escapeValue: false },
});

type Result = ComparedNames['nameMatch']['result'];
type Reasons = ComparedNames['nameMatch']['reasons'];

const said = (result: Result, reasons: Reasons, expected: string | undefined, holder: string) =>
  nameSentences(
    { nameMatch: { result, score: 0.5, reasons }, names: { expected, holder } },
    i18n.getFixedT('es', 'validation'),
  );

const missing = (word: string) => ({ code: 'missing' as const, expected: word, holder: null });
const extra = (word: string) => ({ code: 'extra' as const, expected: null, holder: word });

describe('what is said of two names', () => {
  it('quotes company forms as each name spells them', () => {
    const form = { code: 'company_form' as const, expected: 'SADECV', holder: 'SRLDECV' };
    expect(said('partial', [form], 'Sol SA de CV', 'SOL S. DE R.L. DE C.V.').at(-1)).toContain(
      '«SA de CV»; el banco dice «S. DE R.L. DE C.V.»',
    );
  });

  it('quotes both sides in one sentence, in the order and spelling of each', () => {
    const reasons = ['AZTECA', 'COMERCIAL'].map(missing);
    expect(
      said(
        'mismatch',
        [...reasons, extra('ANDINA'), extra('DISTRIBUIDORA')],
        'Comercial Azteca',
        'Distribuidora Andina',
      ),
    ).toEqual([
      'El titular no coincide con quien esperas pagar.',
      'Esperabas «Comercial Azteca»; el banco dice «Distribuidora Andina».',
    ]);
  });

  it('keeps accents and signs, and finds a word that was written as several', () => {
    const reasons = [
      { code: 'slip' as const, expected: 'PEREZ', holder: 'PERES' },
      { code: 'company_form' as const, expected: 'SADECV', holder: 'SRL' },
      missing('NUNEZ'),
    ];
    expect(said('partial', reasons, 'Núñez Pérez, S.A. de C.V.', 'PERES S.R.L.').slice(1)).toEqual([
      '«Pérez» y «PERES» difieren en una letra.',
      'Esperabas una «S.A. de C.V.»; el banco dice «S.R.L.».',
      'El banco no dice «Núñez».',
    ]);
  });

  it('knows an abbreviation with a raised letter again', () => {
    expect(said('partial', [missing('MA')], 'Mª Luisa Sosa', 'LUISA SOSA')[1]).toBe('El banco no dice «Mª».');
  });

  it('makes no name of single words where the expected one is no longer known', () => {
    expect(said('partial', [missing('AZTECA'), missing('COMERCIAL')], undefined, 'ANDINA')[1]).toBe(
      'El banco no dice «AZTECA», «COMERCIAL».',
    );
  });

  it('only confirms names that are equal', () => {
    expect(said('match', [], 'Ana Pereira', 'PEREIRA ANA')).toEqual(['El titular coincide con quien esperas pagar.']);
  });
});

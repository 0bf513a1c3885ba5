import { describe, expect, test } from 'vitest';
import { countryOf } from '../../country.ts';
import { pack } from './index.ts';

const mexico = countryOf(pack);
const rfc = (number: string) => mexico.judgeDocument({ type: 'RFC', number });
const codes = ({ findings }: { findings: readonly { code: string }[] }) => findings.map(({ code }) => code);
const curp = (number: string, today = '2026-11-22') => mexico.judgeDocument({ type: 'CURP', number, today });

describe('the birth in a CURP', () => {
  test('is until 1999 with a digit in place 17, since 2000 with a letter', () => {
    expect(curp('BOXW310820HNERXN09')).toMatchObject({ ok: true, findings: [] });
    expect(curp('MASI050805MVZRLRA8')).toMatchObject({ ok: true, findings: [] });
  });

  test('may be today, not tomorrow', () => {
    const bornIn2026 = 'MASI261122MVZRLRA';
    const whole = Array.from('0123456789', (digit) => bornIn2026 + digit).find(
      (number) => curp(number).confirmed === 1,
    );
    expect(curp(whole ?? '')).toMatchObject({ ok: true, findings: [] });
    expect(curp(whole ?? '', '2026-11-21')).toMatchObject({
      ok: false,
      state: 'impossible',
      findings: [{ code: 'mx.curp.future', level: 'error', part: 'date', position: 5 }],
    });
  });

  test('tells O from zero, which the check digit cannot', () => {
    expect(curp('BOXW310820HNERXNO9')).toMatchObject({
      ok: false,
      confirmed: 1,
      findings: [{ code: 'mx.curp.letter_o', level: 'error', part: 'century', position: 17, expected: '0' }],
    });
    expect(curp('MASI050805MVZRLR08')).toMatchObject({
      ok: true,
      confirmed: 1,
      findings: [{ code: 'mx.curp.digit_zero', level: 'warning', part: 'century', position: 17, expected: 'A-Z' }],
    });
    expect(curp('MASI050805MVZRLRO8')).toMatchObject({ ok: true, findings: [] });
  });

  test('is judged by the clock where no day is given', () => {
    const inTheNext = `${(new Date().getUTCFullYear() + 1) % 100}`.padStart(2, '0');
    const codes = mexico
      .judgeDocument({ type: 'CURP', number: `MASI${inTheNext}0805MVZRLRA8` })
      .findings.map(({ code }) => code);
    expect(codes).toContain('mx.curp.future');
  });
});

test('29 February is in every fourth year, 2000 among them', () => {
  for (const year of ['00', '04', '96']) expect(codes(rfc(`GODE${year}0229GR8`))).not.toContain('mx.rfc.date');
  for (const year of ['01', '02', '99']) expect(codes(rfc(`GODE${year}0229GR8`))).toContain('mx.rfc.date');
});

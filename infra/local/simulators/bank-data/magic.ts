import { companyAccount } from './company.ts';
import type { Form } from './form.ts';
import type { Scenario } from './scenario.ts';

export type MagicAccount = {
  readonly scenario: Scenario;
  readonly clabe: string;
  readonly cbu: string;
  readonly alias: string;
};

/** Accounts that always do one thing. Their check digits are right, so they pass every local check; README.md lists them. */
export const magicAccounts: readonly MagicAccount[] = [
  companyAccount,
  { scenario: 'person', clabe: '999180000010000021', cbu: '9990001800001000000021', alias: 'simula.persona' },
  { scenario: 'masked', clabe: '999180000010000034', cbu: '9990001800001000000038', alias: 'simula.oculta' },
  { scenario: 'invalid', clabe: '999180000010000047', cbu: '9990001800001000000045', alias: 'simula.invalida' },
  {
    scenario: 'otherCurrency',
    clabe: '999180000010000050',
    cbu: '9990001800001000000052',
    alias: 'simula.otra.moneda',
  },
  { scenario: 'pendingOnce', clabe: '999180000010000063', cbu: '9990001800001000000069', alias: 'simula.pendiente' },
  { scenario: 'stillPending', clabe: '999180000010000076', cbu: '9990001800001000000076', alias: 'simula.en.espera' },
  {
    scenario: 'internalError',
    clabe: '999180000010000089',
    cbu: '9990001800001000000083',
    alias: 'simula.error.interno',
  },
  { scenario: 'bankDown', clabe: '999180000010000092', cbu: '9990001800001000000090', alias: 'simula.banco.caido' },
  { scenario: 'unsupported', clabe: '999180000010000102', cbu: '9990001800001000000106', alias: 'simula.sin.metodo' },
  { scenario: 'bankNotCovered', clabe: '999180000010000115', cbu: '9990001800001000000113', alias: 'simula.sin.banco' },
  { scenario: 'unauthorized', clabe: '999180000010000128', cbu: '9990001800001000000120', alias: 'simula.sin.clave' },
  { scenario: 'timeout', clabe: '999180000010000131', cbu: '9990001800001000000137', alias: 'simula.sin.respuesta' },
  { scenario: 'slow', clabe: '999180000010000144', cbu: '9990001800001000000144', alias: 'simula.lenta' },
  { scenario: 'notJson', clabe: '999180000010000157', cbu: '9990001800001000000151', alias: 'simula.no.json' },
  { scenario: 'throttled', clabe: '999180000010000160', cbu: '9990001800001000000168', alias: 'simula.limite' },
  { scenario: 'reset', clabe: '999180000010000173', cbu: '9990001800001000000175', alias: 'simula.corte' },
  { scenario: 'wrongCountry', clabe: '999180000010000186', cbu: '9990001800001000000182', alias: 'simula.otro.pais' },
  { scenario: 'pendingLong', clabe: '999180000010000199', cbu: '9990001800001000000199', alias: 'simula.muy.lenta' },
  {
    scenario: 'openedSince',
    clabe: '999180000010000209',
    cbu: '9990001800001000000205',
    alias: 'simula.nueva',
  },
  {
    scenario: 'soldSince',
    clabe: '999180000010000238',
    cbu: '9990001800001000000236',
    alias: 'simula.vendida',
  },
  { scenario: 'endless', clabe: '999180000010000212', cbu: '9990001800001000000212', alias: 'simula.sin.fin' },
  {
    scenario: 'companyElsewhere',
    clabe: '999180000010000241',
    cbu: '9990001800001000000243',
    alias: 'simula.empresa.dos',
  },
  {
    scenario: 'namesake',
    clabe: '999180000010000254',
    cbu: '9990001800001000000250',
    alias: 'simula.homonima',
  },
  { scenario: 'longName', clabe: '999180000010000225', cbu: '9990001800001000000229', alias: 'simula.nombre.largo' },
];

export const magicScenario = ({ country_code: country, account_number: number }: Form): Scenario | undefined => {
  const named = magicAccounts.find(({ clabe, cbu, alias }) =>
    country === 'MX' ? clabe === number : country === 'AR' && (cbu === number || alias === number?.toLowerCase()),
  );
  return named?.scenario;
};

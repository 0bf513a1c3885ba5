import { expect, it } from 'vitest';
import { edgeFrom, keptEnvironmentsFrom, settingsFrom } from './settings.ts';

it('leaves what nobody sets to the templates, but for what it means that all of it is one machine', () => {
  expect(settingsFrom({ CUENTACLARA_BANK_LATENCY_MS: '0' })).toEqual({
    AddressAllowance: '1000',
    WebhookLoopback: 'allowed',
  });
});

it('passes on what the environment sets', () => {
  expect(settingsFrom({ CUENTACLARA_BANK_RETRY_PAUSE_MS: '20', CUENTACLARA_ADDRESS_ALLOWANCE: '1' })).toEqual({
    BankRetryPauseMs: '20',
    AddressAllowance: '1',
    WebhookLoopback: 'allowed',
  });
});

it('refuses what is no whole number, by the name it was set under', () => {
  expect(() => settingsFrom({ CUENTACLARA_BANK_DEADLINE_MS: '2s' })).toThrow(/CUENTACLARA_BANK_DEADLINE_MS.*"2s"/);
});

it('keeps as many environments as it is told, and otherwise as many as usual', () => {
  expect(keptEnvironmentsFrom({})).toEqual({});
  expect(keptEnvironmentsFrom({ CUENTACLARA_KEPT_ENVIRONMENTS: '240' })).toEqual({ kept: 240 });
  expect(() => keptEnvironmentsFrom({ CUENTACLARA_KEPT_ENVIRONMENTS: 'all' })).toThrow(/KEPT_ENVIRONMENTS.*"all"/);
});

it('opens the edge to a machine where everybody has one address, unless it is told not to', () => {
  expect(edgeFrom({})).toEqual({ allowance: 1000, isOpenPast: true });
  const asInAws = { CUENTACLARA_EDGE_ALLOWANCE: '1', CUENTACLARA_PAST_THE_EDGE: 'refused' };
  expect(edgeFrom(asInAws)).toEqual({ allowance: 1, isOpenPast: false });
  expect(() => edgeFrom({ CUENTACLARA_PAST_THE_EDGE: 'no' })).toThrow(/CUENTACLARA_PAST_THE_EDGE.*"no"/);
});

import { expect, test } from 'vitest';
import { urlFaultOf } from './url-fault.ts';

test.each([
  ['https://pagos.example.com/cc', undefined],
  ['https://pagos.example.com:8443/cc?tenant=1', undefined],
  ['  https://pagos.example.com  ', undefined],
  ['', 'required'],
  ['pagos.example.com/cc', 'invalid'],
  ['https://', 'invalid'],
  ['https://user:word@pagos.example.com', 'invalid'],
  ['https://pagos.example.com/#cc', 'invalid'],
  ['https://pagos.example.com:25/', 'invalid'],
  ['ftp://pagos.example.com', 'invalid'],
  ['http://pagos.example.com', 'https'],
  ['https://10.0.0.8/cc', 'privateAddress'],
  ['https://2130706433/cc', 'privateAddress'],
  ['https://0x7f.1/', 'privateAddress'],
  ['https://172.31.0.1', 'privateAddress'],
  ['https://192.168.1.10', 'privateAddress'],
  ['https://[::1]/', 'privateAddress'],
  ['https://[fd00::1]/', 'privateAddress'],
  ['https://erp/', 'privateAddress'],
  ['https://erp.local./', 'privateAddress'],
  ['https://172.32.0.1', undefined],
] as const)('%j: %j', (typed, fault) => {
  expect(urlFaultOf(typed)).toBe(fault);
});

import type { AddressCode } from '../../errors/catalogue.ts';

/** What is wrong with the address of a receiver: problem documents say it, and forms before they ask. */
export const receiverAddress = {
  'field.https': 'Use an address that begins with https://.',
  'field.privateAddress': 'That is a private address. Use a public URL with https.',
} as const satisfies Record<AddressCode, string>;

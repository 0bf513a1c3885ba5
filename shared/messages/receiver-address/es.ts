import type { AddressCode } from '../../errors/catalogue.ts';

/** What is wrong with the address of a receiver: problem documents say it, and forms before they ask. */
export const receiverAddress = {
  'field.https': 'Usa una dirección que empiece con https://.',
  'field.privateAddress': 'Es una dirección privada. Usa una URL pública con https.',
} as const satisfies Record<AddressCode, string>;

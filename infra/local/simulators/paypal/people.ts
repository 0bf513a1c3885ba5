import { newId } from './ids.ts';

export interface Payer {
  readonly payerId: string;
  readonly email: string;
  readonly how: 'paypal' | 'card';
  /** Of the card. */
  readonly lastDigits: string;
}

const name = { given_name: 'Lucía', surname: 'Prueba' } as const;

/** Whoever pays on the simulated pages; who pays by card is a guest without an account. */
export const newPayer = (how: Payer['how'], lastDigits = '1111'): Payer => ({
  payerId: newId.payer(),
  email: how === 'card' ? 'invitada@example.test' : 'compradora@example.test',
  how,
  lastDigits,
});

export const shownPayer = ({ payerId, email }: Payer) => ({
  payer_id: payerId,
  email_address: email,
  name,
  address: { country_code: 'MX' },
});

export const subscriberOf = ({ payerId, email }: Payer) => ({ payer_id: payerId, email_address: email, name });

/** By an account, or by a card of which the last digits are told. */
export const paymentSourceOf = ({ payerId, email, how, lastDigits }: Payer) =>
  how === 'card'
    ? { card: { name: `${name.given_name} ${name.surname}`, last_digits: lastDigits, brand: 'VISA', type: 'CREDIT' } }
    : {
        paypal: {
          email_address: email,
          account_id: payerId,
          account_status: 'VERIFIED',
          name,
          address: { country_code: 'MX' },
        },
      };

import { flagOf } from '#shared/flag.ts';
import type { Country } from './listed.ts';

const country = (code: string, name: string, currency: string, available = true): Country => ({
  code,
  name,
  flag: flagOf(code),
  currency,
  available,
});

/** What the product offers when the server's list cannot be had (spec section 3). Panama and Costa Rica are still to come. */
export const fallbackCountries: readonly Country[] = [
  country('MX', 'México', 'MXN'),
  country('PE', 'Perú', 'PEN'),
  country('CO', 'Colombia', 'COP'),
  country('CL', 'Chile', 'CLP'),
  country('AR', 'Argentina', 'ARS'),
  country('BR', 'Brasil', 'BRL'),
  country('UY', 'Uruguay', 'UYU'),
  country('EC', 'Ecuador', 'USD'),
  country('PA', 'Panamá', 'USD', false),
  country('CR', 'Costa Rica', 'CRC', false),
];

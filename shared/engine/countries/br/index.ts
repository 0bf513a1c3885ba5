import type { Pack } from '../../pack.ts';
import { banks } from './banks.ts';
import { cnpj } from './cnpj.ts';
import { cpf } from './cpf.ts';
import { examples } from './examples.ts';
import { iban } from './iban.ts';
import { local } from './local.ts';
import { pix } from './pix.ts';

export const pack = {
  country: 'BR',
  names: { es: 'Brasil', en: 'Brazil' },
  currencies: ['BRL'],
  sources: [
    { title: 'Banks', url: 'https://github.com/guibranco/BancosBrasileiros', date: '2026-08' },
    { title: 'Published accounts by bank', url: 'https://github.com/luizalabs/heimdall', date: '2026-11' },
    { title: 'CPF and CNPJ check digits', url: 'https://github.com/arthurdejong/python-stdnum', date: '2026-08' },
    {
      title: 'PIX keys',
      url: 'https://www.bcb.gov.br/content/estabilidadefinanceira/pix/API-DICT.html',
      date: '2026-11',
    },
    { title: 'Account validation', url: 'https://docs.prometeoapi.com', date: '2025-11' },
  ],
  accounts: [local, iban, pix],
  documents: [cpf, cnpj],
  accountTypes: ['CHECKING', 'SAVINGS', 'PAYMENTS', 'EASY', 'PUBLIC_ENTITY'],
  banks,
  examples,
} as const satisfies Pack;

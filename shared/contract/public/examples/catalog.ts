import type { Example } from '../../endpoint.ts';

export const countries: readonly Example[] = [
  {
    summary: 'All of them',
    response: {
      countries: [
        {
          code: 'AR',
          name: 'Argentina',
          flag: '🇦🇷',
          currency: 'ARS',
          available: true,
        },
        {
          code: 'BR',
          name: 'Brasil',
          flag: '🇧🇷',
          currency: 'BRL',
          available: true,
        },
        {
          code: 'CL',
          name: 'Chile',
          flag: '🇨🇱',
          currency: 'CLP',
          available: true,
        },
        {
          code: 'CO',
          name: 'Colombia',
          flag: '🇨🇴',
          currency: 'COP',
          available: true,
        },
        {
          code: 'EC',
          name: 'Ecuador',
          flag: '🇪🇨',
          currency: 'USD',
          available: true,
        },
        {
          code: 'MX',
          name: 'México',
          flag: '🇲🇽',
          currency: 'MXN',
          available: true,
        },
        {
          code: 'PE',
          name: 'Perú',
          flag: '🇵🇪',
          currency: 'PEN',
          available: true,
        },
        {
          code: 'US',
          name: 'Estados Unidos',
          flag: '🇺🇸',
          currency: 'USD',
          available: true,
        },
        {
          code: 'UY',
          name: 'Uruguay',
          flag: '🇺🇾',
          currency: 'UYU',
          available: true,
        },
      ],
    },
  },
];

export const accountTypes: readonly Example[] = [
  {
    summary: 'Of Mexico',
    params: { country: 'MX' },
    response: {
      accountTypes: [
        {
          code: 'SAVINGS',
          name: 'Ahorro',
        },
        {
          code: 'CHECKING',
          name: 'Corriente',
        },
      ],
    },
  },
];

export const documentTypes: readonly Example[] = [
  {
    summary: 'Of Mexico',
    params: { country: 'MX' },
    response: {
      documentTypes: [
        {
          code: 'RFC',
          name: 'RFC',
        },
        {
          code: 'CURP',
          name: 'CURP',
        },
      ],
    },
  },
];

export const requirements: readonly Example[] = [
  {
    summary: 'Of Chile',
    params: { country: 'CL' },
    response: {
      country: 'CL',
      formats: [
        {
          accountFormat: 'LOCAL',
          accountTypes: ['CHECKING', 'DEMAND', 'SAVINGS'],
          documentTypes: ['RUT'],
          fields: [
            {
              field: 'bankCode',
              required: true,
            },
            {
              field: 'accountNumber',
              required: true,
              minLength: 1,
              maxLength: 25,
              characters: '0-9',
            },
            {
              field: 'accountType',
              required: true,
              options: ['CHECKING', 'DEMAND', 'SAVINGS'],
            },
            {
              field: 'documentType',
              required: true,
              options: ['RUT'],
            },
            {
              field: 'documentNumber',
              required: true,
            },
          ],
        },
      ],
    },
  },
];

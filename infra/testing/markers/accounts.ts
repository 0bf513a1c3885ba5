/** Accounts and documents of every country and form, each of which the engine takes, and nobody else has. */
interface Numbered {
  readonly country: string;
  /** As somebody types it. */
  readonly number: string;
  /** What of it says whose it is, wherever it is written. */
  readonly core: string;
}

interface MarkedAccount extends Numbered {
  /** What a request states beside the number. */
  readonly beside?: Readonly<Record<string, string>>;
}

interface MarkedDocument extends Numbered {
  readonly type: string;
}

export const accounts = {
  clabe: { country: 'MX', number: '012180417352968430', core: '41735296843', beside: { accountFormat: 'CLABE' } },
  mexicanLocal: {
    country: 'MX',
    number: '4173529601',
    core: '4173529601',
    beside: { accountFormat: 'LOCAL', bankCode: '012', branchCode: '180' },
  },
  cbu: { country: 'AR', number: '0110417641735296374180', core: '641735296374', beside: { accountFormat: 'CBU' } },
  cvu: { country: 'AR', number: '0000003100417352963721', core: '417352963721', beside: { accountFormat: 'CVU' } },
  alias: { country: 'AR', number: 'zorro.quince.marca', core: 'zorro.quince', beside: { accountFormat: 'ALIAS' } },
  brazilianLocal: {
    country: 'BR',
    number: '60274195-5',
    core: '60274195',
    beside: { accountFormat: 'LOCAL', bankCode: '001', branchCode: '1584', accountType: 'CHECKING' },
  },
  iban: {
    country: 'BR',
    number: 'BR3100360305000010004173529P1',
    core: '10004173529P1',
    beside: { accountFormat: 'IBAN' },
  },
  pixCpf: { country: 'BR', number: '41735296198', core: '41735296198', beside: { accountFormat: 'PIX' } },
  pixCnpj: { country: 'BR', number: '41735297000110', core: '41735297000110', beside: { accountFormat: 'PIX' } },
  pixPhone: { country: 'BR', number: '+5561941735298', core: '61941735298', beside: { accountFormat: 'PIX' } },
  pixEmail: {
    country: 'BR',
    number: 'zqpix.casa@pagosdelsur.com.br',
    core: 'zqpix.casa',
    beside: { accountFormat: 'PIX' },
  },
  pixRandom: {
    country: 'BR',
    number: '4d7b9c1e-5a2f-4c83-9b6d-1f0e8a7c3d52',
    core: '4d7b9c1e-5a2f',
    beside: { accountFormat: 'PIX' },
  },
  chilean: {
    country: 'CL',
    number: '4173529641',
    core: '4173529641',
    beside: { bankCode: '001', accountType: 'CHECKING' },
  },
  colombian: {
    country: 'CO',
    number: '41735296551',
    core: '41735296551',
    beside: { bankCode: '1007', accountType: 'SAVINGS' },
  },
  ecuadorian: {
    country: 'EC',
    number: '4173529671',
    core: '4173529671',
    beside: { bankCode: '0010', accountType: 'SAVINGS' },
  },
  cci: { country: 'PE', number: '00219300417352968717', core: '4173529687', beside: { accountFormat: 'CCI' } },
  peruvianLocal: {
    country: 'PE',
    number: '41735296990101',
    core: '4173529699',
    beside: { accountFormat: 'LOCAL', bankCode: '002' },
  },
  american: { country: 'US', number: '4173529711', core: '4173529711', beside: { routingNumber: '021000021' } },
  uruguayan: { country: 'UY', number: '41735297311417', core: '41735297311417', beside: { bankCode: '001' } },
} as const satisfies Readonly<Record<string, MarkedAccount>>;

export const documents = {
  cuit: { country: 'AR', type: 'CUIT', number: '20417352989', core: '20417352989' },
  argentineDni: { country: 'AR', type: 'DNI', number: '41735213', core: '41735213' },
  cpf: { country: 'BR', type: 'CPF', number: '52831746973', core: '52831746973' },
  cnpj: { country: 'BR', type: 'CNPJ', number: '52831746000140', core: '52831746000140' },
  chileanRut: { country: 'CL', type: 'RUT', number: '15831740-0', core: '15831740' },
  cedula: { country: 'CO', type: 'CC', number: '1528317461', core: '1528317461' },
  nit: { country: 'CO', type: 'NIT', number: '8528317462', core: '8528317462' },
  ecuadorianCc: { country: 'EC', type: 'CC', number: '1718317462', core: '1718317462' },
  ecuadorianRuc: { country: 'EC', type: 'RUC', number: '1718317470001', core: '1718317470' },
  rfc: { country: 'MX', type: 'RFC', number: 'ZQMA770707008', core: 'zqma770707008' },
  curp: { country: 'MX', type: 'CURP', number: 'ZQMA770707HDFRRN04', core: 'zqma770707hdf' },
  peruvianDni: { country: 'PE', type: 'DNI', number: '46092817', core: '46092817' },
  peruvianRuc: { country: 'PE', type: 'RUC', number: '20583174649', core: '20583174649' },
  ein: { country: 'US', type: 'EIN', number: '47-6029358', core: '6029358' },
  ci: { country: 'UY', type: 'CI', number: '58317469', core: '58317469' },
  uruguayanRut: { country: 'UY', type: 'RUT', number: '212831740015', core: '212831740015' },
} as const satisfies Readonly<Record<string, MarkedDocument>>;

const inCountry = <T extends Numbered>(all: Readonly<Record<string, T>>, country: string): readonly T[] =>
  Object.values(all).filter((one) => one.country === country);

const pairsIn = (country: string): readonly Readonly<Record<string, string>>[] => {
  const [numbers, papers] = [
    inCountry<MarkedAccount>(accounts, country),
    inCountry<MarkedDocument>(documents, country),
  ];
  return Array.from({ length: Math.max(numbers.length, papers.length) }, (_, index) => {
    const [account, document] = [numbers[index % numbers.length], papers[index % papers.length]];
    return {
      country,
      accountNumber: account?.number ?? '',
      ...account?.beside,
      documentType: document?.type ?? '',
      documentNumber: document?.number ?? '',
    };
  });
};

/** Every account and every document at least once, as a request states them. */
export const statedAccounts: readonly Readonly<Record<string, string>>[] = [
  ...new Set(Object.values(accounts).map(({ country }) => country)),
].flatMap(pairsIn);

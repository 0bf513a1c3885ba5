import type { CountryCode } from '../engine/names.ts';
import type { BatchField } from './fields.ts';

/** A file as people export or keep it: headings, the field each is, and its first texts. `null`: no row asks about it. */
export interface CorpusFile {
  readonly from: string;
  readonly country: CountryCode;
  readonly columns: readonly (readonly [header: string, field: BatchField | null, texts: readonly string[]])[];
}

/** Numbers made up so that their check digits agree. */
const clabe = ['002180300698706428', '044180812301682521', '072180699261833618', '014180992135636868'];
const rfc = ['SAHL850410A53', 'RAMC890310A02', 'FBA810511A89', 'GOMA890911A37'];
const curp = ['MASI050809MVZRLRA2', 'MASI050819MVZRLRA2', 'MASI050812MVZRLRA5', 'MASI050817MVZRLRA0'];
const cbu = ['0078599625147343722327', '0723011688196480029915', '2853325826053573633331', '0721099279081683355852'];
const cuit = ['27-36516453-9', '20-35530040-5', '20-36191613-2', '20-27960360-6'];
const cci = ['00923532886799539636', '00313066246192682720', '01103822275846021670', '01116830519032731921'];
const ruc = ['10603440132', '10821524950', '20240443423', '20298554659'];
const dni = ['45123678', '41877201', '70415523', '43109876'];
const cpf = ['043.309.113-45', '223.621.218-60', '778.414.080-05', '583.704.066-88'];
const cnpj = ['76.740.711/0001-64', '74.169.849/0001-20', '40.942.745/0001-94', '43.677.841/0001-40'];
const rut = ['10.768.717-3', '19.104.428-2', '19.872.851-9', '15.857.480-2'];
const nit = ['903070452-0', '906094225-1', '900790588-1', '909511304-4'];
const cc = ['1021957869', '1028557386', '1013914601', '52086123'];
const cedula = ['1724950330', '1761270097', '1713296422', '1708390743'];
const rucEc = ['1708971583001', '1792597366001', '1729072106001', '1748433495001'];
const ci = ['9.658.760-2', '6.350.132-8', '2.986.037-2', '9.450.731-1'];
const rutUy = ['218481970016', '217911880019', '211991010017', '215002340012'];
const routing = ['011198639', '021125427', '111633214', '122723566'];
const ein = ['91-2677776', '91-0170769', '91-9102350', '91-3624537'];

const people = ['Ana María Soto Pérez', 'Luis Rojas Díaz', 'Carmen Vega Núñez', 'Jorge Peña Ruiz'];
const firms = ['Ferretería El Sol S.A.', 'Transportes Andinos Ltda.', 'Comercial Norte SpA', 'Papelera del Sur S.A.'];
const brazilians = ['João da Silva', 'Maria Souza Lima', 'Pedro Alves Costa', 'Ana Beatriz Rocha'];
const americans = ['Acme Supplies LLC', 'John Carter', 'Blue River Inc.', 'Mary Jones'];
const first = ['Ana', 'Luis', 'Carmen', 'Jorge'];
const last = ['Soto Pérez', 'Rojas Díaz', 'Vega Núñez', 'Peña Ruiz'];
const ids = ['1001', '1002', '1003', '1004'];
const amounts = ['15000.00', '8750.50', '12300.25', '990.00'];
const thousands = ['1.250.000', '890.500', '2.100.000', '745.300'];
const mails = ['ana@uno.com', 'luis@dos.com', 'carmen@tres.com', 'jorge@cuatro.com'];
const dates = ['01/11/2026', '02/11/2026', '03/11/2026', '04/11/2026'];
const accounts = ['1234567890', '0012345678', '5544332211', '9081726354'];
const long = ['12345678901', '20456789123', '31456789125', '40981234567'];
const invoices = ['F-1001', 'F-1002', 'F-1003', 'F-1004'];
const concepts = ['Nómina noviembre', 'Nómina noviembre', 'Honorarios', 'Flete'];
const none = ['', '', '', ''];
const all = (text: string) => [text, text, text, text];

export const corpus: readonly CorpusFile[] = [
  {
    from: 'CONTPAQi Nóminas, dispersión',
    country: 'MX',
    columns: [
      ['Código', 'customId', ids],
      ['Nombre del empleado', 'beneficiaryName', people],
      ['RFC', 'documentNumber', rfc],
      ['CURP', null, curp],
      ['Núm. Seguro Social', null, ['12345678901', '22345678901', '32345678901', '42345678901']],
      ['Banco', 'bankCode', ['BANAMEX', 'SCOTIABANK', 'BANORTE', 'SANTANDER']],
      ['CLABE Interbancaria', 'accountNumber', clabe],
      ['Neto', null, amounts],
    ],
  },
  {
    from: 'BBVA México, pago a terceros',
    country: 'MX',
    columns: [
      ['Cuenta cargo', null, all('0123456789')],
      ['Cuenta CLABE', 'accountNumber', clabe],
      ['Titular', 'beneficiaryName', people],
      ['Importe', null, amounts],
      ['Moneda', null, all('MXP')],
      ['Motivo de pago', 'reference', concepts],
      ['Correo electrónico', null, mails],
    ],
  },
  {
    from: 'Santander México, layout de transferencias',
    country: 'MX',
    columns: [
      ['CUENTA ORIGEN', null, all('65501234567')],
      ['CUENTA_ABONO', 'accountNumber', clabe],
      ['BANCO RECEPTOR', 'bankCode', ['BANAMEX', 'SCOTIABANK', 'BANORTE', 'SANTANDER']],
      ['BENEFICIARIO', 'beneficiaryName', firms],
      ['SUCURSAL', null, ['0101', '0101', '0102', '0101']],
      ['PLAZA', null, all('01001')],
      ['CONCEPTO', 'reference', concepts],
    ],
  },
  {
    from: 'A sheet of treasury with a wrong heading',
    country: 'MX',
    columns: [
      ['Folio', 'customId', ids],
      ['Razón social', 'beneficiaryName', firms],
      ['Cuenta', 'documentNumber', rfc],
      ['Datos bancarios', 'accountNumber', clabe],
      ['Fecha de pago', null, dates],
    ],
  },
  {
    from: 'QuickBooks, vendors',
    country: 'MX',
    columns: [
      ['Vendor ID', 'customId', ids],
      ['Vendor', 'beneficiaryName', firms],
      ['Tax ID', 'documentNumber', rfc],
      ['Bank Account No.', 'accountNumber', clabe],
      ['Bank Name', 'bankCode', ['Banamex', 'Scotiabank', 'Banorte', 'Santander']],
      ['Balance Total', null, amounts],
      ['Phone', null, ['5512345678', '5587654321', '3312345678', '8112345678']],
    ],
  },
  {
    from: 'SAP, LFA1 and LFBK',
    country: 'MX',
    columns: [
      ['Acreedor', 'customId', ['0000100123', '0000100124', '0000100125', '0000100126']],
      ['Nombre 1', 'beneficiaryName', firms],
      ['Número de identificación fiscal 1', 'documentNumber', rfc],
      ['Cuenta bancaria', 'accountNumber', clabe],
      ['País del banco', 'country', all('MX')],
      ['Cuenta de mayor', null, ['2110001', '2110002', '2110003', '2110004']],
      ['Clase de documento', null, all('KR')],
    ],
  },
  {
    from: 'Tango Gestión, sueldos',
    country: 'AR',
    columns: [
      ['Nro. Legajo', 'customId', ids],
      ['Apellido y Nombre', 'beneficiaryName', people],
      ['C.U.I.L.', 'documentNumber', cuit],
      ['CBU', 'accountNumber', cbu],
      ['Importe Neto', null, amounts],
      ['Fecha Ingreso', null, dates],
      ['Centro de costos', null, ['ADM', 'VTA', 'ADM', 'PRD']],
    ],
  },
  {
    from: 'Bejerman, proveedores',
    country: 'AR',
    columns: [
      ['Cód. Proveedor', 'customId', ids],
      ['Razón Social', 'beneficiaryName', firms],
      ['Nombre Fantasía', null, ['El Sol', 'Andinos', 'Norte', 'Sur']],
      ['CUIT', 'documentNumber', cuit],
      ['Nro. CBU', 'accountNumber', cbu],
      ['Alias CBU', null, ['sol.casa.mar', 'pino.rio.luz', 'mesa.pan.sal', 'lago.flor.sur']],
      ['Tipo de cuenta', 'accountType', ['CA', 'CC', 'CC', 'CA']],
      ['Cuenta contable', null, ['2.1.01.001', '2.1.01.002', '2.1.01.003', '2.1.01.004']],
    ],
  },
  {
    from: 'Banco Galicia, pago a proveedores',
    country: 'AR',
    columns: [
      ['CBU débito', null, all('0070000000000000000000')],
      ['CBU/CVU', 'accountNumber', cbu],
      ['CUIT/CUIL', 'documentNumber', cuit],
      ['Nombre beneficiario', 'beneficiaryName', people],
      ['Monto', null, amounts],
      ['Referencia', 'reference', invoices],
    ],
  },
  {
    from: 'Mercado Pago, money out',
    country: 'AR',
    columns: [
      ['external_id', 'customId', ['p-1', 'p-2', 'p-3', 'p-4']],
      ['account_holder', 'beneficiaryName', people],
      ['cbu_cvu', 'accountNumber', cbu],
      ['amount', null, amounts],
      ['currency', null, all('ARS')],
    ],
  },
  {
    from: 'Nubox, remuneraciones',
    country: 'CL',
    columns: [
      ['RUT Trabajador', 'documentNumber', rut],
      ['Nombre Completo', 'beneficiaryName', people],
      ['Cargo', null, ['Analista', 'Chofer', 'Jefe', 'Analista']],
      ['Banco', 'bankCode', ['BCI', 'BancoEstado', 'Banco de Chile', 'Santander']],
      ['Tipo Cuenta', 'accountType', ['Cuenta Corriente', 'Cuenta Vista', 'Cuenta RUT', 'Ahorro']],
      ['N° Cuenta', 'accountNumber', accounts],
      ['Líquido a Pagar', null, thousands],
      ['AFP', null, ['Habitat', 'Modelo', 'Capital', 'Habitat']],
    ],
  },
  {
    from: 'Banco de Chile, nómina de proveedores',
    country: 'CL',
    columns: [
      ['Rut Beneficiario', 'documentNumber', rut],
      ['Nombre Beneficiario', 'beneficiaryName', firms],
      ['Cód. Banco', 'bankCode', ['016', '012', '001', '037']],
      ['Cta. Abono', 'accountNumber', accounts],
      ['Tipo Cta', 'accountType', ['CTE', 'VISTA', 'CTE', 'AHO']],
      ['Glosa', 'reference', concepts],
      ['E-mail', null, mails],
    ],
  },
  {
    from: 'Odoo, partners with bank accounts',
    country: 'CL',
    columns: [
      ['id', 'customId', ['res_1', 'res_2', 'res_3', 'res_4']],
      ['name', 'beneficiaryName', firms],
      ['vat', 'documentNumber', rut],
      ['bank_ids/acc_number', 'accountNumber', accounts],
      ['bank_ids/bank_id/name', 'bankCode', ['BCI', 'BancoEstado', 'Banco de Chile', 'Santander']],
      ['email', null, mails],
    ],
  },
  {
    from: 'Two columns of names',
    country: 'CL',
    columns: [
      ['RUT', 'documentNumber', rut],
      ['Nombres', null, first],
      ['Apellidos', null, last],
      ['Nro. Cuenta', 'accountNumber', accounts],
      ['Banco destino', 'bankCode', ['BCI', 'BancoEstado', 'Banco de Chile', 'Santander']],
      ['DV', null, ['3', '2', '9', '2']],
    ],
  },
  {
    from: 'Siigo, terceros',
    country: 'CO',
    columns: [
      [
        'Tipo de identificación',
        'documentType',
        ['13 - Cédula de ciudadanía', '31 - NIT', '13 - Cédula de ciudadanía', '31 - NIT'],
      ],
      ['Identificación', 'documentNumber', ['1021957869', '903070452-0', '1013914601', '906094225-1']],
      ['Nombre tercero', 'beneficiaryName', firms],
      ['Ciudad', null, ['Bogotá', 'Cali', 'Medellín', 'Bogotá']],
      ['Banco', 'bankCode', ['Bancolombia', 'Davivienda', 'BBVA', 'Banco de Bogotá']],
      ['Tipo de cuenta bancaria', 'accountType', ['Ahorros', 'Corriente', 'Ahorros', 'Ahorros']],
      ['Número de cuenta', 'accountNumber', long],
    ],
  },
  {
    from: 'Alegra, contactos',
    country: 'CO',
    columns: [
      ['Nombre/Razón social', 'beneficiaryName', firms],
      ['Nombre contacto', null, people],
      ['NIT/Cédula', 'documentNumber', nit],
      ['Cta. bancaria', 'accountNumber', long],
      ['Entidad bancaria', 'bankCode', ['Bancolombia', 'Davivienda', 'BBVA', 'Banco de Bogotá']],
      ['Teléfono', null, ['3001234567', '3109876543', '3201234567', '3011234567']],
      ['Observaciones', 'reference', concepts],
    ],
  },
  {
    from: 'Bancolombia, formato PAB',
    country: 'CO',
    columns: [
      ['Tipo Documento Beneficiario', 'documentType', ['CC', 'CC', 'NIT', 'CC']],
      ['Nit Beneficiario', 'documentNumber', cc],
      ['Nombre Beneficiario', 'beneficiaryName', people],
      ['Código Banco', 'bankCode', ['1007', '1051', '1013', '1001']],
      ['No Cuenta Beneficiario', 'accountNumber', long],
      ['Tipo de Transaccion', null, ['27', '37', '27', '37']],
      ['Valor Transaccion', null, thousands],
      ['Referencia', 'reference', invoices],
    ],
  },
  {
    from: 'A ledger that is no list of payees',
    country: 'CO',
    columns: [
      ['Cuenta', null, ['110505', '110505', '110505', '236540']],
      ['Nombre cuenta contable', null, ['Caja general', 'Caja general', 'Caja general', 'Retención']],
      ['NIT', 'documentNumber', nit],
      ['Tercero', 'beneficiaryName', firms],
      ['Saldo', null, thousands],
    ],
  },
  {
    from: 'Produbanco, cash management',
    country: 'EC',
    columns: [
      ['Tipo ID', 'documentType', ['C', 'R', 'C', 'R']],
      ['Cédula/RUC', 'documentNumber', [...cedula.slice(0, 2), ...rucEc.slice(0, 2)]],
      ['Beneficiario', 'beneficiaryName', people],
      ['Cod. Banco', 'bankCode', ['0010', '0036', '0017', '0030']],
      ['Tipo Cta.', 'accountType', ['AHO', 'CTE', 'AHO', 'AHO']],
      ['Número Cuenta', 'accountNumber', accounts],
      ['Valor', null, amounts],
    ],
  },
  {
    from: 'A payroll of Quito',
    country: 'EC',
    columns: [
      ['#', null, ['1', '2', '3', '4']],
      ['Cédula', 'documentNumber', cedula],
      ['Apellidos y nombres', 'beneficiaryName', people],
      ['Institución financiera', 'bankCode', ['Pichincha', 'Produbanco', 'Banco Guayaquil', 'Banco del Pacífico']],
      ['Cta. de ahorros', 'accountNumber', accounts],
      ['Sueldo', null, amounts],
      ['Correo', null, mails],
    ],
  },
  {
    from: 'BCP Telecrédito, haberes',
    country: 'PE',
    columns: [
      ['Tipo de documento', 'documentType', ['DNI', 'DNI', 'RUC', 'DNI']],
      ['Nro. Documento', 'documentNumber', dni],
      ['Nombre del trabajador', 'beneficiaryName', people],
      ['Nro. Cta. Interbancaria (CCI)', 'accountNumber', cci],
      ['Cuenta BCP', null, ['19112345678012', '19187654321098', '', '']],
      ['Importe', null, amounts],
      ['Periodo', null, all('2026-11')],
    ],
  },
  {
    from: 'Proveedores de Lima',
    country: 'PE',
    columns: [
      ['RUC', 'documentNumber', ruc],
      ['Razón Social del Proveedor', 'beneficiaryName', firms],
      ['CCI', 'accountNumber', cci],
      ['Banco', 'bankCode', ['Scotiabank', 'Interbank', 'BBVA', 'BBVA']],
      ['Factura', 'reference', invoices],
      ['Dirección', null, ['Av. Grau 120', 'Jr. Lima 33', 'Av. Arequipa 900', 'Calle 5']],
    ],
  },
  {
    from: 'Itaú SISPAG',
    country: 'BR',
    columns: [
      ['Nome do favorecido', 'beneficiaryName', brazilians],
      ['CPF/CNPJ', 'documentNumber', cpf],
      ['Código do banco', 'bankCode', ['341', '001', '237', '033']],
      ['Agência', 'branchCode', ['2545', '0001', '1234', '3456']],
      ['Conta', 'accountNumber', ['02366-1', '12345-6', '98765-4', '45678-9']],
      ['Tipo de conta', 'accountType', ['Conta corrente', 'Poupança', 'Conta corrente', 'Conta corrente']],
      ['Valor líquido', null, amounts],
      ['Data de pagamento', null, dates],
    ],
  },
  {
    from: 'Nubank empresas, pagamentos por PIX',
    country: 'BR',
    columns: [
      ['Identificador', 'customId', ['PG-1', 'PG-2', 'PG-3', 'PG-4']],
      ['Favorecido', 'beneficiaryName', brazilians],
      ['Chave PIX', 'accountNumber', ['ana@uno.com.br', '+5561988887777', 'pix@bcb.gov.br', 'loja@dois.com.br']],
      ['Tipo de chave PIX', null, ['email', 'telefone', 'email', 'email']],
      ['Valor', null, amounts],
      ['Descrição', 'reference', concepts],
    ],
  },
  {
    from: 'Folha de pagamento',
    country: 'BR',
    columns: [
      ['Matrícula', 'customId', ids],
      ['Nome', 'beneficiaryName', brazilians],
      ['CPF', 'documentNumber', cpf],
      ['Banco', 'bankCode', ['341', '001', '237', '033']],
      ['Nº da Agência', 'branchCode', ['2545', '0001', '1234', '3456']],
      ['Nº da conta', 'accountNumber', ['02366-1', '12345-6', '98765-4', '45678-9']],
      ['Dígito', null, ['1', '6', '4', '9']],
      ['Salário', null, amounts],
      ['Data de admissão', null, dates],
    ],
  },
  {
    from: 'Fornecedores',
    country: 'BR',
    columns: [
      ['codFornecedor', 'customId', ids],
      ['Razão Social', 'beneficiaryName', ['Padaria Sol Ltda', 'Lua Transportes SA', 'Mar Azul ME', 'Rio Claro Ltda']],
      ['Nome Fantasia', null, ['Sol', 'Lua', 'Mar', 'Rio']],
      ['CNPJ', 'documentNumber', cnpj],
      ['Conta contábil', null, ['2.1.1.01', '2.1.1.02', '2.1.1.03', '2.1.1.04']],
      ['Moeda', null, all('BRL')],
    ],
  },
  {
    from: 'QuickBooks Online, ACH',
    country: 'US',
    columns: [
      ['Payee Name', 'beneficiaryName', americans],
      ['Routing No.', 'routingNumber', routing],
      ['Account #', 'accountNumber', accounts],
      ['Account Type', 'accountType', ['Checking', 'Savings', 'Checking', 'Checking']],
      ['Amount', null, amounts],
      ['Invoice No', 'reference', invoices],
      ['EIN', 'documentNumber', ein],
    ],
  },
  {
    from: 'Gusto, employees',
    country: 'US',
    columns: [
      ['Employee ID', 'customId', ids],
      ['First Name', null, ['John', 'Mary', 'Peter', 'Susan']],
      ['Last Name', null, ['Carter', 'Jones', 'Smith', 'Brown']],
      ['ABA routing number', 'routingNumber', routing],
      ['accountNumber', 'accountNumber', accounts],
      ['Net Pay', null, amounts],
      ['Hire date', null, dates],
    ],
  },
  {
    from: 'BROU, pago de sueldos',
    country: 'UY',
    columns: [
      ['CI', 'documentNumber', ci],
      ['Nombre y Apellido', 'beneficiaryName', people],
      ['Banco', 'bankCode', ['BROU', 'Itaú', 'Santander', 'BBVA']],
      ['Nro de cuenta', 'accountNumber', ['00155566600001', '1234567', '123456', '7654321']],
      ['Sucursal', null, ['01', '02', '03', '01']],
      ['Líquido', null, thousands],
      ['Moneda', null, all('UYU')],
    ],
  },
  {
    from: 'Proveedores de Montevideo',
    country: 'UY',
    columns: [
      ['RUT proveedor', 'documentNumber', rutUy],
      ['Proveedor', 'beneficiaryName', firms],
      ['Cuenta bancaria', 'accountNumber', ['00155566600001', '1234567', '123456', '7654321']],
      ['Banco', 'bankCode', ['001', '113', '137', '153']],
      ['Nombre del banco', null, ['BROU', 'Itaú', 'Santander', 'BBVA']],
      ['Concepto', 'reference', concepts],
      ['Vencimiento', null, dates],
    ],
  },
  {
    from: 'Without headings that say anything',
    country: 'PE',
    columns: [
      ['Columna 1', 'beneficiaryName', people],
      ['Columna 2', 'accountNumber', cci],
      ['Columna 3', null, amounts],
      ['', null, none],
    ],
  },
];

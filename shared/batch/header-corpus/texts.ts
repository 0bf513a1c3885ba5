/** Numbers made up so that their check digits agree. */
export const clabe = ['002180300698706428', '044180812301682521', '072180699261833618', '014180992135636868'];
export const rfc = ['SAHL850410A53', 'RAMC890310A02', 'FBA810511A89', 'GOMA890911A37'];
export const curp = ['MASI050809MVZRLRA2', 'MASI050819MVZRLRA2', 'MASI050812MVZRLRA5', 'MASI050817MVZRLRA0'];
export const cbu = [
  '0078599625147343722327',
  '0723011688196480029915',
  '2853325826053573633331',
  '0721099279081683355852',
];
export const cuit = ['27-36516453-9', '20-35530040-5', '20-36191613-2', '20-27960360-6'];
export const cci = ['00923532886799539636', '00313066246192682720', '01103822275846021670', '01116830519032731921'];
export const ruc = ['10603440132', '10821524950', '20240443423', '20298554659'];
export const dni = ['45123678', '41877201', '70415523', '43109876'];
export const cpf = ['043.309.113-45', '223.621.218-60', '778.414.080-05', '583.704.066-88'];
export const cnpj = ['76.740.711/0001-64', '74.169.849/0001-20', '40.942.745/0001-94', '43.677.841/0001-40'];
export const rut = ['10.768.717-3', '19.104.428-2', '19.872.851-9', '15.857.480-2'];
export const nit = ['903070452-0', '906094225-1', '900790588-1', '909511304-4'];
export const cc = ['1021957869', '1028557386', '1013914601', '52086123'];
export const cedula = ['1724950330', '1761270097', '1713296422', '1708390743'];
export const rucEc = ['1708971583001', '1792597366001', '1729072106001', '1748433495001'];
export const ci = ['9.658.760-2', '6.350.132-8', '2.986.037-2', '9.450.731-1'];
export const rutUy = ['218481970016', '217911880019', '211991010017', '215002340012'];
export const routing = ['011198639', '021125427', '111633214', '122723566'];
export const ein = ['91-2677776', '91-0170769', '91-9102350', '91-3624537'];

export const people = ['Ana María Soto Pérez', 'Luis Rojas Díaz', 'Carmen Vega Núñez', 'Jorge Peña Ruiz'];
export const firms = [
  'Ferretería El Sol S.A.',
  'Transportes Andinos Ltda.',
  'Comercial Norte SpA',
  'Papelera del Sur S.A.',
];
export const brazilians = ['João da Silva', 'Maria Souza Lima', 'Pedro Alves Costa', 'Ana Beatriz Rocha'];
export const americans = ['Acme Supplies LLC', 'John Carter', 'Blue River Inc.', 'Mary Jones'];
export const first = ['Ana', 'Luis', 'Carmen', 'Jorge'];
export const last = ['Soto Pérez', 'Rojas Díaz', 'Vega Núñez', 'Peña Ruiz'];
export const ids = ['1001', '1002', '1003', '1004'];
export const amounts = ['15000.00', '8750.50', '12300.25', '990.00'];
export const thousands = ['1.250.000', '890.500', '2.100.000', '745.300'];
export const mails = ['ana@uno.com', 'luis@dos.com', 'carmen@tres.com', 'jorge@cuatro.com'];
export const dates = ['01/11/2026', '02/11/2026', '03/11/2026', '04/11/2026'];
export const accounts = ['1234567890', '0012345678', '5544332211', '9081726354'];
export const long = ['12345678901', '20456789123', '31456789125', '40981234567'];
export const invoices = ['F-1001', 'F-1002', 'F-1003', 'F-1004'];
export const concepts = ['Nómina noviembre', 'Nómina noviembre', 'Honorarios', 'Flete'];
export const none = ['', '', '', ''];
export const all = (text: string) => [text, text, text, text];

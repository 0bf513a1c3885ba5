import { accountTypes, documentTypes, facts, fraudReasons } from '#shared/messages/names/es.ts';

const altered =
  'Este archivo se cambió después de firmarlo, o no es de CuentaClara. No lo uses como prueba: pide el enlace original.';
const code = 'Revisa los 13 caracteres. No usamos la O ni el 0.';

export default {
  title: 'Comprobante',
  accountTypes,
  documentTypes,
  // Whoever reads a receipt neither gave anything nor expects to pay anybody.
  fraudReasons: {
    ...fraudReasons,
    document_differs: 'El documento del titular no es el que se indicó.',
    name_mismatch: 'El titular no coincide con quien se esperaba.',
    bank_mismatch: 'El número es de otro banco que el que se indicó.',
  },
  facts: {
    when: 'Cuándo',
    zone: 'Zona horaria',
    accountType: facts.accountType,
    currency: facts.currency,
    document: facts.document,
    askedBy: 'Preguntó',
  },
  loading: 'Abriendo el comprobante…',
  print: 'Imprimir o guardar PDF',
  bank: 'el banco',
  sandbox: 'De prueba',
  authentic: {
    title: 'Comprobante auténtico',
    explain:
      'CuentaClara hizo esta pregunta a {{bank}} y recibió esta respuesta. Lo dice nuestro registro, no quien te lo envió.',
    explainUnknown:
      'CuentaClara hizo esta pregunta al banco y recibió esta respuesta. Lo dice nuestro registro, no quien te lo envió.',
    explainSandbox:
      'Es una respuesta de prueba: ningún banco recibió esta pregunta. No prueba nada de una cuenta real.',
  },
  question: {
    label: 'Lo que se preguntó',
    name: '¿Esta cuenta es de {{expected}}?',
    account: '¿Esta cuenta existe y recibe pagos?',
  },
  answer: {
    label: 'Lo que respondió {{bank}}',
    match: 'Existe y es de quien se esperaba',
    partial: 'Existe, y el nombre coincide solo en parte',
    mismatch: 'Existe, pero no es de {{expected}}',
    exists: 'Existe y recibe pagos',
    notFound: 'No existe',
    otherCurrency: 'Existe, pero en otra moneda',
    invalid: 'No recibe este pago',
  },
  names: {
    sentence: 'El banco dice {{holder}}. Se esperaba {{expected}}.',
    sentenceAlone: 'El banco dice {{holder}}.',
    match: 'Coinciden todas las palabras.',
    partial: 'Coinciden solo algunas palabras.',
    mismatch: 'No coinciden.',
    masked: 'De las personas solo se muestran las iniciales.',
    unsaid: 'El banco no dijo el nombre del titular.',
  },
  risk: { LOW: 'Riesgo bajo', MEDIUM: 'Riesgo medio', HIGH: 'Riesgo alto', nothing: 'Nada llama la atención.' },
  code: {
    label: 'Código de verificación',
    explain: 'Escríbelo en {{address}} o escanea el código QR. El último carácter verifica los demás.',
    qr: 'Código QR de este comprobante',
  },
  foot: 'Dice lo que el banco contestó en ese momento. No garantiza respuestas futuras. Este enlace vence el {{date}}.',
  offline: {
    title: 'Verificar sin conexión',
    explain:
      'El comprobante va firmado con Ed25519: cambiar un solo byte rompe la firma. Guarda los tres archivos en una carpeta.',
    command: 'Orden para verificar',
    copy: 'Copiar la orden',
    file: 'Comprobante .jws',
    keys: 'Clave pública',
    program: 'El programa, 40 líneas',
  },
  gone: {
    revoked: {
      title: 'Comprobante revocado',
      explain: 'Quien lo emitió lo revocó el {{date}}. Ya no muestra datos.',
      explainNoDate: 'Quien lo emitió lo revocó. Ya no muestra datos.',
    },
    expired: {
      title: 'El enlace venció',
      explain: 'Estuvo abierto hasta el {{date}}. Pide uno nuevo a quien te lo envió.',
      explainNoDate: 'Pide uno nuevo a quien te lo envió.',
    },
    altered: { title: 'La firma no coincide', explain: altered, explainNoDate: altered },
    unknown: { title: 'No hay un comprobante con ese código', explain: code, explainNoDate: code },
    unread: {
      title: 'No pudimos abrir el comprobante',
      explain: 'El servidor no responde. Espera un momento e inténtalo otra vez.',
      offline: 'No tienes conexión. Inténtalo cuando vuelva internet.',
      busy: 'Se abrieron demasiados comprobantes desde tu red. Espera un minuto e inténtalo otra vez.',
      retry: 'Reintentar',
    },
  },
  entry: {
    title: 'Verificar un comprobante',
    explain: 'Escribe el código del papel, o elige el archivo .jws que te enviaron.',
    code: 'Código de verificación',
    hint: '13 caracteres. No usamos la O ni el 0.',
    wrong: code,
    find: 'Buscar',
    file: 'Archivo .jws',
    fileHint: 'Elígelo, o suéltalo en cualquier parte de esta página.',
    again: 'Verificar otro',
  },
};

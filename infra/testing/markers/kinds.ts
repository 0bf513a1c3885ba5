import { accounts, documents } from './accounts.ts';

/** A personal value, or a secret, that nobody else has. */
interface Marker {
  /** As it is sent. */
  readonly value: string;
  /** What tells it, in small letters, wherever a part of it is written. */
  readonly core: string;
}

const marker = (value: string, core: string): Marker => ({ value, core });

/** Whom it is about, and what they say. */
const texts = {
  // A customer and a stranger.
  email: marker('zqcliente.uno@zqempresa-uno.com.ar', 'zqcliente.uno'),
  otherEmail: marker('zqajena.dos@zqempresa-dos.com.ar', 'zqajena.dos'),
  domain: marker('zqpersona.tres@zqdominio-tres.com.ar', 'zqdominio-tres'),
  contactEmail: marker('zqvisita.cuatro@zqvisita-cuatro.com.ar', 'zqvisita.cuatro'),
  company: marker('Zqmolinos del Ñandú SA', 'zqmolinos'),
  contactName: marker('Zqvisitante Güemes', 'zqvisitante'),
  contactCompany: marker('Zqtalleres Unidos', 'zqtalleres'),
  contactPhone: marker('+52 55 7788 1199', '55 7788 1199'),
  bouncedEmail: marker('bounce+zqrebote@simulator.amazonses.com', 'zqrebote'),
  contactMessage: marker('Zqconsulta por precios', 'zqconsulta'),
  contactTrap: marker('https://zqpublicidad.example/', 'zqpublicidad'),
  // Of a payee.
  holder: marker('Jörg Zqtitular Güemes', 'zqtitular'),
  comparedName: marker('Zqcomparada Ruiz', 'zqcomparada'),
  payeeName: marker('Zqproveedora Sur', 'zqproveedora'),
  reference: marker('Zqfactura 4711', 'zqfactura'),
  searched: marker('zqbuscado', 'zqbuscado'),
  // Of batches.
  batchName: marker('zqnomina-noviembre.xlsx', 'zqnomina'),
  batchNote: marker('Zqapunte del lote', 'zqapunte'),
  batchColumn: marker('Zqcolumna', 'zqcolumna'),
  batchCell: marker('Zqcelda 33', 'zqcelda'),
  rowId: marker('ZQFILA-0001', 'zqfila-0001'),
  // To support.
  supportName: marker('Zqremitente Paz', 'zqremitente'),
  supportSubject: marker('Zqasunto sin salida', 'zqasunto'),
  supportMessage: marker('Zqmensaje a soporte', 'zqmensaje'),
  supportError: marker('Zqfallo en pantalla', 'zqfallo'),
  supportBrowser: marker('Zqnavegador 9', 'zqnavegador'),
  supportVersion: marker('zqversion', 'zqversion'),
  attachmentName: marker('zqcredencial.png', 'zqcredencial'),
  answerOfSupport: marker('Zqrespuesta de soporte', 'zqrespuesta'),
  // What integrates.
  keyName: marker('Zqllave tienda', 'zqllave'),
  keyDescription: marker('Zqdescripcion de la llave', 'zqdescripcion'),
  webhookUrl: marker('https://zqganchos.example/zqruta?zqclave=1', 'zqganchos'),
  webhookPath: marker('/zqcamino/avisos', 'zqcamino'),
  webhookDescription: marker('Zqaviso a contabilidad', 'zqaviso'),
  receiverSaid: marker('Zqcontesto el servidor', 'zqcontesto'),
  widgetHost: marker('https://zqtienda.example', 'zqtienda'),
  foreignHost: marker('https://zqcopia.example', 'zqcopia'),
  widgetReference: marker('Zqpedido 9', 'zqpedido'),
  // Of a browser.
  address: marker('203.0.113.241', '203.0.113.241'),
  userAgent: marker('Zqagente/7.7 (Zqsistema)', 'zqagente'),
  referrer: marker('https://zqorigen.example/pagina?zqde=1', 'zqorigen'),
  cookie: marker('zqgalleta=1', 'zqgalleta'),
  idempotencyKey: marker('zqrepetido-0001', 'zqrepetido'),
  violatingPage: marker('https://zqpagina.example/zqinforme', 'zqpagina'),
  forgedId: marker('zqinventado', 'zqinventado'),
} as const satisfies Readonly<Record<string, Marker>>;

/** What proves who somebody is; others are made by the product, and learned from its answers. */
const secrets = {
  password: marker('Zqclave-Propia-7741', 'zqclave-propia'),
  newPassword: marker('Zqclave-Nueva-8852', 'zqclave-nueva'),
  wrongPassword: marker('Zqclave-Errada-9963', 'zqclave-errada'),
  forgedToken: marker('zqprueba'.padEnd(43, '9'), 'zqprueba'),
  forgedSecret: marker('zqsecreto'.padEnd(43, '9'), 'zqsecreto'),
  wrongCode: marker('zqcodigo-4471', 'zqcodigo'),
} as const satisfies Readonly<Record<string, Marker>>;

const numbered = (all: Readonly<Record<string, { readonly number: string; readonly core: string }>>) =>
  Object.fromEntries(Object.entries(all).map(([kind, { number, core }]) => [kind, marker(number, core)]));

export const kinds = { ...texts, ...secrets };
export type Kind = keyof typeof kinds;

/** Everything that is looked for, by kind. */
export const everyKind: Readonly<Record<string, Marker>> = {
  ...kinds,
  ...numbered(accounts),
  ...numbered(documents),
};

/** What AWS would say of a call that quotes all that it was given. */
export const quotingAll = `Refused: ${Object.values(everyKind)
  .map(({ value }) => value)
  .join(' | ')}`;

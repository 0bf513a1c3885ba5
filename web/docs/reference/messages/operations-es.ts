import type { OperationName } from '../operation-names.ts';

interface Told {
  readonly summary: string;
  readonly description?: string;
}

const byTheWidget = 'La llama el propio widget; tú no tienes que llamarla.';
const ofTheEnvironment = 'Del entorno de la clave: lo del otro no se encuentra.';

/** What the contract says of operations, in Spanish. */
export const operations: Readonly<Record<OperationName, Told>> = {
  actOnBatch: {
    summary:
      'Inicia un lote cuyo archivo ya se subió; lo pausa, reanuda o cancela; o pregunta otra vez por las filas que nadie contestó',
    description:
      'Lo que el lote ya hizo se contesta igual: pausar uno pausado no es un error. Uno cancelado o pausado todavía recibe, y paga, las respuestas de las filas en curso; `retry` pregunta otra vez por las que terminaron como `ERROR` o `TIMEOUT`.',
  },
  createBatch: {
    summary: 'Pregunta por muchas cuentas: filas en la solicitud, o un archivo que se sube',
    description:
      'La clave dice el entorno. Las filas de una clave de sandbox las contesta una tabla y no cuestan nada; una clave de producción cuesta un crédito por cada fila que un banco contesta. Una fila que no puede ser correcta falla sola, con sus hallazgos, y no cuesta nada; las que preguntan lo mismo comparten una respuesta y un crédito. El mes de la clave cuenta todas las filas.',
  },
  getBatch: {
    summary: 'Un lote: dónde va, qué contó y qué costó',
    description: ofTheEnvironment,
  },
  listBatchResults: {
    summary: 'Cada fila y en qué quedó, en el orden en que se mandaron',
    description:
      'Las filas están aquí en cuanto se leen, contestadas o no. Una página puede traer menos de las que pides aunque haya más: guíate por `hasMore`. Un cursor solo sigue con el mismo filtro.',
  },
  listBatches: {
    summary: 'Tus lotes, el más nuevo primero',
    description:
      'Del entorno de la clave, los haya creado quien sea. Una página puede traer menos de los que pides aunque haya más: guíate por `hasMore`.',
  },
  getRequirements: {
    summary: 'Lo que pide una validación en un país, por formato de la cuenta',
    description: 'Según las reglas del entorno de la clave. Con un banco, lo que ese banco pide.',
  },
  listAccountTypes: { summary: 'Tipos de cuenta de un país' },
  listBanks: { summary: 'Bancos de un país' },
  listCountries: { summary: 'Países cuyas cuentas se pueden validar' },
  listDocumentTypes: { summary: 'Tipos de documento de un país' },
  getCredits: {
    summary: 'Créditos vigentes: saldo, próximo vencimiento y los grupos de donde salen',
    description:
      'El saldo es el de la cuenta, sea cual sea el entorno de la clave. Una clave de sandbox también lo lee, y no le cobra nada.',
  },
  getOpenapi: { summary: 'Esta API como documento OpenAPI 3.1' },
  getUsage: {
    summary: 'El uso de todas las claves de la cuenta en el entorno de esta, o de una de ellas',
  },
  createValidation: {
    summary: 'Pregunta al banco si una cuenta existe, si puede recibir dinero y de quién es',
    description:
      'La clave dice el entorno: a una de sandbox le contesta una tabla, no cuesta nada y nunca llega a un banco; una de producción cuesta un crédito si el banco contesta.',
  },
  getValidation: {
    summary: 'Una validación con toda su respuesta',
    description: ofTheEnvironment,
  },
  listValidations: {
    summary: 'El historial, lo más nuevo primero',
    description:
      'Todo lo que la cuenta validó en el entorno de la clave, por la puerta que fuera. Un cursor solo sigue con los mismos filtros.',
  },
  searchValidations: {
    summary: 'El historial por palabras y números, lo más nuevo primero',
    description:
      'Encuentra nombres, cuentas, documentos y referencias por cualquiera de sus palabras, y números también por sus últimas cifras. Solo lee; lo que buscas va en el cuerpo, porque las direcciones quedan escritas en registros. Un cursor solo sigue con la misma búsqueda.',
  },
  changeWebhook: { summary: 'Cambia un webhook, lo pausa o lo reanuda' },
  createWebhook: {
    summary: 'Crea un webhook; su secreto se muestra una sola vez',
    description:
      'Repetida con su `Idempotency-Key` responde el mismo webhook con su secreto, durante un día; 404 si se borró.',
  },
  deleteWebhook: { summary: 'Borra un webhook con todo lo que se le avisó' },
  getDelivery: { summary: 'Un evento camino de un webhook: lo que se mandó y lo que volvió' },
  getWebhook: { summary: 'Un webhook y cómo le va' },
  listDeliveries: { summary: 'Lo que se avisó a un webhook, lo más nuevo primero' },
  listWebhooks: { summary: 'Tus webhooks' },
  replayDelivery: { summary: 'Manda un evento otra vez, ahora' },
  rotateWebhookSecret: {
    summary: 'Un secreto nuevo para un webhook; el anterior firma junto a él otras 24 horas, o termina enseguida',
  },
  testWebhook: { summary: 'Manda ahora a un webhook un evento de ejemplo' },
  askFromWidgetFrame: {
    summary: 'El marco del widget valida una cuenta',
    description: byTheWidget,
  },
  createWidgetSession: {
    summary: 'Permite que una página muestre el widget una vez',
    description:
      'Tu servidor la pide cuando una página va a mostrar el widget, y le da el token. Dura diez minutos, sirve en un marco de este origen y pregunta a los bancos a lo sumo `maxValidations` veces. El entorno es el de la clave; una de producción puede pedir el sandbox.',
  },
  endWidgetFrame: {
    summary: 'El marco del widget termina su sesión',
    description: byTheWidget,
  },
  getFromWidgetFrame: {
    summary: 'El marco del widget mira si el banco ya contestó',
    description: byTheWidget,
  },
  openWidgetFrame: {
    summary: 'El marco del widget abre su sesión',
    description: byTheWidget,
  },
  redeemWidgetResult: {
    summary: 'Canjea el token del resultado de un widget por la validación entera',
    description:
      'La página recibe una respuesta enmascarada y este token; tu servidor lo canjea, una vez y antes de una hora. Créele a esto, nunca a lo que diga la página. Un token que ya se canjeó nombra su validación, que `GET /v1/validations/{id}` sigue mostrando.',
  },
};

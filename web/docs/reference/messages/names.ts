import type { OperationName } from '../operation-names.ts';

interface Named {
  /** In the sidebar, below what it is about. */
  readonly nav: string;
  readonly title: string;
}

export type OperationNames = Readonly<Record<OperationName, Named>>;

export const es: OperationNames = {
  createValidation: { nav: 'Crear', title: 'Crear una validación' },
  getValidation: { nav: 'Ver una', title: 'Ver una validación' },
  listValidations: { nav: 'Listar', title: 'Listar validaciones' },
  createBatch: { nav: 'Crear', title: 'Crear un lote' },
  getBatch: { nav: 'Ver uno', title: 'Ver un lote' },
  listBatches: { nav: 'Listar', title: 'Listar lotes' },
  listBatchResults: { nav: 'Resultados', title: 'Resultados de un lote' },
  actOnBatch: { nav: 'Iniciar, pausar, cancelar', title: 'Iniciar, pausar o cancelar un lote' },
  createWebhook: { nav: 'Crear', title: 'Crear un webhook' },
  getWebhook: { nav: 'Ver uno', title: 'Ver un webhook' },
  listWebhooks: { nav: 'Listar', title: 'Listar webhooks' },
  changeWebhook: { nav: 'Cambiar', title: 'Cambiar un webhook' },
  deleteWebhook: { nav: 'Borrar', title: 'Borrar un webhook' },
  rotateWebhookSecret: { nav: 'Rotar el secreto', title: 'Rotar el secreto de un webhook' },
  testWebhook: { nav: 'Enviar prueba', title: 'Enviar un evento de prueba' },
  listDeliveries: { nav: 'Listar entregas', title: 'Listar entregas' },
  getDelivery: { nav: 'Ver una entrega', title: 'Ver una entrega' },
  replayDelivery: { nav: 'Reenviar', title: 'Reenviar una entrega' },
  createWidgetSession: { nav: 'Crear sesión', title: 'Crear una sesión del widget' },
  redeemWidgetResult: { nav: 'Canjear resultado', title: 'Canjear el resultado del widget' },
  openWidgetFrame: { nav: 'Marco: abrir', title: 'El marco abre su sesión' },
  askFromWidgetFrame: { nav: 'Marco: validar', title: 'El marco valida una cuenta' },
  getFromWidgetFrame: { nav: 'Marco: mirar', title: 'El marco mira si ya contestó el banco' },
  endWidgetFrame: { nav: 'Marco: terminar', title: 'El marco termina su sesión' },
  getCredits: { nav: 'Créditos', title: 'Ver los créditos' },
  getUsage: { nav: 'Uso', title: 'Ver el uso' },
  listCountries: { nav: 'Países', title: 'Listar países' },
  getRequirements: { nav: 'Requisitos', title: 'Ver los requisitos de un país' },
  listBanks: { nav: 'Bancos', title: 'Listar bancos' },
  listAccountTypes: { nav: 'Tipos de cuenta', title: 'Listar tipos de cuenta' },
  listDocumentTypes: { nav: 'Tipos de documento', title: 'Listar tipos de documento' },
  getOpenapi: { nav: 'OpenAPI', title: 'Descargar OpenAPI' },
};

export const en: OperationNames = {
  createValidation: { nav: 'Create', title: 'Create a validation' },
  getValidation: { nav: 'Get one', title: 'Get a validation' },
  listValidations: { nav: 'List', title: 'List validations' },
  createBatch: { nav: 'Create', title: 'Create a batch' },
  getBatch: { nav: 'Get one', title: 'Get a batch' },
  listBatches: { nav: 'List', title: 'List batches' },
  listBatchResults: { nav: 'Results', title: 'Results of a batch' },
  actOnBatch: { nav: 'Start, pause, cancel', title: 'Start, pause or cancel a batch' },
  createWebhook: { nav: 'Create', title: 'Create a webhook' },
  getWebhook: { nav: 'Get one', title: 'Get a webhook' },
  listWebhooks: { nav: 'List', title: 'List webhooks' },
  changeWebhook: { nav: 'Change', title: 'Change a webhook' },
  deleteWebhook: { nav: 'Delete', title: 'Delete a webhook' },
  rotateWebhookSecret: { nav: 'Rotate the secret', title: 'Rotate the secret of a webhook' },
  testWebhook: { nav: 'Send a test', title: 'Send a test event' },
  listDeliveries: { nav: 'List deliveries', title: 'List deliveries' },
  getDelivery: { nav: 'Get a delivery', title: 'Get a delivery' },
  replayDelivery: { nav: 'Replay', title: 'Replay a delivery' },
  createWidgetSession: { nav: 'Create a session', title: 'Create a session of the widget' },
  redeemWidgetResult: { nav: 'Redeem a result', title: 'Redeem the result of the widget' },
  openWidgetFrame: { nav: 'Frame: open', title: 'The frame opens its session' },
  askFromWidgetFrame: { nav: 'Frame: validate', title: 'The frame validates an account' },
  getFromWidgetFrame: { nav: 'Frame: look', title: 'The frame looks whether the bank has answered' },
  endWidgetFrame: { nav: 'Frame: end', title: 'The frame ends its session' },
  getCredits: { nav: 'Credits', title: 'Get the credits' },
  getUsage: { nav: 'Usage', title: 'Get the usage' },
  listCountries: { nav: 'Countries', title: 'List countries' },
  getRequirements: { nav: 'Requirements', title: 'Get the requirements of a country' },
  listBanks: { nav: 'Banks', title: 'List banks' },
  listAccountTypes: { nav: 'Account types', title: 'List account types' },
  listDocumentTypes: { nav: 'Document types', title: 'List document types' },
  getOpenapi: { nav: 'OpenAPI', title: 'Download OpenAPI' },
};

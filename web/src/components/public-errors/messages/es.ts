import { es as catalogue } from '#shared/messages/es.ts';

const { errors } = catalogue;

export default {
  malformedRequest: {
    what: errors['errors.malformedRequest'].title,
    fix: 'Envía JSON bien formado; deja que tu librería lo serialice.',
  },
  requestRefused: {
    what: errors['errors.requestRefused'].title,
    fix: 'Revisa la ruta, el método y los encabezados contra la documentación.',
  },
  invalidApiKey: {
    what: errors['errors.invalidApiKey'].title,
    fix: 'Comprueba que la clave esté activa y que el secreto sea el último que guardaste. Si lo perdiste, rótalo.',
  },
  insufficientCredits: {
    what: errors['errors.insufficientCredits'].title,
    fix: 'Compra créditos, o vigila el saldo antes de mandar muchas solicitudes.',
  },
  accessDenied: {
    what: errors['errors.accessDenied'].title,
    fix: 'Usa una clave que tenga permiso para esta operación.',
  },
  productionNeedsPlan: {
    what: errors['errors.productionNeedsPlan'].title,
    fix: 'Las claves de producción funcionan con Pro o Enterprise. Mientras tanto, usa una de sandbox.',
  },
  notOnPlan: {
    what: errors['errors.notOnPlan'].title,
    fix: 'El widget viene con la suscripción Enterprise; con créditos de Enterprise no basta.',
  },
  keyNotForThis: {
    what: errors['errors.keyNotForThis'].title,
    fix: 'Usa una clave de la API: la del widget solo crea sesiones y canjea resultados.',
  },
  originNotAllowed: {
    what: errors['errors.originNotAllowed'].title,
    fix: 'Agrega el origen en Widget tal como lo dice el navegador: sin ruta ni barra final.',
  },
  widgetOff: {
    what: errors['errors.widgetOff'].title,
    fix: 'Enciéndelo en Widget. Apagado, no empieza ninguna sesión ni siguen las que hay.',
  },
  notFound: {
    what: errors['errors.notFound'].title,
    fix: 'Usa el id que te dimos al crear, con una clave del mismo entorno: sandbox y producción no se mezclan.',
  },
  idempotencyInProgress: {
    what: errors['errors.idempotencyInProgress'].title,
    fix: 'Espera un momento y repite la misma solicitud: recibirás el mismo resultado.',
  },
  tooManyWebhooks: {
    what: errors['errors.tooManyWebhooks'].title,
    fix: 'Borra alguno que ya no uses: cada cuenta tiene diez a lo sumo.',
  },
  tooManyBatches: {
    what: errors['errors.tooManyBatches'].title,
    fix: 'Espera a que termine uno, o cancela los que no vayan a recibir su archivo.',
  },
  batchCannot: {
    what: errors['errors.batchCannot'].title,
    fix: 'Lee antes su estado: solo se pausa lo que está en marcha y solo se reintenta lo que terminó.',
  },
  batchFileMissing: {
    what: errors['errors.batchFileMissing'].title,
    fix: 'Envía el archivo a la dirección de la respuesta, con sus encabezados y su tamaño exacto; después inicia el lote.',
  },
  resultTokenUsed: {
    what: errors['errors.resultTokenUsed'].title,
    fix: 'Canjéalo una vez y guarda el resultado. Si la respuesta se perdió, pide la validación que dice el error.',
  },
  bodyTooLarge: {
    what: errors['errors.bodyTooLarge'].title,
    fix: 'Manda una sola cuenta por solicitud, y muchas como lote o como su archivo.',
  },
  unsupportedMediaType: {
    what: errors['errors.unsupportedMediaType'].title,
    fix: 'Pon el encabezado que dice que el cuerpo es JSON.',
  },
  invalidFields: {
    what: errors['errors.invalidFields'].title,
    fix: 'Pide los campos de cada país en vez de fijarlos; la respuesta dice cuál falta.',
  },
  invalidCursor: {
    what: errors['errors.invalidCursor'].title,
    fix: 'Usa el cursor de la página anterior con los mismos filtros y la misma clave.',
  },
  invalidAccount: {
    what: errors['errors.invalidAccount'].title,
    fix: 'Comprueba el dígito verificador antes de enviar; la respuesta dice qué dígito y cuál se esperaba.',
  },
  idempotencyMismatch: {
    what: errors['errors.idempotencyMismatch'].title,
    fix: 'Genera una clave nueva para cada solicitud distinta y repítela solo en los reintentos.',
  },
  tooManyRequests: {
    what: 'Demasiadas solicitudes en un minuto',
    fix: 'Espera lo que dice Retry-After y reparte las solicitudes en el minuto.',
  },
  tooManyUnanswered: {
    what: errors['errors.tooManyUnanswered'].title,
    fix: 'Revisa las cuentas que envías y espera lo que dice Retry-After.',
  },
  quotaExceeded: {
    what: errors['errors.quotaExceeded'].title,
    fix: 'Espera al día primero (UTC), usa otra clave o pasa a un plan mayor.',
  },
  internal: {
    what: errors['errors.internal'].title,
    fix: 'Reintenta con la misma Idempotency-Key. Si sigue, escríbenos con el id de la solicitud.',
  },
  badGateway: {
    what: errors['errors.badGateway'].title,
    fix: 'Reintenta con la misma Idempotency-Key: nunca se cobra dos veces.',
  },
  providerUnavailable: {
    what: errors['errors.providerUnavailable'].title,
    fix: 'Reintenta después de Retry-After con la misma Idempotency-Key. No se cobró.',
  },
  gatewayTimeout: {
    what: errors['errors.gatewayTimeout'].title,
    fix: 'Reintenta con la misma Idempotency-Key: recibirás el resultado si ya terminó.',
  },
};

/** How to fix each error that a call with a key can meet, by its code without `errors.`. */
export const fixes = {
  malformedRequest: 'Envía JSON bien formado; deja que tu librería lo serialice.',
  requestRefused: 'Revisa la ruta, el método y los encabezados contra la documentación.',
  invalidApiKey:
    'Comprueba que la clave esté activa y que el secreto sea el último que guardaste. Si lo perdiste, rótalo.',
  insufficientCredits: 'Compra créditos, o vigila el saldo antes de mandar muchas solicitudes.',
  accessDenied: 'Usa una clave que tenga permiso para esta operación.',
  productionNeedsPlan: 'Las claves de producción funcionan con Pro o Enterprise. Mientras tanto, usa una de sandbox.',
  notOnPlan:
    'Los webhooks vienen con Pro y Enterprise. El widget, con la suscripción Enterprise; con sus créditos no basta.',
  keyNotForThis: 'Usa una clave de la API: la del widget solo crea sesiones y canjea resultados.',
  originNotAllowed: 'Agrega el origen en Widget tal como lo dice el navegador: sin ruta ni barra final.',
  widgetOff: 'Enciéndelo en Widget. Apagado, no empieza ninguna sesión ni siguen las que hay.',
  notFound: 'Usa el id que te dimos al crear, con una clave del mismo entorno: sandbox y producción no se mezclan.',
  idempotencyInProgress: 'Espera un momento y repite la misma solicitud: recibirás el mismo resultado.',
  tooManyWebhooks: 'Borra alguno que ya no uses: cada cuenta tiene diez a lo sumo.',
  tooManyBatches: 'Espera a que termine uno, o cancela los que no vayan a recibir su archivo.',
  batchCannot: 'Lee antes su estado: solo se pausa lo que está en marcha y solo se reintenta lo que terminó.',
  batchFileMissing:
    'Envía el archivo a la dirección de la respuesta, con sus encabezados y su tamaño exacto; después inicia el lote.',
  resultTokenUsed:
    'Canjéalo una vez y guarda el resultado. Si la respuesta se perdió, pide la validación que dice el error.',
  bodyTooLarge: 'Manda una sola cuenta por solicitud, y muchas como lote o como su archivo.',
  unsupportedMediaType: 'Pon el encabezado que dice que el cuerpo es JSON.',
  invalidFields: 'Pide los campos de cada país en vez de fijarlos; la respuesta dice cuál falta.',
  invalidCursor: 'Usa el cursor de la página anterior con los mismos filtros y la misma clave.',
  invalidAccount: 'Comprueba el dígito verificador antes de enviar; la respuesta dice qué dígito y cuál se esperaba.',
  idempotencyMismatch: 'Genera una clave nueva para cada solicitud distinta y repítela solo en los reintentos.',
  tooManyRequests: 'Espera lo que dice Retry-After y reparte las solicitudes en el minuto.',
  tooManyUnanswered: 'Revisa las cuentas que envías y espera lo que dice Retry-After.',
  quotaExceeded: 'Espera al día primero (UTC), usa otra clave o pasa a un plan mayor.',
  internal: 'Reintenta con la misma Idempotency-Key. Si sigue, escríbenos con el id de la solicitud.',
  badGateway: 'Reintenta con la misma Idempotency-Key: nunca se cobra dos veces.',
  dataUnavailable: 'Reintenta después de Retry-After con la misma Idempotency-Key. No se cobró.',
  providerUnavailable: 'Reintenta después de Retry-After con la misma Idempotency-Key. No se cobró.',
  gatewayTimeout: 'Reintenta con la misma Idempotency-Key: recibirás el resultado si ya terminó.',
};

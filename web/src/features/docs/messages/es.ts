export default {
  lead: 'Lo necesario para llamar a la API. Todo lo demás está en la documentación: guías, referencia y una página para cada error.',
  open: 'Abrir la documentación',
  address: 'Dirección',
  addressMore: 'Todas las rutas empiezan por /v1. Solo HTTPS, JSON en UTF-8.',
  noAddress: 'No pudimos leer la dirección de la API. Recarga la página para verla.',
  copy: 'Copiar',
  openapi: 'Abrir OpenAPI 3.1',
  auth: {
    title: 'Autenticación',
    text: 'Cada solicitud lleva dos encabezados: X-API-Key con la clave pública y X-API-Secret con su secreto. El secreto se ve una sola vez, al crearlo o rotarlo; llama siempre desde tu servidor, nunca desde una página.',
    environment:
      'El entorno lo decide la clave: las vk_test_… responden en sandbox, sin costo; las vk_live_… preguntan al banco y usan 1 crédito por respuesta. Sus datos no se mezclan.',
  },
  example: {
    title: 'Validar una cuenta',
    call: 'Solicitud',
    answer: 'Respuesta, 201 (resumida)',
    pending: 'Un banco que tarda responde 202 con Location y Retry-After: pide el resultado ahí.',
    idempotency:
      'Manda una Idempotency-Key distinta en cada validación y repítela al reintentar: durante 24 horas recibes el mismo resultado y no se cobra dos veces.',
    account:
      'En sandbox esta cuenta siempre es válida. Con 11 al final no existe, con 31 el banco no responde. La línea lee el secreto de la variable CUENTACLARA_SECRET.',
    yourKey: 'Con tu clave «{{name}}»',
    noKey: 'Pon tu clave donde dice vk_test_…',
  },
  limits: {
    title: 'Límites',
    minute: '{{count}} solicitudes por minuto y clave, exactas. Con muchas claves hay además un tope por cliente.',
    month:
      'Un límite mensual de validaciones por clave, según tu plan. Las rechazadas no cuentan; el contador vuelve a cero el día primero (UTC).',
    headers:
      'Toda respuesta a una clave válida dice lo que queda en RateLimit y X-RateLimit-Remaining; un 429 dice cuánto esperar en Retry-After.',
    columns: {
      plan: 'Plan',
      keys: 'Claves',
      sandbox: 'Al mes, sandbox',
      production: 'Al mes, producción',
      customer: 'Por minuto, cliente',
    },
    own: 'tu plan',
    none: 'No incluida',
    table: 'Límites por plan',
  },
  errors: {
    title: 'Errores',
    text: 'Application/problem+json (RFC 9457). Decide por «error», que nunca cambia de significado; «detail» es para personas, en español o inglés según Accept-Language, o en los dos cuando la solicitud se rechaza antes de leerla (401).',
    invalid: 'Una cuenta que el banco no reconoce no es un error: es una respuesta 201 con status INVALID.',
    table: 'Códigos de error',
    columns: { status: 'HTTP', code: 'Código', means: 'Qué pasó' },
  },
};

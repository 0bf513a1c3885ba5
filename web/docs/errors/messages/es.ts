import type { ErrorMessages } from './messages.ts';

export const es: ErrorMessages = {
  causes: {
    'errors.malformedRequest':
      'El cuerpo no es JSON: falta una coma o una comilla, está cortado, no es UTF-8 o no es un objeto.',
    'errors.requestRefused':
      'La ruta no existe, no admite ese método o un encabezado no se puede leer. Se rechazó antes de llegar a la operación.',
    'errors.unauthenticated': 'La sesión del panel terminó o nunca empezó. Una clave de la API no sirve aquí.',
    'errors.invalidCredentials': 'El correo o la contraseña no son los de una cuenta. No decimos cuál de los dos.',
    'errors.wrongPassword': 'La contraseña que confirma la operación no es la de la cuenta.',
    'errors.invalidApiKey':
      'Falta `X-API-Key` o `X-API-Secret`, el secreto no es de esa clave, o la clave está inactiva, borrada o con el secreto vencido tras una rotación. Por seguridad no decimos cuál.',
    'errors.unprovenSignature':
      'La firma de un aviso que dice ser de PayPal no es suya, o el aviso es demasiado antiguo.',
    'errors.insufficientCredits':
      'Una validación de producción necesita un crédito y no queda ninguno, o los que había vencieron. En sandbox no ocurre.',
    'errors.widgetSessionOver':
      'La sesión del widget duró sus diez minutos, se abrió en otra página o el marco no es el que la abrió.',
    'errors.emailNotVerified': 'La cuenta existe y la contraseña es correcta, pero su correo no se ha verificado.',
    'errors.accessDenied':
      'Nuestra puerta de entrada no dejó pasar la solicitud: viene con algo que ninguna operación acepta, o de una red que se bloqueó por abuso.',
    'errors.notOnPlan': 'La operación pide algo que el plan de la cuenta no incluye; `entitlement` dice qué.',
    'errors.productionNeedsPlan':
      'La clave es de producción y el plan de la cuenta no las incluye, o terminó. La clave vuelve a servir sola cuando el plan vuelve.',
    'errors.keyNotForThis': 'La clave empieza con `wk_`: es del widget, que solo crea sesiones y canjea resultados.',
    'errors.originNotAllowed':
      'El origen con el que se pide la sesión no está entre los sitios permitidos del widget; `origin` lo repite.',
    'errors.widgetOff': 'El widget está apagado en el panel. Apagado no empieza ninguna sesión ni siguen las que hay.',
    'errors.widgetTriesUsed': 'La sesión ya hizo tantas validaciones como permite su `maxValidations`.',
    'errors.passwordNeeded':
      'Se pide mostrar un secreto, descargar datos o cambiar de plan, y la contraseña se escribió hace más de quince minutos.',
    'errors.notFound':
      'No hay nada con ese identificador en esta cuenta y en el entorno de la clave: lo de sandbox no existe para una clave de producción, ni al revés.',
    'errors.noAccountWithEmail': 'Nadie se registró con ese correo.',
    'errors.emailAlreadyRegistered': 'Ya hay una cuenta con ese correo, verificada o no.',
    'errors.alreadyVerified': 'El correo de la cuenta ya estaba verificado.',
    'errors.accountExpired': 'El correo no se verificó en siete días, y la cuenta venció.',
    'errors.tooManyKeys': 'La cuenta tiene tantas claves como permite su plan; `count` dice cuántas.',
    'errors.widgetKeyExists': 'Ya hay una clave del widget en ese entorno: hay una por entorno.',
    'errors.resultTokenUsed':
      'El token del resultado ya se canjeó. `validationId` es la validación por la que se canjeó entonces.',
    'errors.alreadyOnPlan': 'Se pide suscribirse al plan que la cuenta ya tiene.',
    'errors.notCancellable': 'La suscripción ya terminó, o nunca empezó.',
    'errors.payLinkClosed': 'El enlace de pago ya se pagó, venció o se retiró.',
    'errors.tooManyPayees': 'La cuenta ya guarda 20 000 beneficiarios.',
    'errors.tooManyReceipts': 'La validación tiene veinte comprobantes abiertos.',
    'errors.tooManyWebhooks': 'La cuenta ya tiene diez webhooks.',
    'errors.tooManyBatches': 'La cuenta tiene demasiados lotes sin terminar, o esperando su archivo.',
    'errors.batchCannot':
      'La acción no corresponde al estado del lote: iniciar el que ya corre, pausar el que terminó, reintentar el que sigue.',
    'errors.batchFileMissing': 'Se inicia un lote cuyo archivo no ha llegado a la dirección de `upload`.',
    'errors.noAnswerYet': 'Se pide el comprobante de una validación a la que ningún banco contestó.',
    'errors.noHolder': 'Se pide comparar un nombre y el banco no dijo el del titular.',
    'errors.idempotencyInProgress':
      'Otra solicitud con la misma `Idempotency-Key` todavía no termina: suele ser un reintento que se adelantó.',
    'errors.bodyTooLarge': 'El cuerpo pesa más de lo que admite la operación; `maxKb` dice cuánto.',
    'errors.unsupportedMediaType': 'Hay un cuerpo y su `Content-Type` no es JSON.',
    'errors.invalidFields':
      'Uno o más campos faltan, sobran o no tienen la forma que se pide. `errors` los lista, cada uno con su `pointer` y su `code`.',
    'errors.corporateEmail': 'El correo del registro es de un proveedor gratuito.',
    'errors.disposableEmail': 'El correo del registro es de un proveedor de correos temporales.',
    'errors.weakPassword': 'La contraseña es corta o le falta una mayúscula, una minúscula, un número o un símbolo.',
    'errors.commonPassword': 'La contraseña está entre las más usadas.',
    'errors.passwordsDoNotMatch': 'La contraseña y su repetición son distintas.',
    'errors.invalidToken': 'El enlace del correo está incompleto, ya se usó, venció o fue reemplazado por otro.',
    'errors.invalidCursor':
      'El `cursor` no es de esta lista: viene de otros filtros, de otra clave o de otra operación, o se cortó.',
    'errors.invalidAccount':
      'El número no puede existir: le falta o le sobra algo, o su dígito verificador no coincide. `errors` dice qué regla no cumple, en qué posición y qué se esperaba. A ningún banco se le pregunta y nada se cobra.',
    'errors.idempotencyMismatch':
      'Esa `Idempotency-Key` ya acompañó una solicitud con otro cuerpo, y cada clave vale para una sola.',
    'errors.tooManyRequests':
      'Se pasó un límite: cien solicitudes por minuto de cada clave, las de toda la cuenta según su plan, o el ritmo de la operación. `RateLimit` y `X-RateLimit-*` dicen cuánto queda.',
    'errors.resendTooSoon': 'Se pidió otro correo de verificación antes de un minuto.',
    'errors.tooManyUnanswered':
      'La mayoría de las últimas consultas de la cuenta quedó sin respuesta de su banco, y hay que esperar a la ventana siguiente. No costaron nada.',
    'errors.widgetDayUsed': 'El widget ya hizo las validaciones que su dueño permite en un día (UTC).',
    'errors.quotaExceeded': 'La clave ya hizo las validaciones que su plan permite en un mes.',
    'errors.internal': 'Algo falló de nuestro lado. Queda registrado con el `requestId` de la respuesta.',
    'errors.badGateway':
      'La respuesta se perdió en el camino, o la función que la preparaba se interrumpió: la operación pudo terminar o no.',
    'errors.dataUnavailable':
      'El servicio que guarda las llaves de cifrado no contestó. Sin ellas tus datos no se abren ni se guardan, y no se cobra nada.',
    'errors.providerUnavailable':
      'Ese banco falló hace poco para varios clientes. Por eso no le preguntamos, y no se cobra nada.',
    'errors.paymentsUnavailable': 'PayPal no contestó. Nada se cobró por este intento.',
    'errors.sendVerificationFailed': 'La cuenta se creó, pero su correo de verificación no salió.',
    'errors.cannotResend': 'El correo de verificación no salió.',
    'errors.gatewayTimeout': 'La respuesta no llegó en 29 segundos: la operación pudo terminar o no.',
    'errors.secondFactorRequired': 'La contraseña es la de la cuenta, que pide además un segundo factor.',
    'errors.wrongCode': 'El código no es el de este momento, ya se usó, o no es uno de recuperación de la cuenta.',
    'errors.secondFactorOn': 'La cuenta ya tiene un segundo factor confirmado.',
    'errors.noSecondFactor': 'La cuenta no tiene un segundo factor, o no se confirmó en media hora.',
    'errors.personalPassword': 'La contraseña está hecha del correo, de la empresa o del nombre del producto.',
  },
  fixes: {
    'errors.secondFactorRequired': 'Repite lo mismo con `code`: seis cifras de la app, o un código de recuperación.',
    'errors.wrongCode': 'Espera el siguiente código de la app, o usa uno de recuperación.',
    'errors.secondFactorOn': 'Para cambiar de app, desactívalo y actívalo de nuevo.',
    'errors.noSecondFactor': 'Empieza con `POST /api/auth/second-factor`.',
    'errors.personalPassword': 'Elige palabras que nadie relacione contigo.',
    'errors.unauthenticated': 'Entra de nuevo en el panel. Desde tu sistema usa la API pública, con una clave.',
    'errors.invalidCredentials': 'Revisa los dos; si la olvidaste, pide una contraseña nueva.',
    'errors.wrongPassword': 'Escribe la contraseña con la que entras.',
    'errors.unprovenSignature': 'Nada: solo PayPal llama a esta ruta.',
    'errors.widgetSessionOver': 'Pide otra sesión a tu servidor con `POST /v1/widget/sessions`.',
    'errors.emailNotVerified': 'Abre el enlace del correo de verificación, o pide otro.',
    'errors.widgetTriesUsed': 'Pide otra sesión a tu servidor, con un `maxValidations` mayor si hace falta.',
    'errors.passwordNeeded': 'Manda la contraseña a `POST /api/auth/proof` y repite la operación.',
    'errors.noAccountWithEmail': 'Revisa el correo, o crea una cuenta.',
    'errors.emailAlreadyRegistered': 'Entra con ese correo, o recupera la contraseña.',
    'errors.alreadyVerified': 'Ya puedes entrar.',
    'errors.accountExpired': 'Regístrate otra vez.',
    'errors.tooManyKeys': 'Borra una que ya no uses, o cambia de plan.',
    'errors.widgetKeyExists': 'Genera un secreto nuevo para la que hay, o bórrala antes.',
    'errors.alreadyOnPlan': 'Elige otro plan, o sigue con el que tienes.',
    'errors.notCancellable': 'No hace falta: ya no se cobra nada.',
    'errors.payLinkClosed': 'Pide otro enlace a quien te lo dio.',
    'errors.tooManyPayees': 'Borra los que ya no pagas.',
    'errors.tooManyReceipts': 'Revoca alguno antes de crear otro.',
    'errors.noAnswerYet': 'Espera a que la validación termine, o pregunta otra vez.',
    'errors.noHolder': 'No se puede: sin titular no hay con qué comparar.',
    'errors.corporateEmail': 'Usa el correo de tu empresa.',
    'errors.disposableEmail': 'Usa el correo de tu empresa.',
    'errors.weakPassword': 'Usa ocho caracteres o más, con mayúscula, minúscula, número y símbolo.',
    'errors.commonPassword': 'Elige varias palabras que no vayan juntas.',
    'errors.passwordsDoNotMatch': 'Escribe la misma en los dos campos.',
    'errors.invalidToken': 'Pide un correo nuevo y usa su enlace, que reemplaza a los anteriores.',
    'errors.resendTooSoon': 'Espera un minuto, y mira también en el correo no deseado.',
    'errors.widgetDayUsed': 'Sube el límite del día en el panel, en Widget, o espera a la medianoche (UTC).',
    'errors.paymentsUnavailable': 'Espera un momento y prueba de nuevo.',
    'errors.sendVerificationFailed': 'Pide el correo de nuevo en un minuto.',
    'errors.cannotResend': 'Prueba otra vez en un minuto.',
  },
  repeating: {
    wait: 'Sí: repite la misma solicitud cuando pasen los segundos que dice `Retry-After`. Antes se rechaza igual.',
    sameKey:
      'Sí, con la misma `Idempotency-Key`: recibes el resultado si la primera terminó, y nunca se cobra dos veces. Espera más cada vez, y con algo de azar.',
    account: 'Repetir por repetir no ayuda. La misma solicitud sirve en cuanto cambie lo que la impide.',
    changed: 'No: la misma solicitud se rechaza siempre. Corrígela antes.',
  },
  sdk: {
    waits:
      'Espera lo que dice `Retry-After`, si es un minuto o menos, y repite solo. Si sigue igual, lanza `{{error}}`.',
    repeats: 'Repite solo con la misma `Idempotency-Key`, cada vez más tarde. Si sigue igual, lanza `{{error}}`.',
    throws: 'No repite: lanza `{{error}}`, con lo que esté mal en `errors`.',
  },
  audience: {
    key: 'Lo recibe una llamada con clave.',
    widget: 'Solo lo recibe el marco del widget, que lo muestra a quien escribe; tu servidor no lo ve.',
    dashboard: 'Solo lo recibe el panel, nunca una llamada con clave de la API.',
  },
  fieldCauses: {
    'field.required': 'El campo falta, o está vacío.',
    'field.invalid': 'El valor no tiene la forma o el tipo que se pide.',
    'field.tooShort': 'Tiene menos caracteres, o menos elementos, de los que se piden.',
    'field.tooLong': 'Tiene más caracteres, o más elementos, de los que se admiten.',
    'field.email': 'No es un correo.',
    'field.option': 'El valor no es ninguno de los que se admiten; la referencia de la operación los lista.',
    'field.unknown': 'La operación no conoce ese campo. Suele ser un error al escribir su nombre.',
    'field.inBody':
      'Una búsqueda va en el cuerpo de la operación que dice `expected`; las direcciones quedan escritas en registros.',
    'field.character': 'Hay un carácter invisible; `position` y `character` dicen dónde y cuál.',
    'field.more': 'Hay más campos mal de los que caben en la respuesta: se listan veinte.',
    'field.https': 'La dirección de un webhook no empieza con `https://`.',
    'field.privateAddress':
      'La dirección de un webhook no es pública: es de una red privada, de la propia máquina o nuestra.',
  },
  labels: {
    indexTitle: 'Códigos de error',
    indexNav: 'Códigos de error',
    indexLead:
      'Cada rechazo es un documento de problema (RFC 9457) con un código en `error` que no cambia. Cada código tiene su página: `type` lleva a ella.',
    ofKeys: 'De la API',
    ofOthers: 'Del panel y del widget',
    code: '`error`',
    status: 'HTTP',
    meaning: 'Qué significa',
    when: 'Cuándo ocurre',
    fix: 'Cómo se arregla',
    again: '¿Sirve repetir?',
    sdk: 'Con el SDK',
    sdkError: 'Es un `CuentaClaraError`, con este código en `code`.',
    document: 'La respuesta',
    documentLead: 'Los textos llegan en el idioma de `Accept-Language`; decide por `error`, no por los textos.',
    operations: 'Quién lo responde',
    everyOperation: 'Cualquier operación de la API.',
    byGateway: 'Ninguna operación en particular: lo responde la puerta de entrada, antes de llegar a ella.',
    fieldsTitle: 'Códigos de un campo',
    fieldsNav: 'Códigos de un campo',
    fieldsLead:
      'Un 422 lista en `errors` los campos que están mal: `pointer` dice cuál (JSON Pointer) y `code` qué le pasa.',
    fieldCode: '`code`',
    fieldText: 'Texto',
    fieldsFindings:
      'En `errors.invalidAccount`, `code` es un [hallazgo](/api-documentation/findings): la regla del país que el número no cumple, con `position` y `expected`.',
    stable: 'El código es una promesa: no cambia de nombre ni de significado. Los textos pueden mejorar.',
  },
};

import { activity } from './activity/es.ts';
import { findings } from './findings/es.ts';
import {
  accountTypes,
  columns,
  documentTypes,
  environments,
  facts,
  fields,
  fraudLevels,
  fraudReasons,
  reasons,
  statuses,
} from './names/es.ts';
import { headlines } from './headlines/es.ts';
import type { Messages } from './messages.ts';
import { paymentIssues } from './payment-issues/es.ts';
import { receiverAddress } from './receiver-address/es.ts';

export const es: Messages = {
  errors: {
    'errors.malformedRequest': {
      title: 'No entendimos la solicitud',
      detail: 'El cuerpo debe ser JSON válido con Content-Type application/json.',
    },
    'errors.requestRefused': {
      title: 'No podemos atender esta solicitud',
      detail: 'Revisa su dirección, su método y sus cabeceras, y vuelve a intentar.',
    },
    'errors.unauthenticated': {
      title: 'Tu sesión terminó',
      detail: 'Entra de nuevo para continuar.',
    },
    'errors.invalidCredentials': {
      title: 'No pudiste entrar',
      detail: 'Correo o contraseña incorrectos. Revisa tus datos e inténtalo de nuevo.',
    },
    'errors.wrongPassword': {
      title: 'La contraseña no es correcta',
      detail: 'Esa no es la contraseña. Revisa mayúsculas, números y símbolos, y escríbela de nuevo.',
    },
    'errors.secondFactorRequired': {
      title: 'Falta el código de tu app',
      detail: 'Esta cuenta pide, además de la contraseña, el código de tu app de autenticación o uno de recuperación.',
    },
    'errors.wrongCode': {
      title: 'El código no sirve',
      detail: 'No es correcto o ya se usó. De la app, espera el siguiente; de los de recuperación, escribe otro.',
    },
    'errors.secondFactorOn': {
      title: 'El segundo factor ya está activo',
      detail: 'Para cambiar de app, desactívalo y actívalo de nuevo.',
    },
    'errors.noSecondFactor': {
      title: 'No hay un segundo factor que confirmar o cambiar',
      detail: 'No se activó, o pasó media hora sin confirmarlo. Empieza de nuevo en Tu cuenta, en Segundo factor.',
    },
    'errors.invalidApiKey': {
      title: 'La clave de API no es válida',
      detail: 'Falta, está incompleta o ya no está activa. Revisa los encabezados X-API-Key y X-API-Secret.',
    },
    'errors.unprovenSignature': {
      title: 'Firma no comprobada',
      detail: 'La firma de este aviso no es de quien dice enviarlo, o el aviso es demasiado antiguo.',
    },
    'errors.insufficientCredits': {
      title: 'Créditos insuficientes',
      detail: 'Cada validación usa 1 crédito. Compra créditos para seguir, o prueba en sandbox sin costo.',
    },
    'errors.emailNotVerified': {
      title: 'Falta verificar tu correo',
      detail: 'Abre el correo de verificación que te enviamos, o pide uno nuevo.',
    },
    'errors.notOnPlan': {
      title: 'Tu plan no lo incluye',
      detail: 'Esta función no está en tu plan actual. Cambia de plan para usarla.',
    },
    'errors.productionNeedsPlan': {
      title: 'Las claves de producción son desde Pro',
      detail: 'Tu plan actual no las incluye: funcionan con Pro o Enterprise. Las de sandbox sirven en cualquier plan.',
    },
    'errors.passwordNeeded': {
      title: 'Escribe tu contraseña otra vez',
      detail:
        'Entraste hace un rato. Para mostrar un secreto, descargar datos o cambiar de plan te pedimos de nuevo la contraseña.',
    },
    'errors.tooManyKeys': {
      title: 'Ya tienes todas las claves de tu plan',
      detail: 'Tu plan permite {{count}}. Elimina una que ya no uses o cambia de plan.',
    },
    'errors.accessDenied': {
      title: 'No tienes permiso para esto',
      detail: 'Quien llama está identificado, pero no puede hacer esta operación.',
    },
    'errors.notFound': {
      title: 'No existe',
      detail: 'No encontramos lo que buscas. Revisa el identificador.',
    },
    'errors.noAccountWithEmail': {
      title: 'No hay una cuenta con ese correo',
      detail: 'Revisa el correo o crea una cuenta nueva.',
    },
    'errors.emailAlreadyRegistered': {
      title: 'Este correo ya está registrado',
      detail: 'Entra con él. Si aún no lo verificaste, pide un correo nuevo.',
    },
    'errors.alreadyVerified': {
      title: 'Esta cuenta ya está verificada',
      detail: 'Ya puedes entrar.',
    },
    'errors.accountExpired': {
      title: 'Esta cuenta venció y debe crearse de nuevo',
      detail: 'El correo no se verificó a tiempo. Regístrate otra vez para recibir un enlace nuevo.',
    },
    'errors.alreadyOnPlan': {
      title: 'Ya tienes este plan',
      detail: 'Tu suscripción ya es de este plan. Elige otro, o sigue con el que tienes.',
    },
    'errors.widgetSessionOver': {
      title: 'La sesión del widget terminó',
      detail: 'Venció, ya se usó en otra página o no es de este sitio. Pide otra a tu servidor.',
    },
    'errors.keyNotForThis': {
      title: 'Esta clave es del widget',
      detail: 'Solo crea sesiones del widget y canjea sus resultados. Usa una clave de la API.',
    },
    'errors.originNotAllowed': {
      title: 'Este sitio no tiene permiso',
      detail: 'Agrega su origen a los sitios permitidos del widget y vuelve a intentarlo.',
    },
    'errors.widgetOff': {
      title: 'El widget está apagado',
      detail: 'Enciéndelo en el panel, en Widget, para crear sesiones.',
    },
    'errors.widgetTriesUsed': {
      title: 'No quedan intentos en esta sesión',
      detail: 'Ya se hicieron las validaciones que permite. Pide otra sesión a tu servidor.',
    },
    'errors.widgetKeyExists': {
      title: 'Ya tienes una clave del widget',
      detail: 'Hay una por entorno. Genera un secreto nuevo para ella, o bórrala antes de crear otra.',
    },
    'errors.resultTokenUsed': {
      title: 'Este resultado ya se canjeó',
      detail: 'Cada token se canjea una vez. La validación sigue en GET /v1/validations/{id}, con una clave de la API.',
    },
    'errors.widgetDayUsed': {
      title: 'El widget llegó a su límite del día',
      detail: 'Se renueva a medianoche (UTC). Puedes subirlo en el panel, en Widget.',
    },
    'errors.notCancellable': {
      title: 'No hay nada que cancelar',
      detail: 'Esta suscripción ya terminó o nunca empezó: no se te cobra nada.',
    },
    'errors.payLinkClosed': {
      title: 'Este enlace ya no cobra',
      detail: 'Ya se pagó, venció o lo retiramos. No se te cobró nada.',
    },
    'errors.tooManyPayees': {
      title: 'Tienes demasiados beneficiarios',
      detail: 'Guardas 20 000, el máximo. Borra los que ya no pagas para agregar otros.',
    },
    'errors.tooManyReceipts': {
      title: 'Esta validación tiene demasiados comprobantes abiertos',
      detail: 'Revoca alguno antes de crear otro.',
    },
    'errors.tooManyWebhooks': {
      title: 'Tienes demasiados webhooks',
      detail: 'Borra alguno que ya no uses para crear otro.',
    },
    'errors.tooManyBatches': {
      title: 'Tienes demasiados lotes sin terminar',
      detail: 'Espera a que termine uno, o cancela alguno que ya no necesites.',
    },
    'errors.batchCannot': {
      title: 'El lote no admite eso ahora',
      detail: 'Mira en qué estado está: quizá ya terminó, o aún no ha empezado.',
    },
    'errors.batchFileMissing': {
      title: 'El archivo del lote no ha llegado',
      detail:
        'Envíalo a la dirección que se dio al crear el lote, con esos mismos encabezados. Después inicia el lote.',
    },
    'errors.noAnswerYet': {
      title: 'Todavía no hay una respuesta',
      detail: 'El comprobante dice lo que contestó el banco. Espera a que conteste, o valida otra vez.',
    },
    'errors.noHolder': {
      title: 'El banco no dijo de quién es',
      detail: 'Sin el nombre del titular no hay con qué comparar.',
    },
    'errors.idempotencyInProgress': {
      title: 'Esta solicitud sigue en curso',
      detail: 'Una solicitud con la misma Idempotency-Key aún no termina. Espera un momento y repítela igual.',
    },
    'errors.bodyTooLarge': {
      title: 'La solicitud es demasiado grande',
      detail: 'El cuerpo puede tener hasta {{maxKb}} KB.',
    },
    'errors.unsupportedMediaType': {
      title: 'No leemos ese tipo de contenido',
      detail: 'Envía JSON con Content-Type application/json.',
    },
    'errors.invalidFields': {
      title: 'Revisa los campos marcados',
      detail: 'Corrige los errores antes de continuar.',
    },
    'errors.corporateEmail': {
      title: 'Usa un correo corporativo',
      detail: '{{domain}} es un proveedor gratuito. Usa el correo de tu empresa, como nombre@tuempresa.com.',
    },
    'errors.disposableEmail': {
      title: 'No se permiten correos desechables',
      detail: '{{domain}} ofrece correos temporales. Usa el correo de tu empresa, como nombre@tuempresa.com.',
    },
    'errors.weakPassword': {
      title: 'La contraseña es débil',
      detail: 'Debe tener al menos 8 caracteres, con mayúscula, minúscula, número y símbolo.',
    },
    'errors.commonPassword': {
      title: 'Esa contraseña es muy conocida',
      detail: 'Es de las primeras que alguien probaría. Usa varias palabras que no vayan juntas.',
    },
    'errors.personalPassword': {
      title: 'La contraseña se adivina con tus datos',
      detail:
        'Está hecha de tu correo, del nombre de tu empresa o del de CuentaClara. Elige palabras que nadie relacione contigo.',
    },
    'errors.passwordsDoNotMatch': {
      title: 'Las contraseñas no coinciden',
      detail: 'Escribe la misma contraseña en los dos campos.',
    },
    'errors.invalidToken': {
      title: 'Este enlace ya no sirve',
      detail: 'Está incompleto, ya se usó o venció. Pide un correo nuevo.',
    },
    'errors.invalidCursor': {
      title: 'No pudimos seguir la lista',
      detail: 'El cursor no corresponde a esta consulta. Empieza desde la primera página.',
    },
    'errors.invalidAccount': {
      title: 'Ese número de cuenta no puede ser correcto',
      detail: 'No preguntamos al banco y no gastaste créditos. Corrige lo marcado y vuelve a intentar.',
    },
    'errors.idempotencyMismatch': {
      title: 'Idempotency-Key ya usada con otros datos',
      detail: 'Esa clave ya acompañó una solicitud distinta. Usa una clave nueva para datos nuevos.',
    },
    'errors.tooManyRequests': {
      title: 'Demasiados intentos',
      detail: 'Espera {{wait}} y vuelve a intentar.',
    },
    'errors.tooManyUnanswered': {
      title: 'Los bancos no respondieron tus últimas consultas',
      detail:
        'La mayoría de tus últimas consultas quedó sin respuesta y no gastaste créditos. Espera {{wait}} y vuelve a consultar; mientras tanto, revisa las cuentas.',
    },
    'errors.resendTooSoon': {
      title: 'Espera un minuto',
      detail: 'Espera al menos 1 minuto antes de pedir otro correo.',
    },
    'errors.quotaExceeded': {
      title: 'Esta clave agotó su mes',
      detail: 'Llegó a su límite mensual; el contador vuelve a cero el día primero (UTC). Un plan mayor lo sube.',
    },
    'errors.internal': {
      title: 'Algo falló de nuestro lado',
      detail: 'Inténtalo de nuevo; si sigue igual, escríbenos con el identificador {{requestId}}.',
    },
    'errors.badGateway': {
      title: 'La solicitud se interrumpió',
      detail: 'Puede haber terminado o no: revisa el resultado antes de repetirla. Identificador: {{requestId}}.',
    },
    'errors.dataUnavailable': {
      title: 'No podemos abrir tus datos ahora',
      detail: 'Es pasajero: inténtalo en {{wait}}. No gastaste créditos.',
    },
    'errors.providerUnavailable': {
      title: 'Ese banco no responde ahora',
      detail: 'Falló para varios clientes, así que no le preguntamos y no gastaste créditos. Inténtalo en {{wait}}.',
    },
    'errors.paymentsUnavailable': {
      title: 'PayPal no responde',
      detail: 'No se cobró nada por este intento. Espera un momento y prueba de nuevo.',
    },
    'errors.sendVerificationFailed': {
      title: 'No pudimos enviar el correo de verificación',
      detail: 'Tu cuenta quedó creada. Pide el correo de nuevo en un minuto.',
    },
    'errors.cannotResend': {
      title: 'No podemos reenviar el correo ahora',
      detail: 'Inténtalo de nuevo en un minuto.',
    },
    'errors.gatewayTimeout': {
      title: 'La respuesta no llegó a tiempo',
      detail: 'Puede haber terminado o no: revisa el resultado antes de repetirla. Identificador: {{requestId}}.',
    },
  },
  fields: {
    'field.required': 'Este campo es obligatorio.',
    'field.invalid': 'Formato inválido.',
    'field.tooShort': 'Es demasiado corto.',
    'field.tooLong': 'Es demasiado largo.',
    'field.email': 'El formato del correo no es válido. Escribe uno como nombre@tuempresa.com.',
    ...receiverAddress,
    'field.option': 'Elige una de las opciones disponibles.',
    'field.unknown': 'Este campo no existe.',
    'field.inBody': 'Lo que buscas no va en la dirección, que otros anotan: envíalo en el cuerpo de {{expected}}.',
    'field.character':
      'El carácter {{position}} ({{character}}) no se puede usar aquí: es invisible. Bórralo y vuelve a intentar.',
    'field.more': 'Y hay {{more}} campos más con errores.',
  },
  findings,
  accountTypes,
  documentTypes,
  fraudLevels,
  fraudReasons,
  statuses,
  headlines,
  paymentIssues,
  exportColumns: { ...columns, headline: facts.status, date: 'Fecha (UTC)', documentType: fields.documentType },
  payeeColumns: {
    name: 'Nombre',
    country: 'País',
    accountFormat: 'Formato',
    accountNumber: 'Cuenta',
    bank: 'Nombre del banco',
    bankCode: 'Banco',
    branchCode: 'Sucursal',
    routingNumber: 'Número de ruta',
    accountType: 'Tipo de cuenta',
    documentType: 'Tipo de documento',
    documentNumber: 'Documento',
    holder: 'Titular según el banco',
    lastAt: 'Última respuesta (UTC)',
  },
  exportWords: {
    environments,
    nameMatches: { match: 'Sí', partial: 'En parte', mismatch: 'No' },
    reasons,
  },
  activity,
  answers: {
    registered: 'Creamos tu cuenta. Abre el correo que te enviamos para verificarla.',
    verificationSent: 'Te enviamos otro correo de verificación.',
    resetSent: 'Si hay una cuenta con ese correo, te enviamos un enlace para cambiar la contraseña.',
    passwordReset: 'Cambiaste tu contraseña y cerramos todas tus sesiones. Entra con la nueva.',
    passwordChanged: 'Cambiaste tu contraseña y cerramos tus demás sesiones. Aquí sigues dentro.',
    accountDeleted: 'Cerramos tu cuenta y empezamos a borrar tus datos. Te lo confirmamos por correo.',
  },
  mails: {
    verifyEmail: {
      subject: 'Verifica tu correo en CuentaClara',
      heading: 'Falta un paso',
      lead: 'Confirma que {{email}} es tuyo y recibe {{credits}} créditos gratis para validar cuentas bancarias. Te pediremos la contraseña que elegiste.',
      button: 'Verificar correo',
      after:
        'El enlace sirve durante {{days}} días, y uno más nuevo lo reemplaza. Si no creaste esta cuenta, dilo en esa página o no hagas nada: sin verificar, la cuenta vence.',
    },
    verifyEmailOnly: {
      subject: 'Verifica tu correo en CuentaClara',
      heading: 'Falta un paso',
      lead: 'Confirma que {{email}} es tuyo. Te pediremos la contraseña que elegiste. Esta cuenta empieza sin créditos gratis: tu empresa ya recibió los suyos.',
      button: 'Verificar correo',
      after:
        'El enlace sirve durante {{days}} días, y uno más nuevo lo reemplaza. Si no creaste esta cuenta, dilo en esa página o no hagas nada: sin verificar, la cuenta vence.',
    },
    resetPassword: {
      subject: 'Cambia tu contraseña de CuentaClara',
      heading: 'Elige otra contraseña',
      lead: 'Alguien pidió cambiar la contraseña de {{email}}. Al hacerlo se cierran todas tus sesiones.',
      button: 'Cambiar contraseña',
      after:
        'El enlace sirve {{span}} y una sola vez, y uno más nuevo lo reemplaza. Si no fuiste tú, ignora este mensaje: nada cambia.',
    },
    passwordChanged: {
      subject: 'Cambiaste tu contraseña de CuentaClara',
      heading: 'Tu contraseña cambió',
      lead: 'La contraseña de {{email}} cambió y cerramos las demás sesiones. Con la anterior ya no entra nadie.',
      button: 'No fui yo: elegir otra',
      after: 'Si fuiste tú, no hagas nada. Si no, elige otra ahora y revisa quién más puede leer este buzón.',
    },
    exportReady: {
      subject: 'La copia de tus datos de CuentaClara está lista',
      heading: 'Ya puedes descargar tus datos',
      lead: 'La copia de los datos de {{email}} que pediste está lista. Puedes descargarla durante 24 horas; después la borramos.',
      button: 'Ir a descargarla',
      after:
        'Por tu seguridad, este correo no la incluye: entra a tu cuenta, y te pediremos la contraseña. Si no la pediste tú, cambia tu contraseña y escríbenos.',
    },
    accountDeleted: {
      subject: 'Cerramos tu cuenta de CuentaClara',
      heading: 'Estamos borrando tus datos',
      lead: 'Pediste borrar la cuenta de {{email}}. Ya no entra nadie: cerramos las sesiones, las claves, los webhooks y el widget, y cancelamos la suscripción, si había una.',
      button: 'Qué se borra y qué queda',
      after:
        'El borrado termina en menos de un día y no se puede deshacer. De los pagos y movimientos quedan montos y fechas, como pide la ley, sin tus datos. Si no fuiste tú, escríbenos hoy mismo.',
    },
    secondFactorOn: {
      subject: 'Activaste el segundo factor en CuentaClara',
      heading: 'Tu cuenta pide un código al entrar',
      lead: 'El {{time}} se activó el segundo factor de {{email}}: desde ahora se entra con la contraseña y un código de tu app.',
      button: 'Ver la seguridad de mi cuenta',
      after:
        'Guarda los códigos de recuperación donde no esté el teléfono. Si no fuiste tú, cambia la contraseña y escríbenos.',
    },
    secondFactorOff: {
      subject: 'Desactivaste el segundo factor de CuentaClara',
      heading: 'Tu cuenta ya no pide un código',
      lead: 'El {{time}} se desactivó el segundo factor de {{email}}: para entrar basta la contraseña.',
      button: 'No fui yo: elegir otra contraseña',
      after: 'Si fuiste tú, no hagas nada.',
    },
    secondFactorEnds: {
      subject: 'Soporte desactivará tu segundo factor de CuentaClara',
      heading: 'Soporte quitará tu segundo factor',
      lead: 'Alguien nos pidió quitar el segundo factor de {{email}} porque perdió el teléfono y los códigos. Se quitará el {{until}}.',
      button: 'No fui yo: entrar con un código',
      after:
        'Si fuiste tú, espera hasta entonces. Si no, entra antes con un código de tu app o de recuperación: así nada cambia.',
    },
    recoveryCodeUsed: {
      subject: 'Se usó un código de recuperación de CuentaClara',
      heading: 'Se usó un código de recuperación',
      lead: 'El {{time}} se usó un código de recuperación de {{email}}. Quedan {{left}}.',
      button: 'Ver la seguridad de mi cuenta',
      after: 'Si no fuiste tú, cambia la contraseña y genera códigos nuevos.',
    },
    recoveryCodesMade: {
      subject: 'Tienes códigos de recuperación nuevos en CuentaClara',
      heading: 'Códigos de recuperación nuevos',
      lead: 'El {{time}} se generaron códigos de recuperación nuevos para {{email}}. Los anteriores ya no sirven.',
      button: 'Ver la seguridad de mi cuenta',
      after: 'Si no fuiste tú, cambia la contraseña y escríbenos.',
    },
    codesRefused: {
      subject: 'Alguien sabe tu contraseña de CuentaClara',
      heading: 'Varios códigos equivocados',
      lead: 'El {{time}} alguien escribió la contraseña correcta de {{email}} y, varias veces, un código equivocado. No pudo entrar.',
      button: 'Cambiar la contraseña',
      after: 'Si fuiste tú, usa un código nuevo de tu app o uno de recuperación. Si no, cambia la contraseña ya.',
    },
    newDevice: {
      subject: 'Entraron a tu cuenta de CuentaClara desde otro lugar',
      heading: 'Un navegador nuevo',
      lead: 'El {{time}} alguien entró a la cuenta de {{email}} con {{browser}}, desde un lugar o un navegador que no conocíamos.',
      button: 'Ver mis sesiones',
      after: 'Si fuiste tú, no hagas nada. Si no, cierra esa sesión y cambia la contraseña.',
    },
    keyCreated: {
      subject: 'Hay una clave de API nueva en tu cuenta de CuentaClara',
      heading: 'Clave de API creada',
      lead: 'El {{time}} se creó la clave {{key}} en la cuenta {{email}}.',
      button: 'Ver mis claves',
      after: 'Si no fuiste tú ni alguien de tu equipo, elimínala y cambia la contraseña.',
    },
    keyRotated: {
      subject: 'Una clave de API de CuentaClara tiene otro secreto',
      heading: 'Secreto de una clave cambiado',
      lead: 'El {{time}} la clave {{key}} de {{email}} recibió un secreto nuevo.',
      button: 'Ver mis claves',
      after: 'Si no fuiste tú ni alguien de tu equipo, elimínala y cambia la contraseña.',
    },
    keyDeleted: {
      subject: 'Se eliminó una clave de API de CuentaClara',
      heading: 'Clave de API eliminada',
      lead: 'El {{time}} se eliminó la clave {{key}} de {{email}}. Lo que la usaba dejó de funcionar.',
      button: 'Ver mis claves',
      after: 'Si no fuiste tú ni alguien de tu equipo, cambia la contraseña.',
    },
    webhookCreated: {
      subject: 'Hay un webhook nuevo en tu cuenta de CuentaClara',
      heading: 'Webhook creado',
      lead: 'El {{time}} se creó el webhook {{webhook}} en la cuenta {{email}}: recibirá lo que ocurra en ella.',
      button: 'Ver mis webhooks',
      after:
        'Si no fuiste tú ni alguien de tu equipo, elimínalo, cambia la contraseña y da secretos nuevos a tus claves.',
    },
    webhookMoved: {
      subject: 'Un webhook de CuentaClara va a otra dirección',
      heading: 'Dirección de un webhook cambiada',
      lead: 'El {{time}} el webhook {{webhook}} de {{email}} recibió otra dirección: desde ahora lo que ocurra en la cuenta se envía allí.',
      button: 'Ver mis webhooks',
      after:
        'Si no fuiste tú ni alguien de tu equipo, elimínalo, cambia la contraseña y da secretos nuevos a tus claves.',
    },
    webhookRotated: {
      subject: 'Un webhook de CuentaClara tiene otro secreto',
      heading: 'Secreto de un webhook cambiado',
      lead: 'El {{time}} el webhook {{webhook}} de {{email}} recibió un secreto nuevo.',
      button: 'Ver mis webhooks',
      after: 'Si no fuiste tú ni alguien de tu equipo, elimínalo y cambia la contraseña.',
    },
    webhookDeleted: {
      subject: 'Se eliminó un webhook de CuentaClara',
      heading: 'Webhook eliminado',
      lead: 'El {{time}} se eliminó el webhook {{webhook}} de {{email}}, con lo que se le había enviado.',
      button: 'Ver mis webhooks',
      after: 'Si no fuiste tú ni alguien de tu equipo, cambia la contraseña.',
    },
    keepingChanged: {
      subject: 'Cambiaste el plazo de tus datos en CuentaClara',
      heading: 'El plazo de tus datos cambió',
      lead: 'El {{time}} cambió cuánto se guardan las validaciones de {{email}}. Años, desde ahora: {{years}}.',
      button: 'Ver mis datos',
      after:
        'Lo que ya pasó ese plazo se borra en unos días, para siempre. Si no fuiste tú, vuelve a elegir el plazo hoy y cambia la contraseña.',
    },
    companyChanged: {
      subject: 'Cambió el nombre de tu empresa en CuentaClara',
      heading: 'Otro nombre en tus comprobantes',
      lead: 'El {{time}} cambió el nombre de la empresa de {{email}}, que aparece en los comprobantes.',
      button: 'Ver mi cuenta',
      after: 'Si no fuiste tú ni alguien de tu equipo, cambia la contraseña.',
    },
    sessionsClosed: {
      subject: 'Se cerraron sesiones de tu cuenta de CuentaClara',
      heading: 'Sesiones cerradas',
      lead: 'El {{time}} se cerraron sesiones de {{email}} desde otro navegador de la cuenta. Sesiones cerradas: {{count}}.',
      button: 'Ver mis sesiones',
      after: 'Si no fuiste tú, cambia la contraseña.',
    },
    welcome: {
      subject: 'Tus {{credits}} créditos de CuentaClara',
      heading: 'Tu cuenta está lista',
      lead: 'Tienes {{credits}} créditos para validar cuentas bancarias. Vencen el {{date}}.',
      button: 'Validar una cuenta',
      after: 'Cada validación usa 1 crédito. Si el banco no responde, no se cobra; en sandbox nunca se cobra.',
    },
    lowCredits: {
      subject: 'Te quedan pocos créditos en CuentaClara',
      heading: 'Quedan pocos créditos',
      lead: 'Créditos disponibles: {{credits}}. Cada validación usa 1.',
      button: 'Ver mis créditos',
      after: 'Te avisamos una sola vez por cada grupo de créditos. En sandbox puedes seguir probando sin costo.',
    },
    expiringCredits: {
      subject: 'Tus créditos de CuentaClara vencen el {{date}}',
      heading: 'Tus créditos están por vencer',
      lead: 'Créditos que vencen el {{date}}: {{credits}}. Después de ese día ya no se pueden usar.',
      button: 'Validar una cuenta',
      after: 'Te avisamos una sola vez por cada grupo de créditos.',
    },
    keyLimitNear: {
      subject: 'Una clave de API ya usó el 80 % de su mes',
      heading: 'Tu clave va por el 80 %',
      lead: 'La clave {{key}} ya usó el 80 % de sus {{limit}} validaciones de este mes.',
      button: 'Ver el uso',
      after:
        'El contador vuelve a cero el {{date}} (UTC). Te avisamos una vez al mes por clave, y otra vez si llega al 100 %.',
    },
    keyLimitReached: {
      subject: 'Una clave de API llegó a su límite del mes',
      heading: 'Tu clave llegó a su límite',
      lead: 'La clave {{key}} usó sus {{limit}} validaciones de este mes: las siguientes se rechazan con el código 429.',
      button: 'Ver el uso',
      after: 'El contador vuelve a cero el {{date}} (UTC). Otras claves de tu cuenta siguen funcionando.',
    },
    renewalFailed: {
      subject: 'No pudimos cobrar {{plan}}',
      heading: 'PayPal rechazó el cobro',
      lead: 'PayPal rechazó {{amount}} USD de {{plan}} el {{failedOn}}. Lo intenta de nuevo el {{retryOn}}.',
      button: 'Ver mi suscripción',
      after:
        'Si no se paga antes del {{until}}, o PayPal deja antes de intentarlo, tu plan termina, y con él las claves y los límites que incluye. Tus créditos siguen hasta su vencimiento, y tu historial siempre.',
    },
    renewalFailedForGood: {
      subject: 'No pudimos cobrar {{plan}}',
      heading: 'PayPal rechazó el cobro',
      lead: 'PayPal rechazó {{amount}} USD de {{plan}} el {{failedOn}}. Revisa tu forma de pago en PayPal, o paga ahora desde tu suscripción.',
      button: 'Ver mi suscripción',
      after:
        'Si no se paga antes del {{until}}, o PayPal deja antes de intentarlo, tu plan termina, y con él las claves y los límites que incluye. Tus créditos siguen hasta su vencimiento, y tu historial siempre.',
    },
    subscriptionSuspended: {
      subject: '{{plan}} quedó suspendida por falta de pago',
      heading: 'Tu suscripción quedó suspendida',
      lead: 'PayPal no pudo cobrar {{amount}} USD de {{plan}} y ya no lo intenta. Tu plan terminó, y con él lo que incluye.',
      button: 'Volver a suscribirme',
      after:
        'Conservas tus claves de sandbox, tu historial y los créditos que no han vencido. Al pagar, todo vuelve como estaba.',
    },
    subscriptionCancelled: {
      subject: '{{plan}} sigue activa hasta el {{until}}',
      heading: 'Tu suscripción se canceló',
      lead: 'No habrá más cobros. {{plan}} sigue activa hasta el {{until}}, con tus créditos, tus claves y todo lo que incluye.',
      button: 'Ver mi suscripción',
      after:
        'Después de ese día los créditos sin usar de este mes se pierden. Tu historial, tus recibos y las claves de sandbox se quedan.',
    },
    subscriptionEnded: {
      subject: 'Tu suscripción {{plan}} terminó',
      heading: 'Tu suscripción terminó',
      lead: 'No habrá más cobros de {{plan}}, y lo que incluía ya no funciona.',
      button: 'Ver los planes',
      after: 'Tu historial, tus recibos y las claves de sandbox se quedan. Puedes volver cuando quieras.',
    },
    subscriptionReactivated: {
      subject: '{{plan}} está al día otra vez',
      heading: 'Tu pago llegó',
      lead: 'PayPal cobró {{plan}}: tus claves y todo lo que incluye funcionan.',
      button: 'Ver mi suscripción',
      after: 'El próximo cobro, de {{amount}} USD, es el {{nextOn}}.',
    },
    receipt: {
      subject: 'Recibo {{receipt}} de CuentaClara',
      heading: 'Recibimos tu pago',
      lead: 'Pagaste {{amount}} por {{credits}} créditos: {{what}}. Puedes usarlos hasta el {{date}}. Recibo {{receipt}}, del {{paidOn}}.',
      button: 'Ver el recibo',
      after:
        'Es un comprobante de pago, no una factura fiscal. Precio en dólares estadounidenses; impuestos no incluidos.',
    },
    serviceReceipt: {
      subject: 'Recibo {{receipt}} de CuentaClara',
      heading: 'Recibimos tu pago',
      lead: 'Pagaste {{amount}}: {{what}}. Recibo {{receipt}}, del {{paidOn}}.',
      button: 'Ver el recibo',
      after:
        'Es un comprobante de pago, no una factura fiscal. Precio en dólares estadounidenses; impuestos no incluidos.',
    },
    moneyBack: {
      subject: 'Se devolvió dinero del recibo {{receipt}}',
      heading: 'Dinero devuelto',
      lead: 'De los {{amount}} que pagaste por {{what}} se devolvieron {{refunded}}. Créditos sin usar que salieron de tu cuenta: {{credits}}. Créditos ya usados que descontaremos de tu próxima compra: {{owed}}.',
      button: 'Ver el recibo',
      after: 'PayPal decide cuándo aparece el dinero en tu cuenta o tarjeta; suele tardar unos días.',
    },
    paymentFailed: {
      subject: 'No se completó tu pago en CuentaClara',
      heading: 'Tu pago no se completó',
      lead: 'PayPal no cobró los {{amount}} de esta compra: {{what}}. No recibiste créditos por ella.',
      button: 'Ver qué pasó',
      after:
        'Puedes pagar con otro medio cuando quieras. Si ves un cargo, suele ser una retención que tu banco libera.',
    },
    payeeChanged: {
      subject: 'Cambió algo en uno de tus beneficiarios',
      heading: 'Revisa antes de pagar',
      lead: 'Volvimos a preguntar al banco por {{payee}} y la respuesta no coincide con lo que conocías. Antes de pagarle, confírmalo por un medio que ya tengas: un teléfono guardado, no el de un correo.',
      button: 'Ver qué cambió',
      after:
        'Te escribimos una vez por ronda: si cambió algo en otros beneficiarios, los verás primero en tu lista. La frecuencia se elige en cada beneficiario.',
    },
    roundPaused: {
      subject: 'La revisión de tus beneficiarios espera créditos',
      heading: 'Tu ronda está en pausa',
      lead: 'Beneficiarios por revisar: {{payees}}. Créditos que hacen falta: {{credits}}. Al comprarlos, la ronda sigue sola.',
      button: 'Ver mis beneficiarios',
      after: 'Cada revisión usa 1 crédito y solo se cobra si el banco responde. Puedes apagarla en cada beneficiario.',
    },
    webhookDisabled: {
      subject: 'Apagamos un webhook que no responde',
      heading: 'Apagamos tu webhook',
      lead: '{{host}} no recibe lo que le enviamos desde el {{since}}, y lo apagamos. Lo que ocurra mientras tanto se guarda {{days}} días.',
      button: 'Ver mis webhooks',
      after: 'Cuando lo enciendas de nuevo, recibirá en orden lo que quedó pendiente.',
    },
    ticketReceived: {
      subject: 'Recibimos tu mensaje ({{ticket}})',
      heading: 'Lo recibimos',
      lead: 'Tu mensaje «{{subject}}» tiene el número {{ticket}}. Te responde una persona en {{hours}} horas como máximo.',
      button: 'Abrir CuentaClara',
      after:
        'Responde a este correo si quieres agregar algo. Nunca te pediremos tu contraseña ni el secreto de una clave.',
    },
    ticketForSupport: {
      subject: '[{{priority}}] {{category}} ({{ticket}})',
      heading: 'Mensaje de un cliente',
      lead: '{{subject}}\n\n{{message}}',
      button: 'Abrir la página',
      after:
        'De {{name}}, {{email}}, cuenta {{account}}, plazo {{answerBy}}. Página: {{page}}. Solicitudes: {{requests}}. Widget: {{version}}, {{browser}}, {{error}}. Archivos: {{files}}. Si respondes a este correo, le llega al cliente.',
    },
    ticketAnswered: {
      subject: 'Respuesta a tu mensaje ({{ticket}})',
      heading: 'Te respondimos',
      lead: '{{answer}}',
      button: 'Abrir CuentaClara',
      after:
        'Si quieres agregar algo, responde a este correo. Nunca te pediremos tu contraseña ni el secreto de una clave.',
    },
    contactReceived: {
      subject: 'Recibimos tu mensaje ({{ticket}})',
      heading: 'Lo recibimos',
      lead: 'Alguien escribió a CuentaClara con esta dirección. El mensaje tiene el número {{ticket}} y lo responde una persona en {{hours}} horas como máximo.',
      button: 'Ver la ayuda',
      after: 'Si quieres agregar algo, responde a este correo. Si no escribiste, no hace falta que hagas nada.',
    },
    contactForSupport: {
      subject: '[contacto] Mensaje de un visitante ({{ticket}})',
      heading: 'Mensaje de un visitante',
      lead: '{{message}}',
      button: 'Abrir el sitio',
      after:
        'De {{name}}, {{company}}, {{email}}, teléfono {{phone}}, plazo {{answerBy}}. La dirección no está comprobada. Si respondes a este correo, le llega a quien escribió.',
    },
    contactAnswered: {
      subject: 'Respuesta a tu mensaje ({{ticket}})',
      heading: 'Te respondimos',
      lead: '{{answer}}',
      button: 'Abrir CuentaClara',
      after: 'Si quieres agregar algo, responde a este correo.',
    },
  },
  purchases: {
    pack: 'paquete {{plan}}',
    period: 'un mes del plan {{plan}}',
    link: '{{description}}',
  },
  packAtPayPal: '{{credits}} créditos de CuentaClara',
  mailFooter: 'CuentaClara comprueba a quién le pagas antes de que pagues.',
};

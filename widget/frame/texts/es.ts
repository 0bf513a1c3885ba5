import { anatomy } from '#shared/messages/anatomy/es.ts';
import { accountTypes, documentTypes, fields, formats } from '#shared/messages/names/es.ts';

export const texts = {
  anatomy,
  accountTypes,
  documentTypes,
  title: 'Registra tu cuenta de cobro',
  close: 'Cerrar',
  sandbox: 'Sandbox',
  direct: 'Tus datos van directo a CuentaClara',
  servedTo: 'para {{host}}',
  form: {
    country: 'País del banco',
    formats: { ...formats, LOCAL: 'cuenta local', ALIAS: 'alias' },
    numbers: { ...formats, LOCAL: fields.accountNumber, PIX: 'Chave PIX' },
    fields,
    name: 'Nombre o razón social',
    choose: 'Elige…',
    optional: 'opcional',
    more: 'Agregar tu documento',
    digits: '{{typed}} de {{count}} dígitos',
    characters: '{{typed}} de {{count}} caracteres',
    otherKind: '¿Tienes otro tipo de número?',
    looksLike: 'Parece otro tipo de número.',
    switchTo: 'Usar {{format}}',
    submit: 'Validar cuenta',
    required: 'Completa este campo.',
    countryFailed: 'No pudimos cargar las reglas de ese país. Revisa tu conexión y elígelo de nuevo.',
  },
  paste: {
    filled: 'Leímos lo que pegaste y completamos lo que reconocimos.',
    turned: 'El número que pegaste es de {{country}}: cambiamos el país.',
    card: 'Eso parece una tarjeta. Pega el número de la cuenta.',
    cut: 'Una hoja de cálculo dañó este número: cópialo de nuevo desde el original.',
  },
  tries_one: 'Queda 1 intento.',
  tries_other: 'Quedan {{count}} intentos.',
  trouble: {
    kept: 'Tus datos siguen aquí.',
    offline: {
      title: 'Sin conexión',
      detail: 'Inténtalo cuando vuelva: no se pregunta dos veces.',
    },
    server: { title: 'No pudimos preguntar', detail: 'Inténtalo de nuevo en un momento.' },
    busy: {
      title: 'Demasiadas solicitudes',
      detail: 'Espera un momento y vuelve a intentarlo.',
    },
    day: { title: 'Por hoy no se puede más', detail: 'Vuelve mañana, o avisa a {{host}}.' },
    off: { title: 'El registro está en pausa', detail: 'Avisa a {{host}} o vuelve más tarde.' },
    tries: { title: 'No quedan intentos', detail: 'Avisa a {{host}} si necesitas registrar otra cuenta.' },
    over: { title: 'La sesión terminó', detail: 'Continúa y abrimos otra.' },
    renewal: { title: 'No pudimos continuar', detail: 'Recarga la página de {{host}}, o avísales.' },
    fields: { title: 'Revisa lo marcado', detail: 'Hay datos que el banco no puede leer.' },
    retry: 'Reintentar',
    renew: 'Continuar',
  },
};

export type Texts = typeof texts;

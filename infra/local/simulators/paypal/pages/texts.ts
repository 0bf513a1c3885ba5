const es = {
  title: 'PayPal (simulado)',
  notice: 'Es una simulación: no se mueve dinero.',
  payTo: 'Pagar a {brand}',
  monthly: 'cada período, hasta que canceles',
  paypal: 'Pagar con PayPal',
  card: 'Pagar con tarjeta',
  decline: 'Pagar con un medio que será rechazado',
  cancel: 'Cancelar y volver',
  number: 'Número de tarjeta',
  expiry: 'Vencimiento (MM/AA)',
  cvv: 'Código de seguridad',
  pay: 'Pagar',
  back: 'Elegir otro medio',
  testCards: 'Tarjetas de prueba',
  'card.good': 'aprobada',
  'card.refused': 'rechazada aquí',
  'card.declined': 'rechazada al cobrar',
  'card.reviewed': 'queda en revisión',
  'wrong.number': 'Escribe un número de tarjeta válido.',
  'wrong.expiry': 'Escribe una fecha futura como MM/AA.',
  'wrong.cvv': 'Escribe los 3 o 4 dígitos del código.',
  'wrong.refused': 'Tu banco rechazó esta tarjeta. Prueba con otra.',
  done: 'Este pago ya está hecho.',
  expired: 'Este enlace venció.',
  unknown: 'Este enlace no lleva a ningún pago.',
  finished: 'Ya puedes cerrar esta página.',
};

export type TextName = keyof typeof es;

const en: Readonly<Record<TextName, string>> = {
  title: 'PayPal (simulated)',
  notice: 'This is a simulation: no money moves.',
  payTo: 'Pay {brand}',
  monthly: 'every period, until you cancel',
  paypal: 'Pay with PayPal',
  card: 'Pay with a card',
  decline: 'Pay with means that will be declined',
  cancel: 'Cancel and return',
  number: 'Card number',
  expiry: 'Expiry date (MM/YY)',
  cvv: 'Security code',
  pay: 'Pay',
  back: 'Choose another way to pay',
  testCards: 'Test cards',
  'card.good': 'approved',
  'card.refused': 'refused here',
  'card.declined': 'declined when money is taken',
  'card.reviewed': 'waits for a review',
  'wrong.number': 'Type a valid card number.',
  'wrong.expiry': 'Type a date in the future as MM/YY.',
  'wrong.cvv': 'Type the 3 or 4 digits of the code.',
  'wrong.refused': 'Your bank refused this card. Try another one.',
  done: 'This payment is already done.',
  expired: 'This link has expired.',
  unknown: 'This link leads to no payment.',
  finished: 'You can close this page.',
};

export type Language = 'es' | 'en';

export const languageOf = (locale: string): Language => (locale.toLowerCase().startsWith('es') ? 'es' : 'en');

export const textsIn = (language: Language): Readonly<Record<TextName, string>> => ({ es, en })[language];

import type { IssueMeaning } from '../../validation/payments.ts';

/** What to do about a payment that PayPal refused, to whoever pays. */
export const paymentIssues: Readonly<Record<IssueMeaning, string>> = {
  unapproved: 'Aún no aprobaste el pago en PayPal. Ábrelo de nuevo y confírmalo; no se te cobró nada.',
  payerCanRetry: 'PayPal no pudo cobrar con ese medio de pago y no se te cobró nada. Vuelve a PayPal y elige otro.',
  elsewhere: 'PayPal no permite este pago con tu cuenta y no se te cobró nada. Paga con otra cuenta o con tarjeta.',
  final: 'PayPal rechazó este pago. Si aparece un cargo, PayPal lo devuelve; para los detalles, consulta a PayPal.',
  over: 'Este pago ya no está abierto en PayPal y no se te cobró nada. Empieza uno nuevo.',
  askAgain: 'PayPal aún revisa este pago. No pagues de nuevo: te avisamos en cuanto responda.',
  treatAsDone: 'PayPal ya había procesado este pago. No pagues de nuevo: confirmamos el resultado con PayPal.',
  ours: 'No pudimos tramitar este pago por un problema nuestro y no se te cobró nada. Ya nos ocupamos; prueba más tarde.',
};

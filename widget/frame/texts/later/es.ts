import { reasons } from '#shared/messages/names/es.ts';

/** What is said from the first question on. */
export const later = {
  reasons,
  waiting: {
    title: 'Preguntando al banco',
    wellFormed: 'Número bien formado',
    sent: 'Solicitud enviada',
    bank: 'Esperando a {{bank}}',
    anyBank: 'Esperando al banco',
    test: 'Esperando la respuesta de prueba',
    usual: 'Suele tardar de 2 a 5 segundos.',
    long: 'Está tardando más de lo habitual. Seguimos esperando.',
    seconds: '{{seconds}} s',
  },
  answer: {
    titles: {
      confirmed: 'Cuenta confirmada',
      mismatch: 'El titular no coincide',
      unusable: 'No sirve para cobrar',
      unanswered: 'Aún sin confirmar',
    },
    anyBank: 'El banco',
    answered: '{{bank}} respondió en {{seconds}} s.',
    partial: 'El nombre coincide solo en parte: revisa que sea el tuyo.',
    unnamed: 'La cuenta existe y recibe pagos. El banco no dijo el nombre del titular.',
    mismatch:
      'La cuenta existe, pero el nombre o el documento que dice el banco no es el que escribiste. Revisa los datos.',
    unusable: 'Compara el número con el original o usa otra cuenta.',
    unanswered: 'No es un rechazo: nadie dijo que la cuenta esté mal.',
    facts: { holder: 'Titular', bank: 'Banco', account: 'Cuenta', currency: 'Moneda' },
    number: 'El número que escribiste',
    use: 'Usar esta cuenta',
    change: 'Cambiar número',
    correct: 'Corregir los datos',
    again: 'Intentar de nuevo',
    useAnyway: 'Usar de todos modos',
    anywayMismatch: '{{host}} verá que el titular no coincide y decidirá si puede pagarte.',
    anywayUnanswered: '{{host}} verá que el banco no respondió y puede pedirte otra prueba.',
  },
  done: { title: 'Listo', explain: '{{host}} recibe tu cuenta. Puedes seguir en su página.' },
};

export type LaterTexts = typeof later;

import type { Messages } from '../messages.ts';

export const headlines: Messages['headlines'] = {
  match: { title: 'Es de quien esperas', short: 'Coincide' },
  matchWarned: { title: 'Es de quien esperas, con un aviso', short: 'Coincide, con aviso' },
  matchStopped: { title: 'Es de quien esperas, pero no pagues aún', short: 'Coincide, no pagues aún' },
  partial: { title: 'Coincide solo en parte', short: 'En parte' },
  partialWarned: { title: 'Coincide solo en parte', short: 'En parte' },
  partialStopped: { title: 'Coincide solo en parte: no pagues aún', short: 'En parte, no pagues aún' },
  mismatch: {
    title: 'Existe, pero no es de {{expected}}',
    unnamed: 'Existe, pero no es de quien esperabas',
    short: 'No coincide',
  },
  exists: { title: 'Existe y recibe pagos', short: 'Existe' },
  existsWarned: { title: 'Existe y recibe pagos, con un aviso', short: 'Existe, con aviso' },
  existsStopped: { title: 'Existe, pero no pagues aún', short: 'Existe, no pagues aún' },
  otherAccount: {
    title: 'Este proveedor tenía otra cuenta hasta el {{until}}',
    unnamed: 'Este proveedor tenía otra cuenta',
    short: 'Otra cuenta',
  },
  otherHolder: { title: 'Cambió el titular: ya no es de {{was}}', short: 'Otro titular' },
  otherPayee: { title: 'Esta cuenta ya es de otro beneficiario tuyo', short: 'De otro beneficiario' },
  notFound: { title: 'No existe', short: 'No existe' },
  otherCurrency: { title: 'Existe, pero en otra moneda', short: 'Otra moneda' },
  noAnswer: { title: 'Nadie respondió: no se cobró', short: 'Sin respuesta' },
  broken: { title: 'No pudimos preguntar: no se cobró', short: 'Sin respuesta' },
  bankNotCovered: { title: 'Todavía no podemos preguntar a este banco: no se cobró', short: 'Sin cobertura' },
  countryNotCovered: { title: 'Todavía no podemos preguntar en este país: no se cobró', short: 'Sin cobertura' },
  methodNotCovered: {
    title: 'Todavía no podemos preguntar por este tipo de cuenta: no se cobró',
    short: 'Sin cobertura',
  },
  underway: { title: 'El banco pidió más tiempo', short: 'En curso' },
  unreadable: { title: 'No podemos mostrar esta respuesta', short: 'No se puede mostrar' },
};

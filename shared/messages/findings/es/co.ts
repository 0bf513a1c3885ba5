import type { FindingCode } from '../../../engine/index.ts';

export const co: Readonly<Record<Extract<FindingCode, `co.${string}`>, string>> = {
  'co.local.length': 'La cuenta tiene {{expected}} dígitos.',
  'co.local.zeros': 'Solo ceros no es una cuenta.',
  'co.local.mobile': 'En Nequi y Daviplata la cuenta es tu celular: diez dígitos que empiezan con 3.',
  'co.local.unusual_length':
    'En ese banco las cuentas suelen tener {{expected}} dígitos: compara el número con el original.',
  'co.nit.length': 'Un NIT tiene de 7 a 11 dígitos con el de verificación.',
  'co.nit.check_digit': 'El dígito de verificación debería ser {{expected}}, o hay un error en otra posición.',
  'co.nit.zeros': 'Solo ceros no es un NIT.',
  'co.nit.digit_missing':
    'Parece un NIT sin su dígito de verificación: sería {{expected}}. Agrégalo al final si coincide con el tuyo.',
  'co.nit.looks_like_cc':
    'Parece una cédula sin el dígito de verificación del NIT: sería {{expected}}. Agrégalo al final, o elige CC.',
  'co.cc.length': 'Una cédula de ciudadanía tiene hasta 10 dígitos.',
  'co.cc.zeros': 'Solo ceros no es un documento.',
  'co.cc.unusual_length': 'Una cédula de ciudadanía suele tener {{expected}} dígitos.',
  'co.cd.length': 'Un carné diplomático tiene hasta 10 dígitos.',
  'co.cd.zeros': 'Solo ceros no es un documento.',
  'co.ce.length': 'Una cédula de extranjería tiene hasta 15 caracteres.',
  'co.ce.zeros': 'Solo ceros no es un documento.',
  'co.ce.unusual_length': 'Una cédula de extranjería suele tener {{expected}} caracteres.',
  'co.ti.length': 'Una tarjeta de identidad tiene hasta 11 dígitos.',
  'co.ti.zeros': 'Solo ceros no es un documento.',
  'co.ti.unusual_length': 'Una tarjeta de identidad suele tener {{expected}} dígitos.',
  'co.pas.length': 'Un pasaporte tiene hasta 12 caracteres.',
  'co.pas.zeros': 'Solo ceros no es un documento.',
  'co.iepn.length': 'Una identificación extranjera tiene hasta 15 dígitos.',
  'co.iepn.zeros': 'Solo ceros no es un documento.',
  'co.iepj.length': 'Una identificación extranjera tiene hasta 15 dígitos.',
  'co.iepj.zeros': 'Solo ceros no es un documento.',
  'co.fd.length': 'Un fideicomiso tiene hasta 15 dígitos.',
  'co.fd.zeros': 'Solo ceros no es un documento.',
  'co.rc.length': 'Un registro civil tiene hasta 15 dígitos.',
  'co.rc.zeros': 'Solo ceros no es un documento.',
};

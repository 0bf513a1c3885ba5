import type { AnatomyTexts } from '../../anatomy/texts.ts';
import { parts } from '../names/parts/es.ts';

/** What the anatomy of a number says; `{{name}}` is replaced by the value of that name. */
export const anatomy: AnatomyTexts = {
  parts: { ...parts, extra: 'De más' },
  /** Where there is room for a few letters only. */
  short: { checkDigit: 'Verif.' },
  /** What a part is, where there is room to say it. */
  about: {
    plaza: 'Donde se abrió',
    branch: 'Donde se abrió',
    account: 'La del titular en ese banco',
  },
  correct: 'Correcto',
  shouldBe: 'Debería ser {{expected}}',
  notInCatalogue: 'No está en el catálogo',
  digitSum: {
    weights: 'por su peso',
    sum: 'suman {{sum}}; a {{total}} le falta {{expected}}',
    exact: 'suman {{sum}}; no falta nada',
    remainder: 'suman {{sum}}; módulo {{modulus}} da {{expected}}',
    open: 'lo que suman',
  },
  says: {
    empty_one: 'Escribe {{count}} carácter.',
    empty_other: 'Escribe {{count}} caracteres.',
    emptyOpen_one: 'Escribe al menos {{count}} carácter.',
    emptyOpen_other: 'Escribe al menos {{count}} caracteres.',
    emptyDigits_one: 'Escribe {{count}} dígito.',
    emptyDigits_other: 'Escribe {{count}} dígitos.',
    emptyDigitsOpen_one: 'Escribe al menos {{count}} dígito.',
    emptyDigitsOpen_other: 'Escribe al menos {{count}} dígitos.',
    emptyMore: 'Puedes pegar el número con espacios o guiones.',
    missing_one: 'Falta 1 carácter.',
    missing_other: 'Faltan {{count}} caracteres.',
    missingDigits_one: 'Falta 1 dígito.',
    missingDigits_other: 'Faltan {{count}} dígitos.',
    soFar: 'Hasta aquí todo coincide: {{bank}}.',
    keepTyping: 'Sigue escribiendo o pega el número completo.',
    wellFormed: 'Bien formada.',
    bank: '{{bank}}.',
    checks_one: 'El dígito verificador coincide.',
    checks_other: 'Los dígitos verificadores coinciden.',
    askBank: 'Falta preguntar al banco si existe y de quién es.',
    wrong: 'El dígito {{position}} debería ser {{expected}}.',
    wrongRun: 'Los caracteres {{position}} a {{last}} deberían ser {{expected}}.',
    wrongMore:
      'Escribiste {{typed}}. Si ese está bien, hay un error en otra posición: compara el número con el original.',
    stray: 'El carácter {{position}} no puede ser «{{typed}}».',
    strayDigits: 'Aquí solo van dígitos. Compara el número con el original.',
    strayMore: 'Aquí va uno de estos: {{expected}}. Compara el número con el original.',
    tooMany_one: 'Sobra 1 carácter.',
    tooMany_other: 'Sobran {{count}} caracteres.',
    tooManyDigits_one: 'Sobra 1 dígito.',
    tooManyDigits_other: 'Sobran {{count}} dígitos.',
    impossible: 'Este número no puede ser correcto.',
    compare: 'Compara el número con el original.',
  },
};

import { formats } from '../model.ts';

export const mxDocuments = formats(
  {
    id: 'rfc',
    country: 'MX',
    code: 'mx.rfc',
    name: { es: 'RFC', en: 'RFC' },
    short: { es: 'RFC', en: 'RFC' },
    definition: {
      es: 'Registro Federal de Contribuyentes de México: 13 caracteres para una persona y 12 para una empresa.',
      en: 'Mexico’s federal taxpayer registry: 13 characters for a person and 12 for a company.',
    },
    example: 'GODE561231GR8',
    also: 'MAB9307148T4',
    parts: {
      initials: {
        es: 'Dos letras del primer apellido, una del segundo y una del nombre. Una empresa lleva tres.',
        en: 'Two letters from the first surname, one from the second and one from the given name. A company has three.',
      },
      date: {
        es: 'Año, mes y día: de nacimiento, o de la fundación.',
        en: 'Year, month and day of birth, or of incorporation.',
      },
      homoclave: {
        es: 'La asigna el SAT para que dos personas no compartan clave.',
        en: 'Assigned by the SAT so that no two people share a key.',
      },
      checkDigit: { es: 'Un dígito, o la A cuando saldría 10.', en: 'A digit, or A where it would be 10.' },
    },
    check: {
      es: 'Cada letra vale su lugar en esta lista: 0 a 9, A a N, &, O a Z, el espacio y la Ñ. A una empresa le falta una letra, y se le cuenta un espacio delante. Cerca de 1.5 % de los RFC en uso llevan otro carácter: por eso es un aviso y no un rechazo.',
      en: 'Each letter counts as its place in this list: 0 to 9, A to N, &, O to Z, the space and Ñ. A company has one letter fewer, so a space is counted in front. About 1.5% of the RFCs in use carry another character: that is why it is a warning and not a rejection.',
    },
    completing: {
      body: 'GODE561231GR',
      label: { es: 'Sin el último carácter: 12 o 11', en: 'Without the last character: 12 or 11' },
    },
    mistakes: [
      {
        number: 'GODE561231',
        state: 'incomplete',
        title: { es: 'Sin homoclave', en: 'Without its homoclave' },
        text: {
          es: 'Los diez primeros salen del nombre y la fecha. Los tres últimos solo los da el SAT.',
          en: 'The first ten come from the name and date. Only the SAT assigns the last three.',
        },
      },
      {
        number: 'G0DE561231GR8',
        state: 'impossible',
        finding: 'document.characters',
        title: { es: 'Un cero en lugar de una O', en: 'A zero for an O' },
        text: {
          es: 'Las iniciales son letras. Ahí nunca va un número.',
          en: 'The initials are letters. A digit never goes there.',
        },
      },
      {
        number: 'GODE561331GR2',
        state: 'impossible',
        finding: 'mx.rfc.date',
        title: { es: 'Una fecha que no existe', en: 'A date that does not exist' },
        text: {
          es: 'No hay mes 13. Suele ser el día y el mes al revés.',
          en: 'There is no month 13. Day and month are often swapped.',
        },
      },
      {
        number: 'GODE561231GR9',
        state: 'well-formed',
        finding: 'mx.rfc.check_digit',
        title: { es: 'El último carácter no coincide', en: 'The last character does not match' },
        text: {
          es: 'Es un aviso: hay RFC reales que no cumplen la regla. Compara con la constancia fiscal.',
          en: 'It is a warning: some real RFCs break the rule. Compare with the tax certificate.',
        },
      },
      {
        number: 'XAXX010101000',
        state: 'well-formed',
        title: { es: 'El RFC genérico', en: 'The generic RFC' },
        text: {
          es: 'Es el de público en general. No cumple la suma y se acepta, pero no es de nadie.',
          en: 'It stands for the general public. It fails the sum and is accepted, but it belongs to nobody.',
        },
      },
    ],
    authorities: [
      {
        name: { es: 'SAT, consulta de la clave de RFC', en: 'SAT, look-up of an RFC' },
        url: 'https://www.sat.gob.mx/aplicacion/operacion/31274/consulta-tu-clave-de-rfc-mediante-curp',
      },
    ],
    related: ['curp', 'clabe'],
  },
  {
    id: 'curp',
    country: 'MX',
    code: 'mx.curp',
    name: { es: 'CURP', en: 'CURP' },
    short: { es: 'CURP', en: 'CURP' },
    definition: {
      es: 'Clave Única de Registro de Población: 18 caracteres que identifican a una persona en México.',
      en: 'Unique population registry key: 18 characters that identify a person in Mexico.',
    },
    example: 'BOXW310820HNERXN09',
    parts: {
      initials: { es: 'De los apellidos y del nombre.', en: 'From the surnames and the given name.' },
      date: { es: 'Año, mes y día de nacimiento.', en: 'Year, month and day of birth.' },
      sex: { es: 'H, M o X.', en: 'H, M or X.' },
      state: { es: 'Donde nació. NE es fuera de México.', en: 'Where the person was born. NE is outside Mexico.' },
      consonants: {
        es: 'La siguiente consonante de cada apellido y del nombre.',
        en: 'The next consonant of each surname and of the given name.',
      },
      century: {
        es: 'Un número si nació antes de 2000, una letra desde entonces.',
        en: 'A digit for births before 2000, a letter since then.',
      },
      checkDigit: { es: 'Se calcula con los 17 anteriores.', en: 'Calculated from the 17 before it.' },
    },
    check: {
      es: 'Cada letra vale su lugar en esta lista: 0 a 9, A a N, Ñ, O a Z. El motor mira también la fecha y el estado.',
      en: 'Each letter counts as its place in this list: 0 to 9, A to N, Ñ, O to Z. The engine also looks at date and state.',
    },
    completing: {
      body: 'BOXW310820HNERXN0',
      label: { es: 'Los primeros 17 caracteres', en: 'The first 17 characters' },
    },
    mistakes: [
      {
        number: 'BOXW310820HNERXNO9',
        state: 'impossible',
        finding: 'mx.curp.letter_o',
        title: { es: 'La letra O en lugar del cero', en: 'The letter O for the zero' },
        text: {
          es: 'El verificador no lo nota: la diferencia suma 50. Lo delata la fecha, porque nacería en 2031.',
          en: 'The check digit misses it: the difference adds 50. The date catches it: the person would be born in 2031.',
        },
      },
      {
        number: 'MASI050805MVZRLR08',
        state: 'well-formed',
        finding: 'mx.curp.digit_zero',
        title: { es: 'Un cero donde iba una letra', en: 'A zero where a letter belongs' },
        text: {
          es: 'Así tendría más de cien años. Puede ser, por eso solo es un aviso.',
          en: 'The person would be over a hundred. That may be, so it is only a warning.',
        },
      },
      {
        number: 'BOXW310820HZZRXN06',
        state: 'impossible',
        finding: 'mx.curp.state',
        title: { es: 'Un estado que no existe', en: 'A state that does not exist' },
        text: { es: 'ZZ no es ninguna de las claves de estado.', en: 'ZZ is none of the state codes.' },
      },
      {
        number: 'GODE561231GR8',
        state: 'impossible',
        finding: 'document.characters',
        title: { es: 'Es un RFC', en: 'It is an RFC' },
        text: {
          es: 'Los diez primeros caracteres son iguales en los dos. El lugar 11 de una CURP dice el sexo.',
          en: 'The first ten characters are the same in both. Place 11 of a CURP says the sex.',
        },
      },
      { common: 'swap', state: 'impossible' },
      { common: 'cut', state: 'incomplete' },
    ],
    authorities: [
      {
        name: { es: 'Gobierno de México, consulta de la CURP', en: 'Government of Mexico, look-up of a CURP' },
        url: 'https://www.gob.mx/curp/',
      },
      {
        name: {
          es: 'DOF, 23 nov 2009: procedimiento técnico de la CURP',
          en: 'DOF, 23 Nov 2009: technical procedure of the CURP',
        },
        url: 'https://dof.gob.mx/nota_detalle.php?codigo=5121057&fecha=23/11/2009',
      },
    ],
    related: ['rfc', 'clabe'],
  },
);

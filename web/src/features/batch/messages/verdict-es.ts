export const verdict = {
  title: 'Qué hacer con cada pago',
  soFar: 'hasta ahora',
  stop: {
    title: 'No pagues {{rows}} de {{total}}.',
    why: 'La cuenta no existe, es de otra persona o el riesgo es alto.',
  },
  look: {
    title: 'Revisa {{rows}} de {{total}} antes de pagar.',
    why: 'La cuenta existe, pero el nombre coincide solo en parte o hay una advertencia.',
  },
  FAILED: {
    title: 'Todavía no pagues {{rows}} de {{total}}: sin resultado.',
    why: 'Nadie contestó, o hay que corregir algo. No se cobró.',
  },
  plain: {
    title: '{{rows}} de {{total}} existen, sin nombre que comparar.',
    why: 'Mira de quién son, o agrega el nombre esperado a tu archivo.',
  },
  pay: {
    title: 'Puedes pagar {{rows}} de {{total}}.',
    why: 'La cuenta existe y el titular es quien esperas.',
  },
  see: 'Ver',
  listed: 'No pagues {{rows}}',
};

export const verdicts = {
  pay: 'Puedes pagar',
  plain: 'Existe, sin nombre que comparar',
  look: 'Revisa antes de pagar',
  stop: 'No pagues',
};

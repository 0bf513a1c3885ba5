import { headlines } from '#shared/messages/headlines/es.ts';

const es = {
  headlines,
  simulated: 'Así contesta un banco simulado. Nadie preguntó a {{bank}}.',
  aBank: 'ningún banco',
  holder: 'Titular',
  expected: 'Esperabas pagar a',
  document: 'Documento',
  currency: 'Moneda',
  risk: 'Riesgo',
  risks: { LOW: 'Bajo', MEDIUM: 'Medio', HIGH: 'Alto' },
  nothing: 'No lo dijo',
  number: 'Preguntaste por',
  json: 'Respuesta',
  jsonStatus: '{{status}} · {{ms}} ms',
  curl: 'La misma llamada',
  copy: 'Copiar',
  refused: 'La API no aceptó este número',
  wait_one: 'Preguntaste demasiadas veces. Vuelve a intentarlo en {{count}} segundo.',
  wait_other: 'Preguntaste demasiadas veces. Vuelve a intentarlo en {{count}} segundos.',
  failed: 'La API no respondió. Vuelve a intentarlo.',
};

export default es;

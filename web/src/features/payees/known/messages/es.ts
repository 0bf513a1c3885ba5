import { headlines } from '#shared/messages/headlines/es.ts';

export default {
  headlines,
  repeat: {
    title: 'Ya validaste esta cuenta {{when}}.',
    said: '{{answer}}: «{{holder}}».',
    saidAlone: '{{answer}}.',
    show: 'Ver el resultado',
    again_one: 'Validar otra vez, {{count}} crédito',
    again_other: 'Validar otra vez, {{count}} créditos',
  },
  known: {
    title: '{{name}}, beneficiario desde {{month}}.',
    never: 'Todavía no la habías validado.',
    same_one: 'Misma cuenta en su única validación. {{last}}',
    same_other: 'Misma cuenta en las {{count}} validaciones. {{last}}',
    last: 'La última, {{when}}.',
  },
  otherAccount: {
    title: 'Este proveedor tenía otra cuenta hasta el {{day}}.',
    titleNoDay: 'Este proveedor tenía otra cuenta.',
    explain: 'La anterior: {{was}}, {{bank}}. Validar la nueva dice si sigue siendo suya.',
    explainNoBank: 'La anterior: {{was}}. Validar la nueva dice si sigue siendo suya.',
  },
  otherHolder: {
    title: 'Cambió el titular: ya no es de «{{was}}».',
    explain: 'La cuenta es la misma y el banco dice ahora otro nombre. No pagues antes de confirmarlo por teléfono.',
  },
  otherPayee: {
    title: 'Esta cuenta ya es de otro beneficiario tuyo.',
    explain: 'La tienes guardada como «{{was}}». Puede ser un número copiado de otra fila.',
  },
  sandbox: {
    title: 'El sandbox contestará: {{answer}}',
    explain: 'Es un número de prueba: no pregunta a ningún banco y no gasta créditos.',
    slow: 'Tarda unos segundos, como un banco lento.',
  },
  memory: {
    same_one: 'Beneficiario desde {{month}}: {{count}} validación, sin cambios.',
    same_other: 'Beneficiario desde {{month}}: {{count}} validaciones, sin cambios.',
    first: 'Beneficiario desde {{month}}: esta es su primera validación.',
    history: 'Ver su historia',
    review: 'Revisar el cambio',
    otherAccount: 'Antes: {{was}}, {{bank}}. Confírmalo por un teléfono que ya tenías.',
    otherAccountNoBank: 'Antes: {{was}}. Confírmalo por un teléfono que ya tenías.',
    otherHolder: 'Antes el banco decía «{{was}}».',
    otherPayee: 'La tienes guardada como «{{was}}».',
  },
  save: {
    button: 'Guardar',
    done: 'Guardado',
    doneMore: 'Si cambia la cuenta o el titular, te avisamos.',
    undo: 'Deshacer',
    undone: 'Ya no está guardado',
    saved: 'Guardado: ver su historia',
    failed: 'No pudimos guardarlo',
    notUndone: 'No pudimos deshacerlo',
    unknown: 'Inténtalo de nuevo en un momento.',
  },
};

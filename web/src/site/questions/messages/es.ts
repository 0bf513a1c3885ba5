import landing from '../../landing/messages/es.ts';

const es = {
  title: 'Preguntas frecuentes',
  lead: 'Cada respuesta cabe en una o dos frases y lleva a su artículo.',
  more: 'Leer el artículo',
  unsolved: '¿Tu pregunta no está?',
  or: 'o',
  write: 'escríbenos',
  help: 'Busca en la ayuda',
  groups: {
    validate: 'Validar',
    credits: 'Créditos y pagos',
    integrate: 'Lotes, API y widget',
    account: 'Cuenta y privacidad',
  },
  items: {
    ...landing.faq.items,
    mismatch: {
      question: '¿Qué hago si el titular no coincide?',
      answer:
        'No pagues todavía. La cuenta existe, pero el banco dice otro nombre. Llama a un teléfono que ya tenías y pide el número otra vez.',
    },
    countries: {
      question: '¿Qué países cubren?',
      answer: 'Argentina, Brasil, Chile, Colombia, Ecuador, Estados Unidos, México, Perú y Uruguay.',
    },
    document: {
      question: '¿Necesito el documento del titular?',
      answer:
        'En Chile y Colombia, sí. En Brasil, salvo con chave PIX. En Ecuador, en casi todos los bancos. En los demás es opcional, y si lo escribes se compara.',
    },
    share: {
      question: '¿Puedo mostrarle el resultado a mi auditor?',
      answer:
        'Sí. Con «Compartir» creas un enlace firmado, con los datos tapados o completos. Se abre hasta {{receiptDays}} días y puedes cerrarlo antes.',
    },
    expiry: {
      question: '¿Los créditos vencen?',
      answer:
        'Sí. Los de un paquete, a los {{basicDays}}, {{proDays}} o {{enterpriseDays}} días según el plan; los de una suscripción, al terminar el mes pagado.',
    },
    methods: {
      question: '¿Con qué pago?',
      answer: 'Con PayPal, o con tarjeta en la página de PayPal. No vemos ni guardamos el número de la tarjeta.',
    },
    invoice: {
      question: '¿Me dan factura?',
      answer:
        'Cada pago tiene su recibo, que puedes imprimir. No es una factura fiscal. Los precios están en dólares y no incluyen impuestos.',
    },
    cancel: {
      question: '¿Puedo cancelar cuando quiera?',
      answer:
        'Sí, en tu panel. No hay más cobros y el plan sigue activo hasta el fin del mes pagado. Los créditos de ese mes que no uses se pierden.',
    },
    refund: {
      question: '¿Qué pasa con los créditos si me devuelven un pago?',
      answer:
        'Los que no usaste salen de tu saldo. Los que ya usaste quedan a deber, y tu próxima compra los paga primero.',
    },
    batch: {
      question: '¿Puedo validar un archivo completo?',
      answer:
        'Sí: hasta {{batchRows}} filas de Excel o CSV. Se revisa en tu navegador, sabes cuántos créditos usa antes de enviarlo y las filas iguales se cobran una vez.',
    },
    zeros: {
      question: '¿Y si Excel borró los ceros de mis cuentas?',
      answer:
        'Si los dígitos verificadores lo prueban, los ponemos nosotros y te mostramos cuáles. Si Excel escribió 1.23E+17, esos dígitos se perdieron: pide el original.',
    },
    production: {
      question: '¿Qué necesito para usar la API?',
      answer:
        'Con cualquier plan creas claves de sandbox y pruebas gratis. Las de producción vienen con Pro y Enterprise. Al pasar, tu código no cambia.',
    },
    pace: {
      question: '¿Cuántas solicitudes puedo hacer?',
      answer:
        '{{perMinute}} por minuto con cada clave, y un límite al mes según tu plan. Lo que se rechaza no se cobra, y la respuesta dice cuánto esperar.',
    },
    widget: {
      question: '¿Qué plan incluye el widget?',
      answer: 'La suscripción mensual Enterprise. Con cualquier plan puedes probarlo en tu panel, en sandbox.',
    },
    free: {
      question: '¿Cuántos créditos gratis recibo?',
      answer:
        '{{freeCredits}}, al verificar tu correo, para las primeras {{freeAccounts}} cuentas de tu empresa. Duran {{freeDays}} días.',
    },
    privacy: {
      question: '¿Quién ve los números de cuenta?',
      answer:
        'Solo tu cuenta, al abrir esa validación. En listas, archivos y registros van enmascarados. Ninguna otra empresa los ve.',
    },
    person: {
      question: '¿Puedo hablar con una persona?',
      answer: 'Sí. Escríbenos y te responde una persona en {{answerHours}} horas como máximo, en español o inglés.',
    },
  },
};

export default es;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    questions: typeof es;
  }
}

const es = {
  documentTitle: 'CuentaClara: confirma de quién es la cuenta antes de pagar',
  nav: {
    name: 'Principal',
    coverage: 'Cobertura',
    how: 'Cómo funciona',
    plans: 'Precios',
    security: 'Seguridad',
    faq: 'Preguntas',
    docs: 'Documentación',
    login: 'Entrar',
    register: 'Crear cuenta',
    dashboard: 'Ir al panel',
  },
  hero: {
    title: 'Antes de pagar, confirma de quién es la cuenta.',
    lead_one: 'Le preguntamos al banco en tiempo real: si la cuenta existe, si recibe pagos y a nombre de quién está.',
    lead_other:
      'Le preguntamos al banco en tiempo real, en nueve países: si la cuenta existe, si recibe pagos y a nombre de quién está.',
    register: 'Crear cuenta',
    coverage: 'Ver cobertura',
    ask: 'Preguntar al banco',
  },
  demo: {
    country: 'País',
    format: 'Formato',
    account: 'Número de cuenta',
    companions: { routingNumber: 'Número de ruta', branchCode: 'Sucursal' },
    right: 'Correcto',
    wrong: 'Con un error',
    half: 'A medias',
  },
  coverage: {
    title_one: 'Cada número con su forma.',
    title_other: 'Nueve países, cada número con su forma.',
    lead: 'Antes de preguntar revisamos el número sin conexión. Después responde el banco; suele tardar de {{least}} a {{most}} segundos.',
    table: 'Países, números que comprobamos y lo que responde el banco',
    country: 'País',
    shape: 'Forma',
    number: 'Identificador',
    checks: 'Sin conexión',
    answers: 'Responde el banco',
    document: 'Documento',
    currency: 'Moneda',
    more: 'Ver qué revisamos y qué responde cada banco',
    checksShort: 'Sin conexión:',
    answersShort: 'El banco:',
    documentShort: 'Documento:',
    formats: { LOCAL: 'cuenta local', ALIAS: 'alias' },
    digits: '{{length}} dígitos',
    characters: '{{length}} caracteres',
    bankFirst: 'banco',
    routing: 'routing ABA',
    between: '{{min}} a {{max}}',
    check: {
      bank: 'banco',
      branch: 'sucursal',
      length: 'longitud',
      checkDigit_one: 'dígito verificador',
      checkDigit_other: '{{count}} verificadores',
      document: 'verificador de {{types}}',
    },
    answer: {
      exists: 'si existe',
      full: 'titular',
      masked: 'titular con asteriscos',
      mixed: 'titular (a veces con asteriscos)',
      document: 'documento',
      type: 'tipo de cuenta',
      currency: 'moneda',
      some: 'según el banco, {{what}}',
    },
    documentNeed: { optional: 'opcional', none: 'No se pide' },
    moreDocuments: '{{count}} más',
    legend: {
      bank: 'Banco',
      branch: 'Plaza, sucursal u oficina',
      number: 'Cuenta',
      variable: 'Longitud variable',
      check: 'Dígito verificador',
    },
  },
  how: {
    title: 'Tres preguntas, en este orden.',
    one: {
      when: 'mientras escribes',
      title: '¿Está bien escrito?',
      text: 'Separamos el número en sus partes y comprobamos el dígito verificador en tu navegador. Si el verificador no coincide, te decimos cuál es y cuánto debería ser.',
      says: 'Bien formada',
    },
    two: {
      when: '{{least}} a {{most}} segundos',
      title: '¿Existe y recibe pagos?',
      text: 'Preguntamos al banco. Responde si la cuenta existe y recibe pagos; muchos dicen también su tipo y su moneda.',
      says: 'Existe, cuenta corriente, MXN',
    },
    three: {
      when: 'en la misma respuesta',
      title: '¿De quién es?',
      text: 'Ves el nombre del titular, y lo comparamos con el de quien esperas pagar.',
      says: 'Ferretera del Bajío, coincide',
    },
  },
  plans: {
    title: 'Un crédito, una validación.',
    lead: 'Empiezas con {{credits}} créditos gratis. Cada plan cambia cuánto duran tus créditos y por dónde puedes usarlos.',
    name: 'Plan {{plan}}',
    names: { free: 'Gratis', basic: 'Basic', pro: 'Pro', enterprise: 'Enterprise' },
    forTrying: 'Para probar. Con correo corporativo.',
    monthly: 'al mes, con {{count}} validaciones: {{each}} cada una.',
    register: 'Crear cuenta',
    start: 'Empezar gratis',
    pack: 'Sin suscripción',
    packFree: '{{count}} créditos al verificar tu correo',
    packPrice: '{{count}} créditos por {{price}}',
    validity: 'Vigencia',
    validDays: '{{days}} días',
    validBoth: '{{days}} días; los de la suscripción, el mes pagado',
    keys: 'Claves de API',
    keysSandbox: '{{count}}, solo sandbox',
    keysAll: '{{count}}, sandbox y producción',
    api: 'API REST',
    widget: 'Widget',
    included: 'Incluida',
    widgetIncluded: 'Incluido en el plan mensual',
    none: 'No incluye',
  },
  security: {
    title: 'Datos bancarios de otras personas, tratados como tales.',
    items: {
      local: {
        title: 'Primero, en tu navegador',
        text: 'La forma y el dígito verificador se comprueban en tu equipo. El número sale cuando pides la validación.',
      },
      encrypted: {
        title: 'Cifrado al viajar y al guardarse',
        text: 'Todo va por HTTPS, y la base de datos y los archivos de lotes se guardan cifrados con llaves de AWS KMS.',
      },
      masked: {
        title: 'Ves lo necesario',
        text: 'En listas y registros el número va enmascarado. Completo aparece al abrir esa validación o ese beneficiario.',
      },
      yours: {
        title: 'Lo tuyo es tuyo',
        text: 'Cada empresa ve únicamente sus validaciones. Para las demás, ni siquiera existen.',
      },
      secrets: {
        title: 'Secretos que no guardamos',
        text: 'De contraseñas y claves queda una huella (de la contraseña, con Argon2id). El secreto de una clave se ve una vez.',
      },
      widget: {
        title: 'El widget vive aparte',
        text: 'Corre en su propio origen, con una sesión de {{minutes}} minutos ligada a un sitio que tú permites.',
      },
      retention: {
        title: 'Lo que ya no hace falta se borra',
        text: 'El archivo de un lote dura {{fileDays}} días; el registro de solicitudes, {{logDays}}.',
      },
      quiet: {
        title: 'Sin terceros en la página',
        text: 'No cargamos rastreadores, anuncios ni tipografías de otros sitios. Las cookies recuerdan lo que eliges, como el idioma.',
      },
      charge: {
        title: 'Sin respuesta, sin cobro',
        text: 'El crédito se reserva al preguntar y se devuelve si el banco no contesta.',
      },
    },
    links: {
      name: 'Más sobre seguridad',
      privacy: 'Aviso de privacidad',
      guide: 'Guía de seguridad de la API',
      status: 'Estado del servicio',
      report: 'Avisar de una vulnerabilidad (security.txt)',
    },
  },
  faq: {
    title: 'Preguntas frecuentes',
    lead: 'Si falta la tuya, escríbenos: respondemos en {{hours}} horas como máximo.',
    all: 'Ver todas las preguntas',
    items: {
      valid: {
        question: '¿Qué significa que una cuenta sea válida?',
        answer:
          'Que el banco respondió: la cuenta existe y puede recibir pagos. Si el banco dice el titular, te lo mostramos. Que el número esté bien formado es el primer paso, no el resultado.',
      },
      charge: {
        question: '¿Cuándo se cobra un crédito?',
        answer:
          'Cuando el banco responde que la cuenta es válida o inválida. Si no responde o hay un error, no se cobra. El modo sandbox no usa créditos y devuelve datos de prueba.',
      },
      time: {
        question: '¿Cuánto tarda?',
        answer:
          'Suele tardar entre {{least}} y {{most}} segundos. El dígito verificador se comprueba al instante, mientras escribes.',
      },
      silence: {
        question: '¿Qué pasa si el banco no responde?',
        answer: 'El resultado dice «Sin respuesta», distinto de «Inválida». No se cobra y puedes volver a preguntar.',
      },
      corporate: {
        question: '¿Por qué piden un correo corporativo?',
        answer: 'Porque el servicio es para empresas. No se aceptan correos desechables ni de proveedores gratuitos.',
      },
      sandbox: {
        question: '¿Puedo probar sin gastar créditos?',
        answer: 'Sí. Con el modo sandbox del panel pruebas todos los pasos con datos de ejemplo y sin costo.',
      },
    },
  },
  footer: {
    about: 'Validación de cuentas bancarias en tiempo real para empresas de América Latina.',
    product: 'Producto',
    account: 'Cuenta',
    resend: 'Reenviar verificación',
  },
};

export default es;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    landing: typeof es;
  }
}

export default {
  contents: 'En esta página',
  copy: 'Copiar',
  columns: {
    option: 'Opción',
    type: 'Tipo',
    usual: 'Por defecto',
    does: 'Qué hace',
    method: 'Método',
    field: 'Campo',
    says: 'Qué dice',
    verdict: 'Veredicto',
    code: 'Código',
    happened: 'Qué pasó',
    do: 'Qué hacer',
    variable: 'Variable',
    limit: 'Límite',
    most: 'Cuánto',
    number: 'Cuenta',
    copy: 'Copiar',
  },
  code: {
    pinned: 'Una versión fija, con su huella',
    compatible: 'O siempre la más nueva de la versión 1',
    create: 'En tu página',
    session: 'Pedir una sesión',
    sessionAnswer: 'Respuesta, 201',
    result: 'Canjear el resultado',
    resultAnswer: 'Respuesta, 200 (resumida)',
    policy: 'Tu política de seguridad',
    appearance: 'Apariencia',
  },
  steps:
    'Tu servidor pide una sesión con la clave del widget y da su token a la página.\nLa página carga el script y abre el widget con ese token.\nTu beneficiario valida su cuenta y la acepta. La página recibe un resultado enmascarado y un `resultToken`.\nTu servidor canjea el `resultToken` por la validación completa, y decide con ella.',
  sections: {
    what: {
      title: 'Qué hace',
      texts:
        'Tu página muestra un formulario en el que tu beneficiario escribe su cuenta. Mientras escribe, el widget revisa cada dígito en el navegador; al validar, pregunta al banco.\nEl formulario vive en un marco de otro origen: ni tu página ni otros scripts que corran en ella ven lo que se escribe.',
    },
    install: {
      title: 'Instalarlo',
      texts:
        'Una etiqueta y un `create`. El script define un solo nombre global, `CuentaClara`, y no trae nada de terceros.\nLa dirección con versión no cambia nunca: con `integrity`, el navegador rechaza cualquier otro contenido. `/v1/widget.js` recibe sola las mejoras compatibles y por eso no lleva huella. Elige una de las dos.\nEl widget solo funciona en los orígenes que permites en tu panel.',
    },
    options: {
      title: 'Opciones de create',
      texts:
        '`CuentaClara.create(opciones)` devuelve el widget sin mostrarlo: eso lo hace `open()`. Una opción que no puede funcionar lanza un error con `code`.',
    },
    result: {
      title: 'Qué recibe tu página',
      texts:
        '`onSuccess` recibe un objeto cuando tu beneficiario acepta la cuenta. Está enmascarado: sirve para mostrarle que terminó, no para decidir.\nUna cuenta con veredicto `mismatch` o `unanswered` también se puede aceptar, después de un aviso. Una `unusable`, no. Decide siempre en tu servidor.',
    },
    errors: {
      title: 'Códigos de error',
      texts:
        '`onError` recibe `{ code, message }`. El código no cambia de significado; `message` es para quien programa, en inglés. Los errores de `create` no llegan a `onError`: los lanza `create`.',
    },
    tokens: {
      title: 'Sesiones y tokens',
      texts:
        'Un token `wt_…` dura diez minutos, sirve en un solo marco del origen para el que se pidió y deja de servir si lo usa otro. Con `fetchToken`, el widget pide otro cuando la sesión termina y tu beneficiario quiere seguir: lo que escribió no se pierde.\nPide una sesión solo para alguien que ya conoces en tu sitio, y ponle tu `reference`: así sabes de quién es la cuenta sin creerle a la página.',
    },
    server: {
      title: 'Tu servidor',
      texts:
        'Dos llamadas con la clave del widget, `wk_…` y su secreto, que no salen de tu servidor. La clave del widget solo puede hacer estas dos; las claves de la API también pueden.\nCada `resultToken` se canjea una vez, dentro de una hora. La segunda vez responde 409 con el `validationId`, que una clave de la API puede leer en `GET /v1/validations/{id}`.',
    },
    react: {
      title: 'React',
      texts:
        'Guarda `/v1/react.mjs` del widget junto a tu código: depende solo de `react`. `CuentaClaraWidget` lo pone en la página y `useCuentaClara` lo abre en un diálogo.\nSe puede generar en el servidor y usar con `StrictMode`: el widget se crea al montar y se quita al desmontar.',
    },
    policy: {
      title: 'CSP, Trusted Types y SRI',
      texts:
        "Tu página solo tiene que permitir el origen del widget en `script-src` y en `frame-src`. No hace falta `unsafe-inline`, ni `style-src`: los estilos se ponen uno por uno, sin texto que interpretar.\nFunciona con `require-trusted-types-for 'script'` sin ninguna política, si la etiqueta está en el HTML.",
    },
    appearance: {
      title: 'Apariencia',
      texts:
        'Una lista cerrada de variables, cada una con una forma exacta. No se acepta CSS.\nUn color que no se podría leer sobre su fondo se ignora en ese tema; la consola dice qué quedó fuera.',
    },
    security: {
      title: 'Seguridad, en claro',
      texts: 'Pensado para que una página hostil no pueda hacer nada con el widget, ni la tuya si un día lo fuera.',
    },
    accessibility: {
      title: 'Accesibilidad',
      texts:
        'Todo se hace con el teclado y el foco siempre se ve. Los errores están unidos a su campo y se anuncian; las respuestas también.\nEn diálogo usa el elemento `dialog` del navegador: el foco se queda dentro, Esc cierra y el foco vuelve al botón que lo abrió.\nTema claro y oscuro con contraste AA, colores forzados del sistema y menos movimiento para quien lo pide.',
    },
    limits: {
      title: 'Límites',
      texts:
        'Cada respuesta del banco usa 1 crédito, como en el resto del producto; si no responde, nada. En sandbox no se cobra nunca.',
    },
    sandbox: {
      title: 'Números de prueba',
      texts:
        'Una clave `wk_test_…` abre el widget en sandbox: nadie pregunta a un banco y el mismo número responde siempre igual. Los dos últimos dígitos eligen la respuesta.\nSi escribes un nombre que no es el del titular de prueba, el veredicto es `mismatch`. Deja el nombre vacío para ver los demás.',
    },
    languages: {
      title: 'Idiomas',
      texts:
        'Español e inglés. Primero cuenta el idioma de la sesión, después la opción `language`; sin ninguno, el idioma del navegador de tu beneficiario, y si no es inglés, español.',
    },
  },
  options: {
    label: 'Opciones de create',
    of: {
      token: 'El de `POST /v1/widget/sessions`. Da este o `fetchToken`.',
      fetchToken:
        'Pide un token a tu servidor al abrir el widget, y otro cuando tu beneficiario quiere seguir después de diez minutos. Es lo recomendado.',
      mode: '`inline` lo pone en la página; `modal`, en un diálogo.',
      container:
        'Dónde va en modo `inline`: un elemento o un selector. Sin él, lo que reciba `open()`, o el final de la página.',
      language: 'Idioma del formulario. Lo que diga la sesión va primero.',
      theme: '`auto` sigue al sistema de tu beneficiario. Lo que diga la sesión va primero.',
      appearance: 'Colores, esquinas y letra, de una lista cerrada.',
      onReady: 'El formulario está listo para escribir.',
      onSuccess: 'Tu beneficiario aceptó la cuenta.',
      onExit: 'Salió sin aceptar una cuenta; `asked` dice cuántas veces se preguntó a un banco.',
      onError: 'El widget no puede seguir. Si falta, el error va a la consola.',
    },
  },
  methods: {
    label: 'Métodos del widget',
    of: {
      open: 'Lo muestra. Un diálogo que se cerró se abre otra vez como estaba.',
      update: 'Cambia idioma, tema o apariencia sin perder lo escrito.',
      destroy: 'Quita de la página todo lo que puso. Después hay que crear otro.',
    },
  },
  result: {
    label: 'Campos del resultado',
    of: {
      resultToken: 'Para tu servidor, que lo canjea por la validación. Es lo único que tienes que enviarle.',
      verdict: 'El veredicto que vio tu beneficiario.',
      validationId: 'El id de la validación: `val_…`.',
      status: 'El estado de la validación: `VALID`, `ERROR` o `TIMEOUT`.',
      country: 'El país de la cuenta, con dos letras.',
      bank: '`{ code, name }`, o `null` si no se conoce.',
      accountNumber: 'Enmascarado, con sus últimos cuatro caracteres.',
    },
  },
  verdicts: {
    label: 'Veredictos',
    of: {
      confirmed: 'La cuenta existe, puede recibir pagos y nada contradice a quien la escribió.',
      mismatch: 'La cuenta existe, pero el banco dice otro nombre u otro documento.',
      unusable: 'El banco dice que no existe, o es de otra moneda. Tu beneficiario no puede aceptarla.',
      unanswered: 'El banco no respondió. No es un rechazo: nadie dijo que la cuenta esté mal.',
    },
  },
  errors: {
    label: 'Códigos de error',
    of: {
      tokenMissing: {
        what: '`create` no recibió ni `token` ni `fetchToken`.',
        do: 'Da uno de los dos. Lo lanza `create`.',
      },
      tokenRefused: {
        what: 'El token no vino, ya se usó, venció o es de otro origen.',
        do: 'Usa `fetchToken` y pide uno nuevo cada vez: cada token sirve en un marco y diez minutos.',
      },
      notAllowed: {
        what: 'El navegador no deja mostrar el marco en esta página.',
        do: 'Compara el origen de la sesión con el de la página, y permite el widget en `frame-src` de tu CSP.',
      },
      unreachable: {
        what: 'El marco no cargó, o no pudo abrir su sesión.',
        do: 'Suele ser la conexión. Tu beneficiario puede intentar de nuevo; si se repite, escríbenos.',
      },
      off: {
        what: 'El widget está apagado, o tu plan ya no lo incluye.',
        do: 'Enciéndelo en el panel, o revisa tu suscripción.',
      },
      invalidOptions: {
        what: 'Una opción tiene un valor que no existe, o el elemento de `container` no está.',
        do: 'Lee `message`: dice cuál. Lo lanza `create`, u `open()`.',
      },
    },
  },
  session: {
    label: 'Qué se pide de una sesión',
    of: {
      origin:
        'El de la página que mostrará el widget, como lo dice el navegador: `https://pagos.example.com`. Es lo único obligatorio.',
      environment: 'El de la clave, si no dices otro. Una clave de producción puede pedir `sandbox`.',
      country: 'El único país que se puede elegir. Sin él, los nueve.',
      language: '`es` o `en`. Manda sobre la opción de la página.',
      theme: '`light`, `dark` o `auto`. Manda sobre la opción de la página.',
      maxValidations: 'Cuántas veces puede preguntar a un banco: {{usual}}, y hasta {{atMost}}.',
      reference: 'Tuya: quién es este beneficiario. Queda en la validación.',
    },
  },
  appearance: {
    label: 'Variables de apariencia',
    of: {
      accent:
        'Color del botón principal: seis dígitos hexadecimales, `#7a1f5c`. Vale también en oscuro si no das otro.',
      accentDark: 'El mismo, en tema oscuro.',
      surface: 'Fondo del formulario. Vale también en oscuro si no das otro.',
      surfaceDark: 'El mismo, en tema oscuro.',
      radius: 'Esquinas de campos y botones: de `0px` a `24px`.',
      font: 'Letra, de las que ya tiene el sistema: {{fonts}}.',
    },
  },
  security:
    'Tu página nunca recibe el número completo, el nombre del titular, el documento, el riesgo de fraude ni tus créditos: ni el marco los envía ni el servidor se los da a un navegador sin enmascarar.\nLa clave y su secreto se quedan en tu servidor. Lo que llega al navegador dura diez minutos y sirve en un origen y un marco.\nEn una página de otro origen el marco no se muestra: lo decide la red antes de servirlo (`frame-ancestors`). Si alguien pide una sesión para un sitio que no permitiste, no la recibe, y tu panel muestra ese sitio.\nPágina y marco hablan por un canal propio, que se abre una vez y con origen comprobado; los mensajes con otra forma se ignoran.\nNinguna respuesta llega antes de un segundo, para que el tiempo no diga si una cuenta existe.\nApagar el widget o su clave corta también las sesiones abiertas.',
  limits: {
    label: 'Límites del widget',
    of: {
      session: {
        name: 'Sesión',
        most: '{{n}} minutos',
        more: 'Con `fetchToken` sigue con otra.',
      },
      result: { name: 'resultToken', most: '{{n}} minutos', more: 'Se canjea una sola vez.' },
      validations: {
        name: 'Preguntas por sesión',
        most: 'Hasta {{n}}',
        more: '{{validations}} si no dices otra cosa. Lo que se rechaza antes de preguntar no cuenta.',
      },
      perDay: {
        name: 'Preguntas por día y clave',
        most: 'Hasta {{n}}',
        more: '{{perDay}} si no dices otra cosa en tu panel.',
      },
      origins: { name: 'Orígenes permitidos', most: '{{n}}', more: '`https://*.example.com` cuenta como uno.' },
      requests: {
        name: 'Solicitudes por sesión',
        most: '{{n}}',
        more: 'Todo lo que el marco pide, también mientras espera.',
      },
    },
  },
  sandbox: {
    country: 'País',
    label: 'Números de prueba',
    copy: 'Copiar la cuenta: {{says}}',
    rest: 'El formulario pide además: {{rest}}.',
    of: {
      valid: 'Existe y puede recibir pagos.',
      slow: 'Igual, pero el banco tarda ocho segundos.',
      notFound: 'Bien escrita, pero no existe.',
      otherCurrency: 'Existe en otra moneda.',
      failing: 'Falla quien consulta al banco.',
      silent: 'El banco no contestó a tiempo.',
    },
  },
};

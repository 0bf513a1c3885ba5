export default {
  search: 'Buscar en las preguntas',
  found_one: '{{count}} respuesta',
  found_other: '{{count}} respuestas',
  found_zero: 'Ninguna respuesta',
  none: 'Nada con esas palabras',
  noneMore: 'Prueba con otras, o pregúntanos: te responde una persona.',
  ask: 'Pedir soporte',
  items: {
    plan: {
      question: '¿Qué plan incluye el widget?',
      answer:
        'Solo la suscripción mensual Enterprise, en sandbox y en producción; un paquete de créditos no lo incluye. En tu panel puedes probarlo con cualquier plan.',
    },
    price: {
      question: '¿Cuánto cuesta cada validación?',
      answer:
        'Un crédito cuando el banco responde, diga lo que diga. Si nadie responde, nada. En sandbox nunca se cobra, y revisar los dígitos tampoco.',
    },
    server: {
      question: '¿Puedo usarlo sin un servidor?',
      answer:
        'No. Cada vez que se muestra hace falta una sesión, y para pedirla hace falta el secreto de tu clave, que no puede estar en una página: quien la abra lo leería y gastaría tus créditos. Bastan dos llamadas; los ejemplos traen un servidor completo.',
    },
    try: {
      question: '¿Cómo lo pruebo sin instalar nada?',
      answer:
        'En Widget, pestaña Resumen, o en los ejemplos con «Ver en vivo»: es el widget real, en sandbox. Los números de prueba están en la documentación.',
    },
    blank: {
      question: 'El widget no aparece. ¿Qué reviso?',
      answer:
        'El código que recibe `onError`. `notAllowed`: el origen de la sesión no es el de la página, o tu CSP no permite el widget en `frame-src`. `tokenRefused`: el token ya se usó o venció. `off`: está apagado, o tu plan ya no lo incluye.\nSi la sesión no se crea, tu servidor recibe el motivo: un origen sin permitir responde 403 `originNotAllowed`, y tu panel muestra ese sitio entre los que lo intentaron.',
    },
    origins: {
      question: '¿Cómo permito un dominio?',
      answer:
        'En Widget, con el origen exacto: `https://pagos.example.com`, sin ruta ni barra final. `https://*.example.com` permite todos los subdominios, pero no `https://example.com`: agrégalo aparte. Caben 20.',
    },
    localhost: {
      question: '¿Funciona en mi máquina?',
      answer:
        'Sí. Permite `http://localhost:3000`, con tu puerto, y usa una clave `wk_test_…`. `http` solo se admite para `localhost` y `127.0.0.1`.',
    },
    believe: {
      question: '¿Puedo confiar en lo que dice onSuccess?',
      answer:
        'Para mostrarle a tu beneficiario que terminó, sí. Para pagar, no: lo que llega al navegador lo puede cambiar quien lo usa. Envía el `resultToken` a tu servidor y decide con lo que responda `POST /v1/widget/results`.',
    },
    mismatch: {
      question: '¿Por qué pudieron aceptar una cuenta con otro titular?',
      answer:
        'Porque un nombre puede estar escrito de otra forma y solo tú sabes si te sirve. El widget avisa, y la cuenta llega con el veredicto `mismatch`: tu servidor ve qué nombre dijo el banco. Una cuenta que no existe no se puede aceptar.',
    },
    page: {
      question: '¿Qué ve mi página de lo que se escribe?',
      answer:
        'Nada mientras se escribe: el formulario está en un marco de otro origen. Al aceptar recibe el veredicto, el estado, el país, el banco y el número con sus últimos cuatro caracteres. Ni titular, ni documento, ni riesgo.',
    },
    token: {
      question: '¿Qué pasa si alguien copia un token?',
      answer:
        'El primer marco que lo usa se queda con él, y solo se muestra en el origen para el que se pidió. Con otro origen o en otro marco no abre nada, y a los diez minutos deja de servir. Con él no se lee nada de antes.',
    },
    expired: {
      question: '¿Qué pasa a los diez minutos?',
      answer:
        'La sesión termina, lo escrito se queda. Con `fetchToken`, tu beneficiario pulsa «Continuar» y el widget pide otra sesión a tu servidor. Con `token`, tiene que recargar tu página.',
    },
    off: {
      question: '¿Cómo lo apago de inmediato?',
      answer:
        'En Widget, con el interruptor: ninguna sesión empieza y las abiertas no siguen. También puedes desactivar solo la clave de un entorno; sus sesiones abiertas se cortan igual.',
    },
    rotate: {
      question: '¿Cómo cambio el secreto de la clave?',
      answer:
        'En Widget, con «Rotar secreto»: ves el nuevo una sola vez y el anterior sigue sirviendo 24 horas, para que lo cambies sin parar nada. Si se filtró, desactiva la clave.',
    },
    look: {
      question: '¿Puedo ponerle mis colores?',
      answer:
        'El color principal, el fondo, las esquinas y la letra, con `appearance`. Es una lista cerrada y se revisa el contraste: un color que no se podría leer se ignora. No se acepta CSS propio.',
    },
    two: {
      question: '¿Puedo poner dos en la misma página?',
      answer: 'Sí. Cada `create` es independiente y necesita su propio token: un token no sirve para dos.',
    },
    countries: {
      question: '¿Qué países cubre?',
      answer:
        'Los nueve del producto: {{countries}}. Si tu beneficiario solo puede ser de uno, dilo en la sesión con `country` y no tendrá que elegir.',
    },
    history: {
      question: '¿Dónde quedan las validaciones?',
      answer:
        'En tu historial, como las demás, con la `reference` que diste en la sesión. La pestaña Analítica cuenta cuántas sesiones empezaron, preguntaron y terminaron en una cuenta aceptada.',
    },
  },
};

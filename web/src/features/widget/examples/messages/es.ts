export default {
  list: 'Ejemplos',
  lead: 'Con estas mismas páginas probamos el widget en cada versión. «Ver en vivo» lo abre aquí con sus opciones, en sandbox.',
  live: 'Ver en vivo',
  stop: 'Cerrar',
  copy: 'Copiar',
  files: 'Archivos de «{{title}}»',
  sandbox: 'Sandbox',
  number: 'Una cuenta de México que existe:',
  refused: 'No se abrió la sesión',
  heard: 'Tu página oiría {{said}}',
  items: {
    inline: {
      title: 'En la página',
      text: 'Lo más corto: un token pedido antes, el formulario en un elemento, y el resultado a tu servidor.',
    },
    modal: {
      title: 'En un diálogo',
      text: 'Con `fetchToken` la sesión empieza cuando se abre el diálogo, no cuando carga la página.',
    },
    renewal: {
      title: 'Más de diez minutos',
      text: 'Si la sesión termina, tu beneficiario sigue donde estaba: `fetchToken` se llama otra vez.',
    },
    dark: {
      title: 'Otro idioma y tema oscuro',
      text: 'En inglés y en oscuro. Con `update` cambia el idioma sin perder lo escrito.',
    },
    appearance: {
      title: 'Con tus colores',
      text: 'Variables de apariencia: color, esquinas y letra. Lo que no se podría leer se ignora.',
    },
    strict: {
      title: 'Política estricta',
      text: 'Una versión fija con su huella, y una CSP que solo permite lo que nombra. Sin scripts dentro del HTML.',
    },
    react: {
      title: 'React',
      text: 'El componente y el hook, con `StrictMode`. Aquí corre el mismo widget, sin React.',
    },
  },
  server:
    'Sin paquetes. Guárdalo junto a la página y al archivo .env de tu clave, permite http://localhost:3000 en tus sitios y ejecútalo. Pide sesiones, canjea resultados, manda la CSP y pone lo que está entre `{{` y `}}`.',
  run: 'Ejecutar el servidor',
};

export default {
  lead: 'Dentro de la versión 1 nada de lo que usas se quita: `/v1/widget.js` recibe estas mejoras sola. Si fijaste una versión, cambia la dirección y la huella cuando quieras otra.',
  kinds: { added: 'Nuevo' },
  releases: {
    v100: {
      form: 'El formulario que revisa cada dígito mientras se escribe y pregunta al banco, para nueve países.',
      modes: "En la página o en un diálogo: `mode: 'inline'` y `mode: 'modal'`.",
      origins: 'Sesiones de diez minutos para un origen y un marco, y orígenes permitidos en tu panel.',
      results: 'Resultado enmascarado en la página y `resultToken` para tu servidor.',
      pinned: 'Cada versión en una dirección que no cambia, con su huella para `integrity`.',
      looks: 'Español e inglés; tema claro, oscuro o el del sistema; variables de apariencia con contraste revisado.',
      react: 'Componente y hook para React en `/v1/react.mjs`.',
      sandbox: 'Sandbox con números de prueba, y el widget en vivo en tu panel.',
    },
  },
};

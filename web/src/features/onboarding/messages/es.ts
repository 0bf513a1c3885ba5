export default {
  title: 'Primeros pasos',
  left_one: 'Queda {{count}}',
  left_other: 'Quedan {{count}}',
  done: 'hecho',
  hide: 'Ocultar los primeros pasos',
  steps: {
    sandbox: {
      title: 'Mira una respuesta',
      why: 'Llenamos el formulario con una cuenta del sandbox y preguntamos. No gasta créditos.',
      action: 'Probar con un ejemplo',
    },
    own: {
      title: 'Valida tu propia cuenta',
      why: 'Ya sabes el titular y el banco: compáralos con la respuesta. Usa 1 crédito; tienes {{credits}}.',
      action: 'Escribir mi número',
    },
    api: {
      title: 'Llama desde tu sistema',
      why: 'Una clave de sandbox y una línea en tu terminal dan la misma respuesta en JSON, sin gastar créditos.',
      action: 'Hacer mi primera llamada',
    },
    file: {
      title: 'Revisa una lista completa',
      why: 'Sube tu nómina o una de nuestras plantillas: los números mal escritos aparecen gratis, antes de preguntar.',
      action: 'Revisar un archivo',
    },
  },
};

const es = {
  title: 'Cuéntanos a quién pagas y en qué países.',
  lead: 'Te ayudamos a elegir plan o a integrar la API. Responde una persona, en {{hours}} horas como máximo.',
  pageTitle: 'Contacto: habla con una persona',
  pageDescription:
    'Escríbenos sobre planes, la API, lotes o el widget. Una persona responde por correo en {{hours}} horas como máximo, en español o inglés.',
  others: 'Otras formas de encontrar una respuesta',
  help: 'Centro de ayuda',
  faq: 'Preguntas frecuentes',
  status: 'Estado del servicio',
  support: '¿Ya tienes cuenta? Escribe desde Soporte',
  name: 'Nombre',
  company: 'Empresa',
  email: 'Correo',
  phone: 'Teléfono',
  message: 'Mensaje',
  website: 'Deja este campo vacío',
  send: 'Enviar mensaje',
  direct: 'o escribe a',
  unscripted: 'Escríbenos a',
  sent: 'Recibimos tu mensaje',
  ticket: 'Tu número es {{id}}. Te respondemos por correo en {{hours}} horas como máximo.',
  live: {
    sending: 'Enviando…',
    required: 'Escribe {{field}}.',
    fields: {
      name: 'tu nombre',
      company: 'el nombre de tu empresa',
      email: 'tu correo',
      message: 'tu mensaje',
    },
    wrongEmail: 'Revisa el correo: debe verse como nombre@empresa.com.',
    wrongPhone: 'Escribe de 7 a 15 dígitos, o deja el teléfono vacío.',
    offline: 'No hay conexión. Tu mensaje sigue aquí: vuelve a enviarlo cuando regrese.',
    failed: 'No pudimos recibir tu mensaje. Sigue aquí: vuelve a intentarlo en un momento.',
  },
};

export default es;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    contact: typeof es;
  }
}

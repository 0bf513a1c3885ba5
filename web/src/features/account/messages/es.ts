export default {
  title: 'Tu cuenta',
  profile: {
    title: 'Perfil',
    email: 'Correo',
    plan: 'Plan',
    planName: '{{plan}}',
    planName_free: 'Gratis',
    plans: 'Ver planes',
    manage: 'Mi suscripción',
    since: 'Cuenta desde',
  },
  company: {
    label: 'Empresa',
    hint: 'Los comprobantes que compartes la nombran.',
    save: 'Guardar',
    saved: 'Guardado. Los próximos comprobantes la nombran.',
    none: 'Guardado. Los próximos comprobantes no nombran ninguna empresa.',
    failed: 'No pudimos guardarla. Inténtalo de nuevo.',
  },
  looks: {
    title: 'Apariencia',
    language: 'Idioma',
    theme: 'Tema',
    themes: { light: 'Claro', dark: 'Oscuro' },
  },
  data: {
    title: 'Tus datos',
    keep: 'Guardar las validaciones',
    keepHint: 'Cuenta para las de producción, nuevas y anteriores. Las del sandbox se guardan 90 días.',
    years_one: '{{count}} año',
    years_other: '{{count}} años',
    saved: 'Guardado. Lo anterior se ajusta en menos de una hora.',
    failed: 'No pudimos guardarlo. Inténtalo de nuevo.',
    delete: 'Borrar la cuenta cierra todo enseguida y elimina sus datos en menos de un día.',
    deleteButton: 'Borrar la cuenta',
  },
  copy: {
    what: 'Puedes descargar una copia de todo lo que guardamos de tu cuenta: validaciones, beneficiarios, pagos, movimientos, actividad y lo demás, en JSON y CSV.',
    ask: 'Pedir una copia de tus datos',
    another: 'Pedir otra copia',
    download: 'Descargar la copia',
    states: { preparing: 'Preparando', ready: 'Lista', expired: 'Vencida', failed: 'No se pudo' },
    explain: {
      preparing:
        'La estamos preparando. Suele tardar unos minutos y te avisamos por correo: puedes cerrar esta página.',
      ready: 'Puedes descargarla hasta el {{until}}. Después la borramos.',
      expired: 'La que pediste el {{at}} ya se borró.',
      failed: 'No pudimos preparar la que pediste el {{at}}. Pide otra; si vuelve a fallar, escríbenos.',
    },
    enough: 'Ya pediste {{count}} copias hoy. Mañana puedes pedir otra.',
    failed: 'No pudimos hacerlo. Inténtalo de nuevo.',
  },
  delete: {
    title: 'Borrar la cuenta',
    lead: 'Se borrará la cuenta de {{email}}. No se puede deshacer:',
    goes: {
      access:
        'Enseguida se cierran sesiones, claves, webhooks y widget, y se cancela la suscripción. Los créditos que queden se pierden.',
      data: 'En menos de un día se borran validaciones, beneficiarios, lotes, comprobantes compartidos, mensajes a soporte y tu actividad.',
      files: 'También los archivos de los lotes y las capturas que enviaste a soporte.',
    },
    stays: 'Queda, sin tus datos:',
    kept: {
      books: 'Importes y fechas de pagos y movimientos, diez años, por ley.',
      claim:
        'Que este buzón recibió créditos gratis, como una huella que no deja leer la dirección, y que la cuenta se borró.',
    },
    password: 'Tu contraseña',
    keep: 'Conservar la cuenta',
    confirm: 'Borrar todo',
    failed: 'No pudimos borrarla. Inténtalo de nuevo.',
  },
  failed: {
    title: 'No pudimos leer tu perfil',
    explain: 'Espera un momento e inténtalo otra vez.',
    retry: 'Reintentar',
  },
};

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
  failed: {
    title: 'No pudimos leer tu perfil',
    explain: 'Espera un momento e inténtalo otra vez.',
    retry: 'Reintentar',
  },
};

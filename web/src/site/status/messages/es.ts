const es = {
  title: 'Estado del servicio',
  lead: 'Sale de nuestras alarmas: nadie lo escribe a mano. Se actualiza cada minuto.',
  unknownTitle: 'No lo sabemos todavía',
  unknown:
    'Esta página consulta el estado con JavaScript. Si no lo tienes, o si no hubo respuesta, abre esta dirección: contesta en JSON.',
  ask: 'Abrir /api/public/status',
  partsTitle: 'Partes del servicio',
  history: 'Incidentes de los últimos {{days}} días',
  historyUnknown: 'Aparecen aquí cuando la página puede preguntar.',
  from: 'Hace {{days}} días',
  today: 'Hoy',
  help: '¿Te falla algo que aquí no se ve?',
  write: 'Escríbenos',
  what: {
    validations: 'Preguntar por una cuenta, desde el panel o la API',
    api: 'Entrar, historial, beneficiarios, claves y uso',
    batches: 'Leer archivos y validar sus filas',
    webhooks: 'Enviar eventos a tus direcciones',
    widget: 'Mostrarse y contestar en tus páginas',
    payments: 'Comprar créditos y renovar planes',
    mail: 'Verificación, recibos y avisos',
    banks: 'No son nuestros: si no contestan, la validación termina sin respuesta y no se cobra',
  },
  /** What the script says, too. */
  live: {
    asking: 'Preguntando…',
    failedTitle: 'No sabemos cómo está',
    failed: 'Preguntamos y no hubo respuesta. Puede ser tu conexión, o la nuestra. Volvemos a preguntar en un minuto.',
    operationalTitle: 'Todo funciona',
    degradedTitle: 'Algo no va bien',
    outageTitle: 'Una parte no funciona',
    banksTitle: 'Algunos bancos no contestan',
    updated: 'Lo que sabemos a las {{time}}',
    since: 'desde {{time}}',
    quiet: 'Sin incidentes en {{days}} días',
    days_one: '{{count}} día con fallas en {{days}}',
    days_other: '{{count}} días con fallas en {{days}}',
    none: 'Ninguno.',
    ongoing: 'sigue',
    states: {
      operational: 'Funciona',
      degraded: 'Con fallas',
      outage: 'No funciona',
      unsure: 'Sin dato',
    },
    parts: {
      validations: 'Validaciones',
      api: 'Panel y API',
      batches: 'Lotes',
      webhooks: 'Webhooks',
      widget: 'Widget',
      payments: 'Pagos',
      mail: 'Correo',
      banks: 'Bancos',
    },
  },
};

export default es;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    status: typeof es;
  }
}

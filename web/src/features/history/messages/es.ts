import type { Status } from '#shared/contract/validations.ts';

export default {
  title: 'Historial',
  search: 'Buscar en el historial',
  searchHint: 'Buscar titular, cuenta o referencia',
  filters: {
    status: 'Estado',
    anyStatus: 'Todos los estados',
    country: 'País',
    anyCountry: 'Todos los países',
    environment: 'Entorno',
    anyEnvironment: 'Producción y sandbox',
    production: 'Producción',
    sandbox: 'Sandbox',
    clear: 'Quitar filtros',
  },
  columns: { account: 'Cuenta', holder: 'Titular', bank: 'Banco', status: 'Estado', date: 'Fecha' },
  statuses: {
    PENDING: 'Pendiente',
    PROCESSING: 'Procesando',
    VALID: 'Válida',
    INVALID: 'Inválida',
    ERROR: 'Error',
    TIMEOUT: 'Sin respuesta',
  } satisfies Record<Status, string>,
  noHolder: 'Sin titular',
  open: 'Ver detalles de {{number}}',
  details: 'Validación',
  newer: 'Más recientes',
  older: 'Anteriores',
  pages: 'Páginas del historial',
  loading: 'Cargando historial',
  empty: {
    title: 'Aquí verás cada cuenta que valides',
    explain: 'Con su titular, su estado y la fecha. Puedes empezar con un número de prueba, sin gastar créditos.',
  },
  none: {
    title: 'Nada coincide con estos filtros',
    titleSearch: 'Nada coincide con «{{search}}»',
    explain: 'Prueba con el titular completo o quita los filtros.',
  },
  failed: {
    title: 'No pudimos cargar el historial',
    explain: 'Inténtalo de nuevo en un momento.',
    retry: 'Reintentar',
  },
};

/** What people come to do, and the articles that help, in the order in which they are listed: their names in addresses. */
export const helpTasks = {
  validate: [
    'cuenta-valida',
    'invalida-o-sin-respuesta',
    'sin-respuesta',
    'banco-tarda',
    'titular-no-coincide',
    'riesgo',
    'numero-mal-escrito',
    'documentos-por-pais',
    'banco-sin-cobertura',
    'sandbox',
    'beneficiarios',
    'revisiones-automaticas',
    'compartir-comprobante',
    'historial',
  ],
  credits: [
    'cuando-se-cobra',
    'cuanto-duran-los-creditos',
    'sin-creditos',
    'comprar-creditos',
    'pago-rechazado',
    'pago-sin-creditos',
    'recibo-de-pago',
    'reembolso',
    'elegir-plan',
    'cancelar-suscripcion',
    'cobro-fallido',
  ],
  batches: ['preparar-archivo', 'excel-ceros', 'corregir-filas', 'archivo-no-se-lee', 'pausar-lote', 'resultados-lote'],
  api: [
    'crear-clave',
    'de-sandbox-a-produccion',
    'clave-rechazada',
    'perdi-el-secreto',
    'limite-por-minuto',
    'limite-mensual',
    'no-cobrar-dos-veces',
    'webhook-pausado',
    'buscar-una-solicitud',
  ],
  widget: ['instalar-widget', 'permitir-dominio', 'idioma-y-tema', 'widget-no-aparece'],
  account: [
    'no-llega-el-correo',
    'correo-corporativo',
    'contrasena',
    'segundo-factor',
    'no-puedo-entrar',
    'sesiones',
    'actividad',
    'numero-completo',
    'cuanto-se-guarda',
    'copia-de-mis-datos',
    'borrar-datos',
    'algo-fallo',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type HelpTask = keyof typeof helpTasks;
export type HelpSlug = (typeof helpTasks)[HelpTask][number];

export const helpCenter = '/help-center' as const;

export const helpPath = (slug: HelpSlug): `/${string}` => `${helpCenter}/${slug}`;

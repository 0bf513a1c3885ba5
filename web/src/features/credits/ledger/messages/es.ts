const es = {
  title: 'Movimientos de créditos',
  debt_one: 'Debes {{count}} crédito',
  debt_other: 'Debes {{count}} créditos',
  debtMore:
    'Se devolvió un pago cuando sus créditos ya estaban usados. Tu próxima compra paga primero lo que debes; mientras tanto puedes usar el saldo que tengas.',
  see: 'Ver movimientos',
  columns: { at: 'Fecha', what: 'Qué pasó', lot: 'De', credits: 'Créditos', why: 'Por qué' },
  kinds: {
    grant: 'Llegaron, hasta el {{date}}',
    reserve: 'Validación',
    reserveVoided: 'Validación sin respuesta: no se cobra',
    void: 'Volvió: el banco no respondió',
    expire: 'Vencieron sin usar',
    reverse: 'Salieron: se devolvió su pago',
    freeze: 'En espera: su pago está en disputa',
    owe: 'Quedaron a deber: ya estaban usados y se devolvió su pago',
    repay: 'Pagaron lo que debías',
    repaid: 'Deuda pagada',
    unknown: 'Movimiento que esta página no conoce',
  },
  batch: {
    reserve: 'Lote {{batch}}: apartados para sus filas',
    void: 'Lote {{batch}}: volvieron, ninguna fila los cobró',
    expire: 'Lote {{batch}}: vencieron mientras estaban apartados',
    see: 'Ver lote',
    label: 'Ver lote del movimiento del {{date}}',
  },
  sources: {
    free: 'Gratis',
    pack: 'Pack',
    subscription: 'Suscripción',
    operator: 'CuentaClara',
    unknown: '—',
  },
  debtOf: 'Deuda',
  receipt: 'Ver recibo',
  receiptLabel: 'Ver recibo del movimiento del {{date}}',
  validation: 'Ver validación',
  validationLabel: 'Ver validación del movimiento del {{date}}',
  none: '—',
  empty: { title: 'Sin movimientos', explain: 'Aquí verás cada crédito que llega o sale.' },
  loading: 'Cargando movimientos…',
  failed: {
    title: 'No pudimos cargar tus movimientos',
    explain: 'Espera un momento e inténtalo otra vez.',
    offline: 'Sin conexión. Inténtalo cuando vuelva internet.',
    retry: 'Reintentar',
  },
  pages: 'Páginas de movimientos',
  newer: 'Más nuevos',
  older: 'Más antiguos',
};

export default es;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    ledger: typeof es;
  }
}

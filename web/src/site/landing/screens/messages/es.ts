const es = {
  title: 'Miles de cuentas a la vez, o dentro de tu propio formulario.',
  batch: 'Lotes',
  batchText:
    'Sube tu CSV o Excel, hasta {{rows}} filas. Cada fila se revisa antes de gastar un crédito, y los errores dicen qué corregir.',
  batchSeen_one: 'La pantalla de revisión de un lote: {{rows}} filas, {{count}} con un error que se explica.',
  batchSeen_other: 'La pantalla de revisión de un lote: {{rows}} filas, {{count}} con errores que se explican.',
  batchMore: 'Cómo funcionan los lotes',
  widget: 'Widget',
  widgetText:
    'Una etiqueta en tu página y una llamada en tu servidor. Tu proveedor escribe su cuenta y tú recibes el resultado.',
  widgetSeen:
    'El widget en una página: un formulario con el país y la CLABE, separada en banco, plaza, cuenta y dígito verificador.',
  widgetMore: 'Cómo se integra el widget',
};

export default es;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    screens: typeof es;
  }
}

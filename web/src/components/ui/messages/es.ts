const es = {
  example: 'Ejemplo',
  optional: 'Opcional',
  options: 'Opciones',
  found_zero: 'Ninguna opción coincide',
  found_one: '{{count}} opción',
  found_other: '{{count}} opciones',
  showPassword: 'Mostrar contraseña',
  close: 'Cerrar',
  copy: 'Copiar',
  copied: 'Copiado',
  copyByHand: 'Selecciona y copia',
  notifications: 'Avisos',
  dismiss: 'Descartar aviso',
  help: { why: '¿Por qué pasa esto?', how: 'Cómo funciona', newTab: '(en otra pestaña)' },
};

export default es;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    ui: typeof es;
  }
}

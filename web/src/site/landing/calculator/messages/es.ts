const es = {
  title: '¿Cuánto pagarías?',
  count: 'Validaciones al mes',
  need: '¿Desde dónde?',
  needs: { desk: 'Panel y lotes', api: 'API en producción', widget: 'Widget' },
  all: 'Comparar todas las formas de pagar',
  table: 'Formas de pagar ese mes, de la más barata a la más cara',
  what: 'Qué compras',
  price: 'Costo',
  each: 'Cada una',
  left: 'Te sobran',
  usual: 'Lo más barato según cuántas validaciones haces al mes',
  note: 'Se calcula un mes. Lo que sobra de un paquete vale hasta su vencimiento.',
  live: {
    monthly: '{{plan}} al mes',
    pack_one: '1 paquete {{plan}}',
    pack_other: '{{count}} paquetes {{plan}}',
    and: '{{one}} y {{other}}',
    saves: 'Lo más barato: {{saved}} menos que {{next}}.',
    more: 'Cuesta lo mismo que {{next}} y trae {{count}} validaciones más.',
    same: 'Cuesta y trae lo mismo que {{next}}.',
    only: 'Es la única forma: el widget viene con este plan al mes.',
    wrong: 'Escribe un número de 1 a {{most}}. Si necesitas más, escríbenos.',
  },
};

export default es;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    calculator: typeof es;
  }
}

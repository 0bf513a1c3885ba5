/** Why a file cannot be read. */
export const problems = {
  at: ' (línea {{at}})',
  empty: {
    title: 'El archivo está vacío',
    more: 'Ábrelo en Excel, comprueba que tenga filas y guárdalo de nuevo.',
  },
  noRows: {
    title: 'Solo hay encabezados',
    more: 'Agrega al menos una fila debajo de los encabezados.',
  },
  tooLarge: {
    title: 'El archivo pesa más de {{size}} MB',
    more: 'Divídelo en varios archivos, o borra las columnas que no hacen falta.',
  },
  tooManyRows: {
    title: 'El archivo tiene más de {{rows}} filas',
    more: 'Divídelo en varios archivos: cada uno será un lote.',
  },
  tooManyColumns: {
    title: 'El archivo tiene más de {{columns}} columnas',
    more: 'Borra las que no hacen falta y súbelo de nuevo.',
  },
  cellTooLong: {
    title: 'Una celda es demasiado larga{{at}}',
    more: 'Acórtala o borra esa columna. Suele pasar cuando el separador del CSV no es el esperado.',
  },
  unclosedQuote: {
    title: 'Una comilla se abre y no se cierra{{at}}',
    more: 'Corrige esa línea, o guarda el archivo desde Excel como «CSV UTF-8».',
  },
  notASheet: {
    title: 'No es una hoja de cálculo',
    more: 'Leemos .xlsx y .csv. Si es un .xls o .ods, ábrelo y guárdalo como .xlsx.',
  },
  encrypted: {
    title: 'El archivo tiene contraseña',
    more: 'Ábrelo en Excel, quita la contraseña y guárdalo de nuevo.',
  },
  damaged: {
    title: 'El archivo está dañado',
    more: 'Ábrelo en Excel y guárdalo con otro nombre. Si no abre, pide que te lo envíen otra vez.',
  },
  suspicious: {
    title: 'No leemos este archivo por seguridad',
    more: 'Comprimido, crece mucho más de lo normal. Ábrelo en Excel y guárdalo como .xlsx o CSV.',
  },
};

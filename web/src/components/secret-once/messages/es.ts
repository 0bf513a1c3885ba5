export default {
  secret: 'Secreto',
  secretNote: 'Se ve ahora',
  copy: 'Copiar secreto',
  download: 'Descargar .env',
  downloaded: 'Archivo .env descargado.',
  saved: 'Ya lo guardé en un lugar seguro',
  close: 'Cerrar',
  unsaved: 'Todavía no lo has guardado',
  unsavedMore: 'Cópialo o descarga el archivo, marca la casilla y después cierra. No podremos mostrártelo otra vez.',
};

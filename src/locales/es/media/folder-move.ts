export default {
  title: 'Mover a una carpeta',
  folder: 'Carpeta',
  none: 'Sin carpeta',
  now: 'Mover',
  loading: 'Cargando tus carpetas',
  unloaded: 'No pudimos cargar tus carpetas.',
  again: 'Reintentar',
  noFolders: 'Aún no tienes carpetas. Crea una en tu biblioteca.',
  moved: 'Movido a {{thing}}.',
  out: 'Sacado de la carpeta.',
  files: {
    one: '{{count}} archivo',
    many: '{{count}} de archivos',
    other: '{{count}} archivos',
  },
};

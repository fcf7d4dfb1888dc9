export default {
  title: 'Mover a una carpeta',
  folder: 'Carpeta',
  none: 'Sin carpeta',
  now: 'Mover',
  loading: 'Cargando tus carpetas',
  unloaded: 'No hemos podido cargar tus carpetas. No se ha perdido nada.',
  again: 'Reintentar',
  noFolders: 'Aún no tienes carpetas. Crea una en tu biblioteca.',
  moved: 'Movido a {{name}}.',
  out: 'Sacado de la carpeta.',
  files: {
    one: '{{count}} archivo',
    many: '{{count}} archivos',
    other: '{{count}} archivos',
  },
};

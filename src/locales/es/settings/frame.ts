export default {
  title: 'Ajustes',
  pages: 'Páginas de los ajustes',
  account: 'Cuenta',
  site: 'Sitio',
  security: 'Seguridad',
  unsaved: 'Aún sin guardar',
  discard: 'Descartar',
  save: 'Guardar',
};

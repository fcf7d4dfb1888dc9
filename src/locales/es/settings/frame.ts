export default {
  title: 'Ajustes',
  pages: 'Páginas de los ajustes',
  account: 'Cuenta',
  site: 'Sitio',
  security: 'Seguridad',
  identity: 'Identidad',
  unsaved: 'Aún sin guardar',
  discard: 'No guardar',
  save: 'Guardar',
  absent: 'Este sitio no ofrece esto.',
};

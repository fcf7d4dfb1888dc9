export default {
  create: 'Carpeta nueva',
  rename: 'Cambiar el nombre de la carpeta {{thing}}',
  name: 'Nombre',
  limit: 'Hasta {{count}} caracteres.',
  add: 'Crear',
  save: 'Guardar',
  taken: 'Ya tienes una carpeta con este nombre.',
  long: 'Como máximo {{count}} caracteres.',
  missing: 'Esta carpeta ya no existe.',
};

export default {
  title: 'Creadores que seguir',
  loading: 'Cargando sugerencias',
  exhausted: 'Ya sigues a todas las personas que podríamos sugerirte.',
  failed: 'No hay sugerencias ahora mismo.',
  view: 'Ver el perfil de {{name}}',
};

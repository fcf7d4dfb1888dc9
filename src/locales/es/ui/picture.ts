export default {
  failed: 'La imagen no se ha cargado.',
  held: 'Imagen',
  load: 'Cargar',
  loadOf: 'Cargar: {{picture}}',
  saving: 'El ahorro de datos está activado',
};

export default {
  failed: 'La imagen no se ha cargado.',
  held: 'Imagen',
  hold: 'Mantén pulsado para ver',
  load: 'Cargar',
  loadOf: 'Cargar: {{picture}}',
  saving: 'El ahorro de datos está activado',
  stopped: 'El vídeo se ha detenido.',
};

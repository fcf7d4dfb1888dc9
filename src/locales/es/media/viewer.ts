export default {
  place: '{{place}} de {{count}}',
  says: '{{place}} de {{count}}. {{words}}',
  renewing: 'Cargando de nuevo',
  noPicture: 'La imagen no se ha cargado.',
  stopped: 'El vídeo se ha detenido.',
  unready: 'En preparación. Se mostrará aquí cuando esté listo.',
  retry: 'Reintentar',
  download: 'Descargar',
  move: 'Mover a una carpeta',
};

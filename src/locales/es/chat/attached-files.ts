export default {
  button: 'Adjuntar imágenes',
  list: 'Archivos adjuntos',
  count: '{{count}} de {{most}}',
  wait: 'El mensaje se podrá enviar cuando todos los archivos estén listos.',
  trouble: 'Quita el archivo que falló o inténtalo de nuevo.',
  chatDeletion: 'Quita el archivo que falló.',
  surplus: {
    one: '{{count}} archivo quedó fuera: un mensaje admite {{most}}.',
    many: '{{count}} de archivos quedaron fuera: un mensaje admite {{most}}.',
    other: '{{count}} archivos quedaron fuera: un mensaje admite {{most}}.',
  },
};

export default {
  button: 'Adjuntar imágenes',
  place: 'Mover {{filename}}, {{place}} de {{count}}',
  order: 'Arrástralo o usa las teclas de flecha',
  moved: '{{filename}} es ahora {{place}} de {{count}}.',
  list: 'Archivos adjuntos',
  count: '{{count}} de {{most}}',
  wait: {
    one: 'Se está preparando {{count}} de {{all}}.',
    many: 'Se están preparando {{count}} de {{all}}.',
    other: 'Se están preparando {{count}} de {{all}}.',
  },
  trouble: 'Quita el archivo que falló o inténtalo de nuevo.',
  broken: 'Quita el archivo que falló.',
  surplus: {
    one: '{{count}} archivo quedó fuera: un mensaje admite {{most}}.',
    many: '{{count}} de archivos quedaron fuera: un mensaje admite {{most}}.',
    other: '{{count}} archivos quedaron fuera: un mensaje admite {{most}}.',
  },
};

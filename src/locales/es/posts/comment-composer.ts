export default {
  label: 'Escribe un comentario',
  send: 'Enviar el comentario',
  sending: 'Enviando',
  unsent: 'No pudimos confirmar la publicación. Inténtalo de nuevo: no aparecerá dos veces.',
  discard: 'Eliminar',
  tooLong: 'Un comentario tiene como máximo 1000 caracteres.',
  left: {
    one: 'Queda {{count}} carácter',
    many: 'Quedan {{count}} de caracteres',
    other: 'Quedan {{count}} caracteres',
  },
};

export default {
  label: {
    one: 'Me gusta, {{count}} me gusta',
    many: 'Me gusta, {{count}} de me gusta',
    other: 'Me gusta, {{count}} me gusta',
  },
  likeRefused: 'Tu «me gusta» no se pudo enviar.',
  unlikeRefused: 'No se pudo retirar tu «me gusta».',
};

export default {
  label: {
    one: 'Me gusta, {{count}} «Me gusta»',
    many: 'Me gusta, {{count}} de «Me gusta»',
    other: 'Me gusta, {{count}} «Me gusta»',
  },
  likeRefused: 'Tu «me gusta» no se pudo enviar.',
  unlikeRefused: 'No se pudo retirar tu «me gusta».',
};

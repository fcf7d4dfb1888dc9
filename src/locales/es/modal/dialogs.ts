export default {
  lost: 'No se pudo abrir esta ventana. Inténtalo más tarde.',
  done: 'Listo',
};

export default {
  changed: 'Tu correo ha cambiado.',
};

export default {
  opened: '¡Has iniciado sesión!',
  expired: {
    title: 'La sesión ha caducado',
    text: 'Inicia sesión de nuevo para continuar.',
  },
  renewed: {
    title: '¡Tu contraseña se ha actualizado!',
    text: 'Inicia sesión de nuevo con la contraseña nueva.',
  },
  unconfirmed:
    'Has cerrado la sesión en este dispositivo. Terminaremos de cerrarla cuando vuelva la conexión.',
  lost: 'No pudimos mantener tu sesión. Comprueba que tu navegador acepta cookies.',
};

export default {
  opened: '¡Has iniciado sesión!',
  expired: {
    title: '¡La sesión ha caducado!',
    text: 'Inicia sesión de nuevo para continuar.',
  },
  unconfirmed:
    'Has cerrado la sesión en este dispositivo. No pudimos contactar con el servidor y le avisaremos en cuanto sea posible.',
  lost: 'No pudimos mantener tu sesión. Comprueba que tu navegador acepta cookies.',
};

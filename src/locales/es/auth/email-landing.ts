export default {
  landing: 'Verificación del correo',
  checking: 'Comprobando tu dirección…',
  done: 'Tu correo está verificado.',
  goOn: 'Continuar',
  failed: 'No se pudo verificar el correo.',
  expired: 'El enlace es antiguo o fue modificado. Envía uno nuevo.',
  unauthorized: 'El enlace pertenece a otra cuenta.',
  unverified: 'Tu dirección aún no está verificada.',
  newLink: 'Enviar un enlace nuevo',
  signIn: 'Inicia sesión para continuar',
  signedOut: 'Inicia sesión para continuar.',
  retry: 'Reintentar',
};

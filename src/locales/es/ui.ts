export default {
  skip: 'Ir al contenido',
  close: 'Cerrar',
  dismiss: 'Descartar',
  retry: 'Reintentar',
  loading: 'Cargando...',
  field: {
    required: 'Rellena este campo.',
    email: 'Escribe un correo electrónico, por ejemplo nombre@example.com.',
    invalid: 'Revisa este campo.',
  },
  password: { show: 'Mostrar contraseña', hide: 'Ocultar contraseña' },
  picture: { failed: 'La imagen no se ha cargado.' },
};

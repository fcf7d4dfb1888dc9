export default {
  open: 'Abrir perfil',
  message: 'Mensaje',
  subscription: 'Suscripción',
  ban: 'Silenciar, restringir o bloquear',
  change: 'Cambiar el límite',
};

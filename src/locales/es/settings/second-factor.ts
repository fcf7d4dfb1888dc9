export default {
  title: 'Verificación en dos pasos',
  lead: 'Para entrar harán falta tu contraseña y un código de una app de tu teléfono.',
  loading: 'Cargando la verificación en dos pasos',
  failed: 'No pudimos averiguar si está activada.',
  setUp: 'Configurar',
  on: 'Activada. Quedan {{left}} de 8 códigos de recuperación.',
  few: 'Crea códigos nuevos antes de que se acaben.',
  renew: 'Códigos nuevos',
  turnOff: 'Desactivar',
  offTitle: '¿Desactivar la verificación en dos pasos?',
  offBody:
    'Bastará de nuevo con tu contraseña para entrar. Tus códigos de recuperación dejarán de servir.',
  turnedOn:
    'La verificación en dos pasos está activada. Se ha cerrado la sesión en los demás dispositivos.',
  turnedOff: 'La verificación en dos pasos está desactivada.',
};

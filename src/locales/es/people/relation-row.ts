export default {
  followed: 'Sigues desde el {{date}}',
  follower: 'Te sigue desde el {{date}}',
  active: 'Activa: se renueva el {{date}}',
  activeFor: 'Activa: se renueva el {{date}} por {{price}}',
  ending: 'Termina el {{date}}: la renovación está desactivada',
  expired: 'Venció el {{date}}',
  mute: 'Silenciado desde el {{date}}',
  restrict: 'Restringido desde el {{date}}',
  block: 'Bloqueado desde el {{date}}',
};

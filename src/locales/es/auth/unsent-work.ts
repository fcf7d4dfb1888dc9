export default {
  title: '¿Cerrar sesión?',
  waiting: 'Terminando antes de cerrar sesión…',
  stay: 'Quedarme',
  leave: 'Cerrar sesión',
  now: 'Cerrar sesión ya',
  unfinished: 'Aún sin terminar: {{things}}.',
  messages: {
    one: '{{count}} mensaje',
    many: '{{count}} de mensajes',
    other: '{{count}} mensajes',
  },
  comments: {
    one: '{{count}} comentario',
    many: '{{count}} de comentarios',
    other: '{{count}} comentarios',
  },
  posts: {
    one: '{{count}} publicación',
    many: '{{count}} de publicaciones',
    other: '{{count}} publicaciones',
  },
  files: { one: '{{count}} archivo', many: '{{count}} de archivos', other: '{{count}} archivos' },
  payments: { one: '{{count}} pago', many: '{{count}} de pagos', other: '{{count}} pagos' },
  changes: { one: '{{count}} cambio', many: '{{count}} de cambios', other: '{{count}} cambios' },
  typed: {
    one: 'Hay texto sin enviar en {{count}} pestaña.',
    many: 'Hay texto sin enviar en {{count}} pestañas.',
    other: 'Hay texto sin enviar en {{count}} pestañas.',
  },
  silent: {
    one: 'No pudimos comprobar {{count}} pestaña.',
    many: 'No pudimos comprobar {{count}} pestañas.',
    other: 'No pudimos comprobar {{count}} pestañas.',
  },
  lost: 'Los archivos que no se hayan subido para entonces tendrás que añadirlos otra vez.',
  kept: 'Guardaremos tus mensajes y lo que escribiste en este dispositivo hasta que vuelvas a iniciar sesión.',
};

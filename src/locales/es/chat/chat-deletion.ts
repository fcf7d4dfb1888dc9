export default {
  dismiss: 'Cerrar',
  undo: 'Deshacer',
  person: {
    title: '¿Eliminar el chat con {{name}}?',
    body: 'Los mensajes desaparecen de tu lista. {{name}} conserva los suyos. Lo que compraste sigue siendo tuyo, pero sale del chat.',
    confirm: 'Eliminar chat',
    waiting: 'El chat con {{name}} se eliminará en {{count}} s.',
    deleting: 'Se está eliminando el chat con {{name}}.',
    refused: 'No se pudo eliminar el chat con {{name}}. No ha cambiado nada.',
    spared: '{{name}} te escribió mientras tanto, así que el chat se conservó.',
    over: 'Hecho.',
  },
  system: {
    title: '¿Borrar todas las notificaciones?',
    body: 'Desaparecen de todos tus dispositivos y no se pueden recuperar.',
    confirm: 'Borrar notificaciones',
    waiting: 'Tus notificaciones se borrarán en {{count}} s.',
    deleting: 'Se están borrando tus notificaciones.',
    refused: 'No se pudieron borrar tus notificaciones. No ha cambiado nada.',
    spared: 'Llegó algo nuevo mientras tanto, así que se conservaron tus notificaciones.',
    over: 'Hecho.',
  },
};

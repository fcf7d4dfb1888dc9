export default {
  title: 'Limitar a {{name}}',
  lead: 'Elige qué pasa a partir de ahora. Puedes deshacerlo cuando quieras.',
  legend: '¿Qué debe pasar?',
  now: 'Activo ahora',
  mute: {
    label: 'Silenciar',
    first: 'Dejas de ver sus publicaciones y mensajes.',
    second: 'Aún puede verte y escribirte, y no recibe aviso.',
    done: 'Silenciaste a {{name}}.',
  },
  restrict: {
    label: 'Restringir',
    first: 'Puede leer lo que publicas.',
    second: 'No puede escribirte, y lo ve cuando lo intenta.',
    done: 'Restringiste a {{name}}.',
  },
  block: {
    label: 'Bloquear',
    first: 'Deja de ver todo lo tuyo y no recibe aviso.',
    second:
      'Se deja de seguir en ambos sentidos. Su suscripción a ti termina y se le reembolsan los días sin usar; la tuya no se renovará.',
    done: 'Bloqueaste a {{name}}.',
  },
  undo: 'Deshacer',
};

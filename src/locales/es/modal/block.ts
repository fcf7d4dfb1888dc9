export default {
  title: 'Limitar a {{name}}',
  lead: 'Elige qué pasa a partir de ahora. Puedes deshacerlo cuando quieras.',
  legend: '¿Qué debe pasar?',
  now: 'En vigor ahora',
  mute: {
    label: 'Silenciar',
    first: 'Dejas de ver sus publicaciones y mensajes.',
    second: 'Aún puede verte y escribirte, y no recibe aviso.',
    done: '{{name}} está en silencio.',
  },
  restrict: {
    label: 'Restringir',
    first: 'Puede leer lo que publicas.',
    second: 'No puede escribirte, y lo ve cuando lo intenta.',
    done: '{{name}} tiene el acceso restringido.',
  },
  block: {
    label: 'Bloquear',
    first: 'Deja de ver todo lo tuyo y no recibe aviso.',
    second: 'Dejáis de seguiros; las renovaciones entre vosotros se cancelan, sin reembolso.',
    done: 'Has bloqueado a {{name}}.',
  },
  undo: 'Deshacer',
  undone: '{{name}} ya no tiene límites.',
};

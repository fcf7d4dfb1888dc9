export default {
  label: 'Más sobre el chat con {{name}}',
  clear: 'Borrar notificaciones',
  ban: 'Bloquear o silenciar…',
  report: 'Denunciar…',
  delete: 'Eliminar chat',
};

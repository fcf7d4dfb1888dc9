export default {
  label: 'Mais sobre a conversa com {{name}}',
  clear: 'Limpar notificações',
  ban: 'Bloquear ou silenciar…',
  report: 'Denunciar…',
  delete: 'Excluir conversa',
};

export default {
  open: 'Abrir perfil',
  message: 'Mensagem',
  subscription: 'Assinatura',
  ban: 'Silenciar, restringir ou bloquear',
  change: 'Mudar o limite',
};

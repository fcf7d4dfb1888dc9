export default {
  title: 'Trocar e-mail',
  checking: 'Verificando o link…',
  ask: {
    old: 'Sua conta @{{username}} vai usar {{email}} em vez deste e-mail.',
    new: 'A conta @{{username}} vai usar {{email}}.',
  },
  confirm: 'Confirmar a troca',
  cancel: 'Cancelar a troca',
  confirmed: {
    old: 'Confirmado. Seu e-mail muda quando {{email}} também confirmar.',
    new: 'Confirmado. O e-mail muda quando o anterior também confirmar.',
  },
  changed: 'Seu e-mail agora é {{email}}.',
  cancelled: 'A troca foi cancelada. Seu e-mail continua o mesmo.',
  thief: 'Se não foi você quem pediu, escolha uma nova senha.',
  newPassword: 'Escolher uma nova senha',
  foreign: 'Este link é de outra conta. Saia e abra-o de novo, ou abra-o em outro navegador.',
  unknown: 'Este link não funciona ou é antigo demais. Comece de novo nas configurações.',
  over: {
    expired: 'Este link expirou. Comece de novo nas configurações.',
    replaced: 'Você pediu outra troca depois. Use os links do e-mail mais recente.',
    taken: '{{email}} já é de outra conta. Nada mudou.',
  },
  settings: 'Voltar às configurações',
  signIn: 'Entrar',
};

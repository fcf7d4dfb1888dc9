export default {
  landing: 'Verificação do e-mail',
  checking: 'Conferindo seu endereço...',
  done: 'Seu e-mail foi verificado.',
  goOn: 'Continuar',
  failed: 'Não foi possível verificar o e-mail.',
  expired: 'O link é antigo ou foi alterado. Envie um novo.',
  unauthorized: 'O link pertence a outra conta.',
  unverified: 'Seu endereço ainda não foi verificado.',
  newLink: 'Enviar um novo link',
  signIn: 'Entrar para continuar',
  signedOut: 'Entre para continuar, por favor.',
  retry: 'Tentar de novo',
};

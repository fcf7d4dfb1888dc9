export default {
  landing: 'Confirmação do e-mail',
  checking: 'Conferindo seu endereço…',
  done: 'Seu e-mail foi confirmado.',
  goOn: 'Continuar',
  failed: 'Não foi possível confirmar o e-mail.',
  expired: 'O link é antigo ou foi alterado. Envie um novo.',
  unauthorized: 'O link pertence a outra conta.',
  unverified: 'Seu endereço ainda não foi confirmado.',
  newLink: 'Enviar um novo link',
  signIn: 'Entrar para continuar',
  signedOut: 'Entre para continuar.',
  retry: 'Tentar de novo',
};

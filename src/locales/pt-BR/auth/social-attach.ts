export default {
  wrongPassword: 'A senha está incorreta.',
  unverified:
    'O endereço dessa conta ainda não foi confirmado. Entre com a senha dela, siga o link do nosso e-mail e depois vincule.',
  title: 'Você já tem uma conta',
  lead: 'Existe uma conta com o e-mail {{email}}. Digite a senha dela uma vez e, a partir de agora, {{provider}} vai abri-la.',
  password: 'Senha dessa conta',
  submit: 'Vincular e entrar',
  cancel: 'Agora não',
  restart: 'Começar de novo',
  linked: 'Essa conta, ou a que você escolheu, já está vinculada a outra. Entre de outra forma.',
};

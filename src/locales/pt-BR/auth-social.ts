export default {
  or: 'ou',
  names: { google: 'Google', twitter: 'X' },
  login: { google: 'Entrar com o Google', twitter: 'Entrar com o X' },
  register: { google: 'Cadastrar-se com o Google', twitter: 'Cadastrar-se com o X' },
  blocked: 'Seu navegador não abriu a janela. Permita pop-ups deste site e tente de novo.',
  closed: 'Você voltou sem escolher uma conta. Nada mudou.',
  expired: 'Esta entrada demorou demais. Comece de novo, por favor.',
  missing:
    'Comece com “Cadastrar-se com o Google” ou “Cadastrar-se com o X”, para sabermos quem você é.',
  codes: {
    invalid: 'Não foi possível verificar a resposta de {{provider}}. Tente de novo.',
    unreachable: 'Não conseguimos contatar {{provider}}. Tente de novo em instantes.',
    linked: 'Essa conta de {{provider}} já abre outra conta aqui. Entre de outra forma, por favor.',
  },
  wrongPassword: 'A senha não está correta.',
  attach: {
    title: 'Você já tem uma conta',
    lead: 'Existe uma conta com o e-mail {{email}}. Digite a senha dela uma vez e, a partir de agora, {{provider}} vai abri-la.',
    password: 'Senha dessa conta',
    submit: 'Vincular e entrar',
    cancel: 'Agora não',
    restart: 'Começar de novo',
    linked:
      'Essa conta, ou a que você escolheu, já está vinculada a outra. Entre de outra forma, por favor.',
  },
  registration: {
    title: 'Falta um passo',
    lead: '{{provider}} nos disse quem você é. Escolha o nome e o endereço do seu perfil e sua conta estará pronta. Não é preciso senha.',
    emailKnown: 'E-mail de {{provider}}: {{email}}',
    emailHelp:
      '{{provider}} não nos informa seu e-mail. Enviaremos um link para confirmá-lo, e com ele você poderá voltar a entrar.',
    cancel: 'Cancelar',
    looking: 'Um momento...',
  },
};

export default {
  title: 'Falta um passo',
  lead: '{{provider}} nos disse quem você é. Escolha o nome e o endereço do seu perfil e sua conta estará pronta. Não é preciso senha.',
  emailKnown: 'E-mail de {{provider}}: {{email}}',
  emailHelp:
    '{{provider}} não nos informa seu e-mail. Enviaremos um link para confirmá-lo, e com ele você poderá voltar a entrar.',
  cancel: 'Cancelar',
  looking: 'Um momento…',
};

export default {
  title: 'Redefinir senha',
  lead: 'Digite o e-mail da sua conta. Enviaremos um link para você escolher uma nova senha.',
  submit: 'Enviar link',
  back: 'Voltar para entrar',
  sentTitle: 'Confira seu e-mail',
  sent: 'Se existir uma conta para {{email}}, enviamos a ela um link para escolher uma nova senha. Ele vale por uma hora. Olhe também na pasta de spam.',
  resend: 'Enviar de novo',
  cooling: {
    one: 'Você pode pedir outro link em {{count}} segundo.',
    many: 'Você pode pedir outro link em {{count}} de segundos.',
    other: 'Você pode pedir outro link em {{count}} segundos.',
  },
  change: 'Usar outro endereço',
};

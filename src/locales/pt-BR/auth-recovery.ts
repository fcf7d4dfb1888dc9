export default {
  forgot: {
    title: 'Redefinir senha',
    lead: 'Digite o e-mail da sua conta. Enviaremos um link para você escolher uma nova senha.',
    submit: 'Enviar link',
    back: 'Voltar para entrar',
    sentTitle: 'Confira seu e-mail',
    sent: 'Se existir uma conta para {{email}}, enviamos a ela um link para escolher uma nova senha. Ele vale por uma hora. Olhe também na pasta de spam.',
    resend: 'Enviar de novo',
    cooling: {
      one: 'Você pode pedir outro link em {{count}} segundo.',
      many: 'Você pode pedir outro link em {{count}} segundos.',
      other: 'Você pode pedir outro link em {{count}} segundos.',
    },
    change: 'Usar outro endereço',
  },
  reset: {
    title: 'Escolha uma nova senha',
    password: 'Nova senha',
    submit: 'Salvar senha',
    updated: 'Sua senha foi atualizada!',
    expiredTitle: 'Este link não funciona mais',
    expiredText: 'Ele tem mais de uma hora ou já foi usado. Podemos enviar um novo.',
    linklessTitle: 'O link não está completo',
    linklessText:
      'Para sua segurança, a parte secreta dele não fica no endereço. Abra de novo o link do seu e-mail ou peça um novo.',
    newLink: 'Pedir um novo link',
  },
};

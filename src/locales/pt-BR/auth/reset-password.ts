export default {
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
};

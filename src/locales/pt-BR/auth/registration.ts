export default {
  title: 'Crie sua conta',
  submit: 'Criar conta',
  displayName: 'Nome de exibição',
  displayNameHelp: 'O nome que as pessoas veem. Você pode mudá-lo depois.',
  haveAccount: 'Já tenho uma conta',
  refusals: {
    emailTaken: 'Já existe uma conta com este e-mail. Entre ou use outro endereço.',
    email: 'Digite um e-mail, como nome@example.com.',
    displayNameLong: 'Use no máximo 50 caracteres.',
    displayNameUnseen: 'Escolha um nome sem caracteres invisíveis nem acentos sobrepostos.',
    displayNameLink: 'Um nome não pode ser um link.',
    displayNameReserved: 'Este nome é reservado ao próprio site. Escolha outro.',
    displayNameAlike: 'Este nome se parece com o de um perfil verificado. Escolha outro.',
    passwordShort: 'Use pelo menos 8 caracteres.',
    passwordLong: 'Use no máximo 128 caracteres.',
    passwordCommon: 'Esta senha está entre as primeiras que são tentadas. Escolha outra.',
    passwordOwn: 'A senha não pode ser o seu e-mail nem o seu nome de usuário.',
  },
  passwordHelp:
    'Pelo menos 8 caracteres. Algumas palavras que só você juntaria são fáceis de lembrar e difíceis de adivinhar.',
};

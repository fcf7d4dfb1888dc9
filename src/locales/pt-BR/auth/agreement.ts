export default {
  agree: 'Ao clicar em Criar conta, você concorda com a {{privacy}} e os {{terms}}.',
  privacy: 'política de privacidade',
  terms: 'termos de uso',
  newTab: '(abre em uma nova aba)',
};

export default {
  email: 'E-mail',
  password: 'Senha',
  title: 'Entrar',
  submit: 'Entrar',
  remember: 'Lembrar de mim',
  forgot: 'Esqueceu sua senha?',
  register: 'Criar uma conta',
  demo: 'Contas de demonstração, todas com a senha {{password}}',
  demoUse: 'Entrar como {{name}}',
  lockedOut: {
    one: 'Muitas tentativas. Você pode tentar de novo em {{count}} segundo.',
    many: 'Muitas tentativas. Você pode tentar de novo em {{count}} de segundos.',
    other: 'Muitas tentativas. Você pode tentar de novo em {{count}} segundos.',
  },
};

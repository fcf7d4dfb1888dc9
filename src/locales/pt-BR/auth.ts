export default {
  fields: { email: 'E-mail', password: 'Senha' },
  login: {
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
  },
  twoFactor: {
    title: 'Verificação em duas etapas',
    codeLead: 'Digite os seis números que o seu aplicativo autenticador mostra agora.',
    code: 'Código de autenticação',
    recoveryLead: 'Digite um dos códigos de recuperação que você guardou. Cada um vale uma vez.',
    recovery: 'Código de recuperação',
    submit: 'Verificar',
    useRecovery: 'Usar um código de recuperação',
    useCode: 'Usar o aplicativo autenticador',
    restart: 'Começar de novo',
    timedOut: 'Se o código estiver certo, seu acesso pode ter expirado. Comece de novo.',
  },
  refusals: {
    credentials: 'Esses dados não correspondem aos nossos registros.',
    code: 'O código não está certo. Espere o próximo e tente de novo.',
    recovery: 'O código de recuperação não está certo ou já foi usado.',
  },
  session: {
    opened: 'Você entrou!',
    expired: { title: 'Sessão expirada!', text: 'Entre de novo para continuar.' },
    unheard:
      'Você saiu neste dispositivo. Não conseguimos falar com o servidor e vamos avisá-lo assim que possível.',
    lost: 'Não conseguimos manter você conectado. Verifique se o seu navegador aceita cookies.',
  },
};

export default {
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
};

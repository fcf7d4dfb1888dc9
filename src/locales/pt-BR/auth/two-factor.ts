export default {
  title: 'Verificação em duas etapas',
  codeLead: 'Digite os seis dígitos que o seu app autenticador mostra agora.',
  code: 'Código de autenticação',
  recoveryLead: 'Digite um dos códigos de recuperação que você guardou. Cada um vale uma vez.',
  recovery: 'Código de recuperação',
  submit: 'Verificar',
  useRecovery: 'Usar um código de recuperação',
  useCode: 'Usar o app autenticador',
  restart: 'Começar de novo',
  timedOut: 'Se o código estiver certo, o login pode ter expirado. Comece de novo.',
};

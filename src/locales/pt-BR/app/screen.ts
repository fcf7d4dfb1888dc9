export default {
  loading: 'Carregando…',
  outdatedTitle: 'Há uma nova versão',
  outdatedText:
    'Não foi possível abrir esta página porque há uma nova versão. Recarregue para usá-la.',
  reload: 'Recarregar',
  dismiss: 'Fechar',
  heldTitle: 'Há algo digitado que ainda não foi enviado',
  heldText:
    'Não recarregamos para que nada se perca. Volte, envie ou copie o texto e recarregue depois.',
  back: 'Voltar',
  offlineTitle: 'Você está sem conexão',
  offlineText: 'A página abre quando a conexão voltar.',
  unreachableTitle: 'Não conseguimos conectar',
  unreachableText: 'Continuamos tentando e vamos abrir esta página para você.',
  strandedTitle: 'Não conseguimos abrir esta página',
  strandedText: 'Uma parte não carregou. Tente de novo ou recarregue a página.',
  retry: 'Tentar de novo',
  brokenTitle: 'Algo deu errado!',
  brokenPage: 'Não foi possível mostrar esta página. Recarregue para continuar.',
  brokenText: 'Esta parte da página falhou. O resto continua funcionando.',
};

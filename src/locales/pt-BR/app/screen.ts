export default {
  loading: 'Carregando...',
  outdatedTitle: 'Há uma nova versão',
  outdatedText:
    'Não foi possível abrir esta página porque o produto foi atualizado. Recarregue para ter a nova versão.',
  reload: 'Recarregar',
  dismiss: 'Dispensar',
  heldTitle: 'Há algo digitado que ainda não foi enviado',
  heldText:
    'Não recarregamos para que nada se perca. Volte, envie ou copie o texto e recarregue depois.',
  back: 'Voltar',
  offlineTitle: 'Você está sem conexão',
  offlineText: 'Isto abre quando a conexão voltar.',
  unreachableTitle: 'O servidor não responde',
  unreachableText: 'Isto abre assim que ele responder. Continuamos tentando.',
  strandedTitle: 'Não foi possível abrir esta página',
  strandedText: 'O código dela não chegou. Você pode tentar de novo ou recarregar a página.',
  retry: 'Tentar de novo',
  brokenTitle: 'Algo deu errado!',
  brokenText: 'Esta parte da página falhou. O resto continua funcionando.',
};

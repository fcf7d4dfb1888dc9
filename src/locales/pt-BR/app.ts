export default {
  unreachable:
    'Não conseguimos falar com o servidor. Nada do que você digitou se perdeu; tente de novo.',
  oops: 'Ops...',
  unexpected: 'Algo deu errado! Tente de novo.',
  unavailable:
    'O servidor não está disponível agora. Nada do que você digitou se perdeu; tente de novo daqui a pouco.',
  locale: {
    label: 'Idioma',
    failed: 'Não foi possível carregar esse idioma. Você pode tentar de novo.',
    unkept:
      'Seu idioma fica guardado neste dispositivo. Não conseguimos salvá-lo nas suas configurações.',
  },
  navigation: {
    unknownRoute: 'Não há nenhuma página chamada “{{route}}”, então ela foi deixada de fora.',
  },
  notFound: {
    title: 'Página não encontrada',
    text: 'Não há nada neste endereço. A página pode ter mudado de lugar ou nunca ter existido.',
    home: 'Ir para o início',
  },
  notAvailable: {
    title: 'Ainda não disponível',
    text: 'Esta parte do produto ainda não foi feita.',
  },
  screen: {
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
    strandedTitle: 'Não foi possível abrir esta página',
    strandedText: 'O código dela não chegou. Você pode tentar de novo ou recarregar a página.',
    retry: 'Tentar de novo',
    brokenTitle: 'Algo deu errado!',
    brokenText: 'Esta parte da página falhou. O resto continua funcionando.',
  },
  boot: {
    misconfiguredTitle: 'Este site não está configurado corretamente',
    missing: 'Falta “{{field}}” na configuração. Quem administra o site precisa adicionar.',
    malformed:
      'A configuração tem um “{{field}}” incorreto. Quem administra o site precisa corrigir.',
    unreachableTitle: 'Não conseguimos falar com o servidor',
    unreachableText:
      'Ele pode estar ocupado ou sua conexão pode ter caído. Nada se perdeu; tente de novo.',
    retry: 'Tentar de novo',
  },
};

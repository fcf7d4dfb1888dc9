export default {
  dialogFlow: {
    title: 'Não carregou',
    text: 'Uma parte do site não pôde ser carregada. Você pode tentar mais uma vez.',
  },

  dialogs: {
    lost: 'Não foi possível abrir esta janela. Tente mais tarde.',
    done: 'Concluir',
  },

  discardDialog: {
    discardTitle: 'Sair sem enviar?',
    discardBody: 'O que você digitou aqui será perdido.',
    discardConfirm: 'Sair',
    discardCancel: 'Continuar editando',
  },

  refusalNotice: {
    failed: 'Algo deu errado. Você pode tentar de novo sem risco.',
    unreachable: 'Não conseguimos conectar. Você pode tentar de novo sem risco.',
    gone: 'Isto não existe mais.',
    wait: {
      one: 'Tentativas demais. Você pode tentar de novo em {{count}} segundo.',
      many: 'Tentativas demais. Você pode tentar de novo em {{count}} de segundos.',
      other: 'Tentativas demais. Você pode tentar de novo em {{count}} segundos.',
    },
  },

  shortcutHelp: {
    title: 'Atalhos do teclado',
    close: 'Fechar',
    off: 'Você pode desativar cada um nas configurações, em Site.',
    groups: {
      cards: 'Publicações',
      goTo: 'Ir para',
      anywhere: 'Em qualquer lugar',
    },
    keys: {
      cards: 'Próxima publicação e anterior',
      like: 'Curtir',
      comments: 'Comentários',
      open: 'Abrir',
      share: 'Copiar link',
      newPosts: 'Ver publicações novas',
      filter: 'Ir ao filtro',
      home: 'Início',
      explore: 'Explorar',
      messages: 'Mensagens',
      billing: 'Pagamentos',
      library: 'Biblioteca',
      search: 'Buscar',
      newPost: 'Nova publicação',
      help: 'Estas teclas',
      discreet: 'Modo discreto',
      regions: 'Próxima parte da página',
      toasts: 'Avisos',
      leave: 'Fechar o que está aberto',
    },
  },

  unsavedWords: {
    title: 'Sair sem salvar?',
    body: 'O que você digitou ou mudou nesta página será perdido.',
    leave: 'Sair',
    stay: 'Continuar editando',
  },
};

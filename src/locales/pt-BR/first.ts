/** Apart, so that the hosting page's first script brings it alone. */
export const loading = {
  retry: 'Tentar de novo',
  loading: 'Carregando…',
  page: 'Página',
};

/** The texts that every first load brings: those of the frame and of the first screens. */
export default {
  app: {
    ageConsent: {
      title: 'Você tem 18 anos ou mais?',
      body: 'Este site mostra conteúdo para adultos. Ao continuar, você declara ter pelo menos 18 anos ou a maioridade onde mora.',
      storage:
        'Acreditamos na sua palavra. Sua resposta, a data e o idioma ficam no seu dispositivo: até você fechar esta aba, ou por mais tempo se pedir para lembrar.',
      confirm: 'Tenho 18 anos ou mais',
      leave: 'Sair',
      remember: {
        one: 'Lembrar minha resposta neste dispositivo por {{count}} mês',
        many: 'Lembrar minha resposta neste dispositivo por {{count}} de meses',
        other: 'Lembrar minha resposta neste dispositivo por {{count}} meses',
      },
    },
    app: {
      misconfiguredTitle: 'Este site não está configurado corretamente',
      missing: 'Falta “{{field}}” na configuração. Quem administra o site precisa adicionar.',
      malformed:
        'O valor de “{{field}}” na configuração é inválido. Quem administra o site precisa corrigir.',
      unreachableTitle: 'Não conseguimos conectar',
      unreachableText: 'O site pode estar ocupado ou você pode estar sem conexão. Tente de novo.',
      retry: 'Tentar de novo',
    },
    connectivity: {
      offline:
        'Você está sem conexão. O que você digitar fica guardado e poderá ser enviado quando voltar.',
      unreachable: 'Não conseguimos conectar agora. Continuamos tentando…',
      checking: 'Tentando conectar…',
      restored: 'Você voltou a ficar online.',
      retry: 'Tentar agora',
    },
    failure: {
      unreachable: 'Não conseguimos conectar. O que você digitou está seguro; tente de novo.',
      oops: 'Ops…',
      unexpected: 'Algo deu errado! Tente de novo.',
      serverFull: 'Nosso armazenamento está cheio e nada foi salvo. Tente de novo mais tarde.',
      serverFullTyped:
        'Nosso armazenamento está cheio e nada foi salvo. O que você digitou está seguro; tente de novo mais tarde.',
    },
    layout: {
      main: 'Navegação principal',
      account: 'Sua conta',
      suggestions: 'Sugestões',
      footer: 'Sobre este site',
      home: 'Início',
      explore: 'Explorar',
      messages: 'Mensagens',
      newPost: 'Nova publicação',
      new: 'Publicar',
      studio: 'Estúdio',
      you: 'Você',
      interests: 'Meus criadores',
      audience: 'Público',
      billing: 'Pagamentos',
      analytics: 'Estatísticas',
      referrals: 'Convites',
      settings: 'Configurações',
      back: 'Voltar',
      myPosts: 'Minhas publicações',
      library: 'Biblioteca',
      me: 'Eu',
      close: 'Fechar',
      logout: 'Sair',
      signIn: 'Entrar',
      register: 'Cadastrar-se',
      version: 'Versão {{version}} ({{commit}})',
      terms: 'Termos',
      privacy: 'Privacidade',
      about: 'Sobre nós',
      contacts: 'Contato',
      help: 'Ajuda',
      cookies: 'Cookies',
      ageAgain: 'Confirmar minha idade de novo',
      member: 'Membro {{number}}',
      unread: {
        one: '{{count}} conversa não lida',
        many: '{{count}} de conversas não lidas',
        other: '{{count}} conversas não lidas',
      },
    },
    locale: {
      label: 'Idioma',
      failed: 'Não conseguimos carregar esse idioma. Você pode tentar de novo.',
      unkept:
        'Seu idioma fica guardado neste dispositivo. Não conseguimos salvá-lo nas suas configurações.',
    },
    notAvailable: {
      title: 'Não disponível aqui',
      text: 'Este site não oferece este recurso.',
    },
    notFound: {
      title: 'Página não encontrada',
      text: 'Não há nada neste endereço. A página pode ter mudado de lugar ou nunca ter existido.',
      home: 'Ir para o início',
      look: 'Procurar “{{name}}” em Explorar',
    },
    notices: {
      label: 'Avisos',
      discreetOn: 'Modo discreto ativado.',
      discreetOff: 'Modo discreto desativado.',
    },
    screen: {
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
    },
    theme: {
      label: 'Tema',
      system: 'Sistema',
      light: 'Claro',
      dark: 'Escuro',
    },
    welcome: {
      documentTitle: 'Boas-vindas',
      title: 'Apoie quem faz o que você ama',
      lead: 'Em {{brand}}, quem cria compartilha seu trabalho e os fãs apoiam.',
      loginTitle: 'Acesse {{brand}}',
      refused: 'Você não entrou na conta. Entre para ver mais.',
      exploreTitle: 'Uma olhada por dentro',
      register: 'Criar uma conta',
    },
  },
  auth: {
    login: {
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
    },
    refusal: {
      credentials: 'E-mail ou senha incorretos.',
      code: 'O código está incorreto. Espere o próximo e tente de novo.',
      recovery: 'O código de recuperação está incorreto ou já foi usado.',
      stranger: 'Também é preciso informar “{{field}}”. {{said}}',
      strange: '“{{field}}”: {{said}}',
    },
    session: {
      opened: 'Você entrou na sua conta!',
      expired: {
        title: 'Sessão expirada!',
        text: 'Entre de novo para continuar.',
      },
      renewed: {
        title: 'Sua senha foi atualizada!',
        text: 'Entre de novo com a senha nova.',
      },
      unconfirmed:
        'Você saiu da conta neste dispositivo. Vamos concluir a saída quando a conexão voltar.',
      lost: 'Não conseguimos manter sua sessão. Verifique se o navegador aceita cookies.',
    },
    socialButtons: {
      or: 'ou',
    },
  },
  navigation: {
    navigation: {
      unknownRoute: 'Não há nenhuma página chamada “{{route}}”, então ela foi deixada de fora.',
    },
  },
  people: {
    suggestions: {
      title: 'Criadores para seguir',
      loading: 'Carregando sugestões',
      failed: 'Sem sugestões no momento.',
      view: 'Ver o perfil de {{name}}',
    },
  },
  posts: {
    explore: {
      title: 'Explorar',
      loading: 'Carregando publicações',
      empty: 'Ninguém publicou nada público ainda.',
      failed: 'Não conseguimos carregar nada para explorar.',
      found: 'Resultados para “{{words}}”',
      nothing: 'Nada corresponde a “{{words}}”.',
    },
    feed: {
      loading: 'Carregando publicações',
      emptyTitle: 'Seu feed está tranquilo',
      emptyText:
        'As publicações de quem você segue vão aparecer aqui. Encontre primeiro alguém de quem goste.',
      confinedTitle: 'Confirme primeiro seu e-mail',
      confinedText:
        'Seu feed abre assim que seu e-mail for confirmado. Até lá, você pode explorar o que é público.',
      confirm: 'Confirmar meu e-mail',
      explore: 'Explorar',
      end: 'Você viu todas as publicações.',
      failed: 'Não conseguimos carregar seu feed. Tente de novo.',
      interrupted: 'Não conseguimos carregar mais publicações.',
      retry: 'Tentar de novo',
      show: 'Ver meu feed',
    },
    postCard: {
      by: 'Publicação de {{name}}',
      verified: 'Criador verificado',
      lockedForSubscribers: 'Para assinantes de {{name}}',
      lockedForFollowers: 'Para seguidores de {{name}}',
      unlock: 'Desbloquear por {{price}}',
      yours: 'Você comprou',
      kept: 'É seu para sempre.',
      keptOrFree: 'É seu para sempre. Assinantes veem de graça.',
      bought: 'Comprada em {{date}} por {{price}}',
      editedSince: 'Editada depois da sua compra',
      holds: 'Contém: {{things}}',
      audience: { followers: 'Seguidores', subscribers: 'Assinantes' },
      images: {
        one: '{{count}} imagem',
        many: '{{count}} de imagens',
        other: '{{count}} imagens',
      },
      play: 'Reproduzir: {{video}}',
      videos: {
        one: '{{count}} vídeo',
        many: '{{count}} de vídeos',
        other: '{{count}} vídeos',
      },
      comments: {
        one: '{{count}} comentário',
        many: '{{count}} de comentários',
        other: '{{count}} comentários',
      },
      likes: {
        one: '{{count}} curtida',
        many: '{{count}} de curtidas',
        other: '{{count}} curtidas',
      },
    },
  },
  ui: {
    dialogPanel: {
      cancel: 'Cancelar',
      close: 'Fechar',
    },
    field: {
      required: 'Preencha este campo.',
      email: 'Digite um e-mail, por exemplo nome@example.com.',
      invalid: 'Confira este campo.',
    },
    frame: {
      skip: 'Ir para o conteúdo',
      discreet: 'O modo discreto está ativado',
    },
    loading,
    passwordField: {
      show: 'Mostrar senha',
      hide: 'Ocultar senha',
    },
    picture: {
      failed: 'A imagem não carregou.',
      held: 'Imagem',
      hold: 'Segure para ver',
      load: 'Carregar',
      loadOf: 'Carregar: {{picture}}',
      saving: 'A economia de dados está ativa',
      stopped: 'O vídeo parou.',
    },
    toastRegion: {
      dismiss: 'Fechar',
    },
  },
};

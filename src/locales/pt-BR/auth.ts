export default {
  agreement: {
    agree: 'Ao clicar em Criar conta, você concorda com a {{privacy}} e os {{terms}}.',
    privacy: 'política de privacidade',
    terms: 'termos de uso',
    newTab: '(abre em uma nova aba)',
  },

  consentForm: {
    title: 'Acordo',
    accept: 'Aceito',
    decline: 'Agora não',
    missing: 'Este acordo não foi encontrado e, por isso, não pode ser aceito. Fale conosco.',
    selling: 'Para vender seu conteúdo, aceite antes este acordo.',
    explicit: 'Para publicar conteúdo explícito, aceite antes este acordo.',
  },

  emailChangeLink: {
    title: 'Trocar e-mail',
    checking: 'Verificando o link…',
    ask: {
      old: 'Sua conta @{{username}} vai usar {{email}} em vez deste e-mail.',
      new: 'A conta @{{username}} vai usar {{email}}.',
    },
    confirm: 'Confirmar a troca',
    cancel: 'Cancelar a troca',
    confirmed: {
      old: 'Confirmado. Seu e-mail muda quando {{email}} também confirmar.',
      new: 'Confirmado. O e-mail muda quando o anterior também confirmar.',
    },
    changed: 'Seu e-mail agora é {{email}}.',
    cancelled: 'A troca foi cancelada. Seu e-mail continua o mesmo.',
    thief: 'Se não foi você quem pediu, escolha uma nova senha.',
    newPassword: 'Escolher uma nova senha',
    foreign: 'Este link é de outra conta. Saia e abra-o de novo, ou abra-o em outro navegador.',
    unknown: 'Este link não funciona ou é antigo demais. Comece de novo nas configurações.',
    over: {
      expired: 'Este link expirou. Comece de novo nas configurações.',
      replaced: 'Você pediu outra troca depois. Use os links do e-mail mais recente.',
      taken: '{{email}} já é de outra conta. Nada mudou.',
    },
    settings: 'Voltar às configurações',
    signIn: 'Entrar',
  },

  emailLanding: {
    landing: 'Confirmação do e-mail',
    checking: 'Conferindo seu endereço…',
    done: 'Seu e-mail foi confirmado.',
    goOn: 'Continuar',
    failed: 'Não foi possível confirmar o e-mail.',
    expired: 'O link é antigo ou foi alterado. Envie um novo.',
    unauthorized: 'O link pertence a outra conta.',
    unverified: 'Seu endereço ainda não foi confirmado.',
    newLink: 'Enviar um novo link',
    signIn: 'Entrar para continuar',
    signedOut: 'Entre para continuar.',
    retry: 'Tentar de novo',
  },

  emailVerification: {
    title: 'Confirme seu e-mail',
    lead: 'Enviamos um link para {{email}}. Esta página avança sozinha assim que você o abrir, em qualquer dispositivo.',
    show: 'Mostrar o endereço',
    hide: 'Ocultar o endereço',
    sent: 'Enviamos a você um e-mail com o link de confirmação.',
    again: {
      one: 'Reenviar em {{count}} s',
      many: 'Reenviar em {{count}} s',
      other: 'Reenviar em {{count}} s',
    },
    resend: 'Enviar o link de novo',
    spam: 'Não chegou? Veja também na pasta de spam.',
    outbox: 'Abrir a caixa de saída',
    change: 'Mudar o endereço',
    newEmail: 'Novo e-mail',
    save: 'Salvar e enviar o link',
    keep: 'Manter o endereço',
    unconfirmed: 'Sua senha não foi confirmada, então o endereço continua o mesmo.',
    logout: 'Sair',
  },

  forgotPassword: {
    title: 'Redefinir senha',
    lead: 'Digite o e-mail da sua conta. Enviaremos um link para você escolher uma nova senha.',
    submit: 'Enviar link',
    back: 'Voltar para entrar',
    sentTitle: 'Confira seu e-mail',
    sent: 'Se existir uma conta para {{email}}, enviamos a ela um link para escolher uma nova senha. Ele vale por uma hora. Olhe também na pasta de spam.',
    resend: 'Enviar de novo',
    cooling: {
      one: 'Você pode pedir outro link em {{count}} segundo.',
      many: 'Você pode pedir outro link em {{count}} de segundos.',
      other: 'Você pode pedir outro link em {{count}} segundos.',
    },
    change: 'Usar outro endereço',
  },

  invitation: {
    invited: '{{name}} convidou você',
    invitedText: 'Vamos lembrar disso quando você criar sua conta.',
    unnamed: 'Você recebeu um convite',
  },

  mailedConfirmation: {
    title: 'Confirme que é você',
    lead: 'Você entra por outro site e não tem senha aqui. Em vez disso, podemos enviar um link para {{email}}. Abra-o neste navegador e você poderá continuar.',
    send: 'Enviar um link',
    again: 'Enviar outro link',
    sentTitle: 'O link está a caminho',
    sent: 'Abra-o neste navegador. Esta página avança sozinha. Não chegou? Veja também na pasta de spam.',
  },

  passkeyConfirmation: {
    use: 'Usar uma chave de acesso',
    left: 'O dispositivo não concluiu o processo. Nada foi confirmado.',
    refused: 'Não conseguimos confirmar com esta chave de acesso. Tente de novo ou de outra forma.',
  },

  passkeyLogin: {
    use: 'Usar uma chave de acesso',
    left: 'O dispositivo não concluiu o processo. Você não entrou na conta.',
    refused: 'Não reconhecemos esta chave de acesso ou ela foi removida. Entre de outra forma.',
  },

  password: {
    title: 'Digite sua senha',
    submit: 'Confirmar',
    protected: 'Por segurança, confirme sua senha.',
  },

  passwordConfirmation: {
    title: 'Confirme sua senha',
    lead: 'Por segurança, digite sua senha mais uma vez.',
    submit: 'Confirmar',
    cancel: 'Cancelar',
    wrong: 'A senha está incorreta.',
  },

  registration: {
    title: 'Crie sua conta',
    submit: 'Criar conta',
    displayName: 'Nome de exibição',
    displayNameHelp: 'O nome que as pessoas veem. Você pode mudá-lo depois.',
    haveAccount: 'Já tenho uma conta',
    refusals: {
      emailTaken: 'Já existe uma conta com este e-mail. Entre ou use outro endereço.',
      email: 'Digite um e-mail, como nome@example.com.',
      displayNameLong: 'Use no máximo 50 caracteres.',
      displayNameUnseen: 'Escolha um nome sem caracteres invisíveis nem acentos sobrepostos.',
      displayNameLink: 'Um nome não pode ser um link.',
      displayNameReserved: 'Este nome é reservado ao próprio site. Escolha outro.',
      displayNameAlike: 'Este nome se parece com o de um perfil verificado. Escolha outro.',
      passwordShort: 'Use pelo menos 8 caracteres.',
      passwordLong: 'Use no máximo 128 caracteres.',
      passwordCommon: 'Esta senha está entre as primeiras que são tentadas. Escolha outra.',
      passwordOwn: 'A senha não pode ser o seu e-mail nem o seu nome de usuário.',
    },
    passwordHelp:
      'Pelo menos 8 caracteres. Algumas palavras que só você juntaria são fáceis de lembrar e difíceis de adivinhar.',
  },

  resetPassword: {
    title: 'Escolha uma nova senha',
    password: 'Nova senha',
    submit: 'Salvar senha',
    updated: 'Sua senha foi atualizada!',
    expiredTitle: 'Este link não funciona mais',
    expiredText: 'Ele tem mais de uma hora ou já foi usado. Podemos enviar um novo.',
    linklessTitle: 'O link não está completo',
    linklessText:
      'Para sua segurança, a parte secreta dele não fica no endereço. Abra de novo o link do seu e-mail ou peça um novo.',
    newLink: 'Pedir um novo link',
  },

  socialAttach: {
    wrongPassword: 'A senha está incorreta.',
    unverified:
      'O endereço dessa conta ainda não foi confirmado. Entre com a senha dela, siga o link do nosso e-mail e depois vincule.',
    title: 'Você já tem uma conta',
    lead: 'Existe uma conta com o e-mail {{email}}. Digite a senha dela uma vez e, a partir de agora, {{provider}} vai abri-la.',
    password: 'Senha dessa conta',
    submit: 'Vincular e entrar',
    cancel: 'Agora não',
    restart: 'Começar de novo',
    linked: 'Essa conta, ou a que você escolheu, já está vinculada a outra. Entre de outra forma.',
  },

  socialLogin: {
    names: {
      google: 'Google',
      twitter: 'X',
    },
    login: {
      google: 'Entrar com o Google',
      twitter: 'Entrar com o X',
    },
    register: {
      google: 'Cadastrar-se com o Google',
      twitter: 'Cadastrar-se com o X',
    },
    blocked: 'Seu navegador não abriu a janela. Permita pop-ups deste site e tente de novo.',
    closed: 'Você voltou sem escolher uma conta. Nada mudou.',
    expired: 'O login demorou demais. Comece de novo.',
    missing:
      'Comece com “Cadastrar-se com o Google” ou “Cadastrar-se com o X”, para sabermos quem você é.',
    codes: {
      invalid: 'Não foi possível verificar a resposta de {{provider}}. Tente de novo.',
      unreachable: 'Não conseguimos contatar {{provider}}. Tente de novo em instantes.',
      linked: 'Essa conta de {{provider}} já está vinculada a outra conta. Entre de outra forma.',
    },
  },

  socialRegistration: {
    title: 'Falta um passo',
    lead: '{{provider}} nos disse quem você é. Escolha o nome e o endereço do seu perfil e sua conta estará pronta. Não é preciso senha.',
    emailKnown: 'E-mail de {{provider}}: {{email}}',
    emailHelp:
      '{{provider}} não nos informa seu e-mail. Enviaremos um link para confirmá-lo, e com ele você poderá voltar a entrar.',
    cancel: 'Cancelar',
    looking: 'Um momento…',
  },

  twoFactor: {
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
  },

  unsentWork: {
    title: 'Sair da conta?',
    waiting: 'Terminando antes de você sair…',
    stay: 'Ficar',
    leave: 'Sair',
    now: 'Sair agora',
    unfinished: 'Ainda não terminou: {{things}}.',
    messages: {
      one: '{{count}} mensagem',
      many: '{{count}} de mensagens',
      other: '{{count}} mensagens',
    },
    comments: {
      one: '{{count}} comentário',
      many: '{{count}} de comentários',
      other: '{{count}} comentários',
    },
    posts: {
      one: '{{count}} publicação',
      many: '{{count}} de publicações',
      other: '{{count}} publicações',
    },
    files: { one: '{{count}} arquivo', many: '{{count}} de arquivos', other: '{{count}} arquivos' },
    payments: {
      one: '{{count}} pagamento',
      many: '{{count}} de pagamentos',
      other: '{{count}} pagamentos',
    },
    changes: {
      one: '{{count}} alteração',
      many: '{{count}} de alterações',
      other: '{{count}} alterações',
    },
    typed: {
      one: 'Há texto não enviado em {{count}} aba.',
      many: 'Há texto não enviado em {{count}} abas.',
      other: 'Há texto não enviado em {{count}} abas.',
    },
    silent: {
      one: 'Não conseguimos verificar {{count}} aba.',
      many: 'Não conseguimos verificar {{count}} abas.',
      other: 'Não conseguimos verificar {{count}} abas.',
    },
    lost: 'Os arquivos que não forem enviados até lá terão de ser adicionados de novo.',
    kept: 'Guardamos suas mensagens e o que você digitou neste dispositivo até você entrar de novo.',
  },

  username: {
    username: 'Nome de usuário',
    usernameHelp: 'De 2 a 30 letras, números, hifens ou sublinhados. É o endereço do seu perfil.',
    checking: 'Verificando se o nome está livre…',
    free: '{{thing}} está livre.',
    problems: {
      taken: 'Alguém já tem este nome de usuário. Escolha outro.',
      reserved: 'Este nome é reservado para o site. Escolha outro.',
      invalid: 'Use de 2 a 30 letras, números, hifens ou sublinhados.',
    },
  },
};

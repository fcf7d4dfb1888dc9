import notices from './notices/pt-BR.ts';

export default {
  emailChange: {
    expires: 'O link funciona por 24 horas.',
    new: {
      subject: 'Confirme seu novo e-mail',
      why: 'Alguém, provavelmente você, quer usar este e-mail na conta @{{username}} do {{brand}}. Confirme aqui:',
      action: 'Confirmar e-mail',
      otherwise: 'Se não foi você, ignore este e-mail. Nada muda.',
    },
    old: {
      subject: 'Confirme a troca do seu e-mail',
      why: 'Alguém, provavelmente você, pediu para trocar o e-mail da sua conta do {{brand}} por {{email}}. A troca acontece quando os dois e-mails confirmarem. Confirme com este:',
      action: 'Confirmar a troca',
      otherwise: 'Se não foi você, cancele a troca e depois escolha uma nova senha:',
      cancel: 'Cancelar a troca',
    },
    taken: {
      subject: 'Seu e-mail já está em uso',
      why: 'Alguém, talvez você, pediu para usar este e-mail em outra conta do {{brand}}. Ele é o da sua conta, então nada mudou. Entre aqui:',
      action: 'Entrar',
    },
  },

  export: {
    subject: 'Sua cópia está pronta',
    what: 'A cópia de tudo o que é seu no {{brand}} está pronta. Você pode baixá-la até {{date}}:',
    action: 'Baixar minha cópia',
    otherwise: 'Se você não a pediu, escolha uma nova senha agora mesmo.',
  },

  identity: {
    approved: {
      subject: 'Sua identidade foi verificada',
      what: 'Agora você pode vender e receber no {{brand}}:',
      action: 'Começar a vender',
    },
    rejected: {
      subject: 'Sua identidade ainda não foi verificada',
      what: 'Não conseguimos verificar sua identidade para o {{brand}}.',
      action: 'Tentar de novo',
    },
    reasons: {
      blurred: 'A foto está desfocada. Tire-a à luz do dia, sem flash.',
      glare: 'Parte da foto tem reflexo. Tire-a sem flash, longe de lâmpadas.',
      corners: 'A foto está cortada. Os quatro cantos do documento devem aparecer.',
      expired: 'O documento venceu. Use um que valha por pelo menos mais 30 dias.',
      mismatch: 'Sua foto e o documento não conferem.',
      unreadable: 'Não dá para ler o documento. Use o original, não uma cópia.',
      other: 'O documento não foi aceito. Tente com outro.',
    },
  },

  leaving: {
    closed: {
      subject: 'Sua conta será excluída em {{date}}',
      what: 'Sua conta do {{brand}} está fechada. Ninguém mais a vê e, em {{date}}, ela será excluída para sempre. Até lá, você pode entrar e ter tudo de volta com um toque:',
      action: 'Manter minha conta',
      otherwise: 'Se não foi você, mantenha sua conta e escolha uma nova senha agora mesmo.',
    },
    kept: {
      subject: 'Sua conta está de volta',
      what: 'Sua conta do {{brand}} não será excluída. Tudo está como antes. Se não foi você, escolha uma nova senha agora mesmo:',
      action: 'Escolher uma nova senha',
    },
    ended: {
      what: 'Algumas das suas assinaturas não foram renovadas enquanto sua conta estava fechada. Cada uma aparece nas suas notificações.',
      action: 'Ver assinaturas',
    },
    contact: 'Dúvidas? Escreva para {{contact}}.',
  },

  letter: {
    greeting: 'Olá, {{name}}!',
  },

  link: {
    expires: 'O link funciona por 60 minutos.',
    'verify-email': {
      subject: 'Confirme seu e-mail',
      why: 'Confirme seu e-mail para usar tudo no {{brand}}:',
      action: 'Confirmar e-mail',
      otherwise: 'Se você não criou uma conta, ignore este e-mail.',
    },
    'reset-password': {
      subject: 'Redefina sua senha',
      why: 'Alguém, provavelmente você, pediu uma nova senha no {{brand}}. Escolha-a aqui:',
      action: 'Redefinir senha',
      otherwise: 'Se não foi você, ignore este e-mail. Sua senha continua a mesma.',
    },
    'confirm-identity': {
      subject: 'Confirme que é você',
      why: 'Você pediu algo protegido no {{brand}}. Abra este link no mesmo navegador para continuar:',
      action: 'Confirmar',
      otherwise: 'Se não foi você, ignore este e-mail e encerre as sessões que não reconhecer.',
    },
  },

  notices,

  warning: {
    when: 'Quando',
    otherwise: 'Se não foi você, escolha já uma nova senha:',
    action: 'Escolher uma nova senha',
    moved: { otherwise: 'Se não foi você, escreva já para nós:', action: 'Escrever para nós' },
    kinds: {
      'password-changed': {
        subject: 'Sua senha foi alterada',
        what: 'Sua senha no {{brand}} foi alterada. Todos os outros navegadores foram desconectados.',
      },
      'account-cleared': {
        subject: 'Sua conta tem uma nova senha',
        what: 'Este e-mail nunca tinha sido confirmado quando a senha da conta no {{brand}} foi redefinida. Por isso, tudo o que poderia ser de outra pessoa foi removido: contas do Google e do X vinculadas, a verificação em duas etapas e todas as sessões abertas.',
      },
      'two-factor-on': {
        subject: 'A verificação em duas etapas está ativada',
        what: 'Entrar no {{brand}} agora exige um código do seu app. Todos os outros navegadores foram desconectados.',
      },
      'two-factor-off': {
        subject: 'A verificação em duas etapas está desativada',
        what: 'Entrar no {{brand}} não exige mais um código do seu app.',
      },
      'passkey-added': {
        subject: 'Uma chave de acesso foi adicionada',
        what: 'Uma chave de acesso agora permite entrar no {{brand}} sem senha nem código.',
      },
      'passkey-removed': {
        subject: 'Uma chave de acesso foi removida',
        what: 'Uma chave de acesso não permite mais entrar no {{brand}}.',
      },
      'recovery-codes-renewed': {
        subject: 'Você tem novos códigos de recuperação',
        what: 'Os códigos de recuperação da sua conta no {{brand}} foram renovados. Os antigos não funcionam mais.',
      },
      'sign-in-copied': {
        subject: 'Um login salvo foi usado duas vezes',
        what: 'Um navegador seu que permanecia conectado ao {{brand}} foi desconectado: uma cópia antiga do que o mantinha conectado foi usada. Alguém pode tê-la copiado, ou os dados do navegador vieram de um backup.',
      },
      'provider-attached': {
        subject: 'Outra forma de entrar',
        what: 'Uma conta do Google ou do X foi vinculada à sua no {{brand}}: a partir de agora ela permite entrar.',
      },
      'provider-detached': {
        subject: 'Uma forma de entrar foi removida',
        what: 'Uma conta do Google ou do X foi desvinculada da sua no {{brand}}: ela não permite mais entrar.',
      },
      'email-changed': {
        subject: 'Seu e-mail foi alterado',
        what: 'Sua conta no {{brand}} agora usa outro e-mail em vez deste.',
      },
      'payout-method-changed': {
        subject: 'Seus ganhos vão para outra conta',
        what: 'Seus ganhos no {{brand}} agora vão para outra conta bancária.',
      },
      'payout-requested': {
        subject: 'Você pediu um saque',
        what: 'Um saque dos seus ganhos no {{brand}} foi pedido. Você pode cancelá-lo durante uma hora.',
      },
      'payout-cancelled': {
        subject: 'Seu saque foi cancelado',
        what: 'Um saque dos seus ganhos no {{brand}} foi cancelado. O dinheiro está disponível de novo.',
      },
      'card-added': {
        subject: 'Um cartão foi salvo',
        what: 'Um cartão foi salvo na sua conta no {{brand}}: a partir de agora ele pode pagar.',
      },
      'card-removed': {
        subject: 'Um cartão foi removido',
        what: 'Um cartão foi removido da sua conta no {{brand}}: ele não paga mais.',
      },
      'card-preferred': {
        subject: 'Seu cartão padrão é outro',
        what: 'Outro dos seus cartões no {{brand}} agora aparece primeiro na hora de pagar.',
      },
      'recovery-code-used': {
        subject: 'Um código de recuperação foi usado',
        what: 'Alguém entrou no {{brand}} com um de seus códigos de recuperação. Esse código não funciona mais.',
      },
      'username-changed': {
        subject: 'Seu nome de usuário mudou',
        what: 'Sua conta do {{brand}} tem um novo nome de usuário.',
      },
    },
  },
};

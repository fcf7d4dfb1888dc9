export default {
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
};

export default {
  form: 'Escrever uma mensagem',
  label: 'Mensagem',
  placeholder: 'Escreva uma mensagem',
  send: 'Enviar',
  more: 'Adicionar à mensagem',
  drop: 'Solte para anexar',
  left: {
    one: 'Resta {{count}} caractere.',
    many: 'Restam {{count}} de caracteres.',
    other: 'Restam {{count}} caracteres.',
  },
  tooLong: {
    one: '{{count}} caractere a mais.',
    many: '{{count}} de caracteres a mais.',
    other: '{{count}} caracteres a mais.',
  },
  unreachable: 'Não conseguimos conectar. Suas mensagens serão enviadas quando a conexão voltar.',
  lockedOut: 'Muitas mensagens de uma vez. O envio continua em instantes.',
  unserved: 'Não podemos receber mensagens agora. As suas serão enviadas em instantes.',
  serverFull:
    'Nosso armazenamento está cheio e nada é salvo agora. Suas mensagens serão enviadas assim que houver espaço.',
  held: 'Sua sessão terminou. O que você escreveu fica guardado até você entrar de novo.',
  bars: {
    blocking: 'Você bloqueou esta pessoa. Remova o limite para escrever.',
    restricted: 'Esta pessoa não aceita mensagens suas.',
    private: 'Esta pessoa só aceita mensagens de pessoas que conhece.',
    unanswered: 'Você poderá escrever mais quando esta pessoa responder.',
    missing: 'A pessoa não existe ou não pode receber mensagens.',
    gone: 'Esta conta está sendo excluída. Ninguém leria o que você escreve.',
  },
  blacklist: 'Abrir sua lista de bloqueio',
  readOnly: 'Ninguém lê respostas aqui.',
};

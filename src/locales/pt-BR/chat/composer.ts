export default {
  form: 'Escrever uma mensagem',
  label: 'Mensagem',
  placeholder: 'Escreva uma mensagem',
  send: 'Enviar',
  more: 'Adicionar à mensagem',
  drop: 'Solte para anexar',
  left: {
    one: 'Resta {{count}} caractere.',
    other: 'Restam {{count}} caracteres.',
  },
  tooLong: {
    one: '{{count}} caractere a mais.',
    other: '{{count}} caracteres a mais.',
  },
  unreachable: 'Não é possível acessar o servidor. Suas mensagens serão enviadas quando for.',
  lockedOut: 'Foram muitas de uma vez. O envio continua em um instante.',
  held: 'Sua sessão terminou. O que você escreveu fica guardado até você entrar de novo.',
  bars: {
    blocking: 'Você bloqueou esta pessoa. Perdoe-a para escrever.',
    restricted: 'Esta pessoa não aceita mensagens suas.',
    unanswered: 'Você poderá escrever mais quando esta pessoa responder.',
    missing: 'A pessoa não existe ou não pode receber mensagens.',
    gone: 'Esta conta está sendo excluída. Ninguém leria o que você escreve.',
  },
  blacklist: 'Abrir sua lista de bloqueio',
  readOnly: 'Ninguém lê respostas aqui.',
};

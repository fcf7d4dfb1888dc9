export default {
  actions: 'Ações da mensagem',
  forMe: 'Excluir para mim: {{name}} continua com ela',
  forBoth: 'Excluir para os dois lados: {{name}} não a verá mais',
  willBoth: 'Será excluída para os dois lados em {{count}} s',
  willMine: 'Será excluída para você em {{count}} s',
  saysBoth:
    'Será excluída para os dois lados. {{name}} não a verá mais. O botão Desfazer está ao lado.',
  saysMine: 'Será excluída para você. {{name}} a mantém. O botão Desfazer está ao lado.',
  going: 'Excluindo…',
  stays: 'Comprada: só pode ser excluída para você',
  waiting: 'Não conseguimos conectar. Vamos excluí-la quando a conexão voltar.',
  refused: 'Não foi possível excluir esta mensagem.',
  bought: 'Esta mensagem foi comprada. Você só pode excluí-la para você.',
  notYours: 'Só quem escreveu uma mensagem pode excluí-la para ambos.',
  undo: 'Desfazer',
  dismiss: 'Fechar',
  somebody: 'A outra pessoa',
};

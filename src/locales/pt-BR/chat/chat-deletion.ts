export default {
  dismiss: 'Fechar',
  undo: 'Desfazer',
  person: {
    title: 'Excluir a conversa com {{name}}?',
    body: 'As mensagens saem da sua lista. {{name}} mantém as próprias. O que você comprou continua comprado, mas sai da conversa.',
    confirm: 'Excluir conversa',
    waiting: 'A conversa com {{name}} será excluída em {{count}} s.',
    deleting: 'A conversa com {{name}} está sendo excluída.',
    refused: 'Não foi possível excluir a conversa com {{name}}. Nada mudou.',
    spared: '{{name}} escreveu para você nesse meio-tempo, então a conversa foi mantida.',
    over: 'Pronto.',
  },
  system: {
    title: 'Limpar todas as notificações?',
    body: 'Elas saem de todos os seus dispositivos e não podem ser recuperadas.',
    confirm: 'Limpar notificações',
    waiting: 'Suas notificações serão limpas em {{count}} s.',
    deleting: 'Suas notificações estão sendo limpas.',
    refused: 'Não foi possível limpar suas notificações. Nada mudou.',
    spared: 'Chegou algo novo nesse meio-tempo, então suas notificações foram mantidas.',
    over: 'Pronto.',
  },
};

export default {
  documentTitle: 'Boas-vindas',
  title: 'Apoie quem faz o que você ama',
  lead: '{{brand}} é onde criadores compartilham seu trabalho e fãs os apoiam.',
  loginTitle: 'Entrar no {{brand}}',
  refused: 'Você não está conectado. Entre para ver mais.',
  exploreTitle: 'Uma olhada por dentro',
  register: 'Criar uma conta',
};

export default {
  documentTitle: 'Boas-vindas',
  title: 'Apoie quem faz o que você ama',
  lead: 'Em {{brand}}, quem cria compartilha seu trabalho e os fãs apoiam.',
  loginTitle: 'Acesse {{brand}}',
  refused: 'Você não entrou na conta. Entre para ver mais.',
  exploreTitle: 'Uma olhada por dentro',
  register: 'Criar uma conta',
};

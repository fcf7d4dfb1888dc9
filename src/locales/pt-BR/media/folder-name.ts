export default {
  create: 'Nova pasta',
  rename: 'Renomear a pasta {{thing}}',
  name: 'Nome',
  limit: 'Até {{count}} caracteres.',
  add: 'Criar',
  save: 'Salvar',
  taken: 'Você já tem uma pasta com este nome.',
  long: 'No máximo {{count}} caracteres.',
  missing: 'Esta pasta não existe mais.',
};

export default {
  remove: 'Excluir a pasta {{thing}}?',
  removeNow: 'Excluir pasta',
  empty: 'A pasta está vazia.',
  stays: {
    one: 'Há {{count}} arquivo nela. Ele fica na sua biblioteca.',
    many: 'Há {{count}} de arquivos nela. Eles ficam na sua biblioteca.',
    other: 'Há {{count}} arquivos nela. Eles ficam na sua biblioteca.',
  },
};

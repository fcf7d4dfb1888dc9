export default {
  search: 'Buscar pessoas e publicações',
  order: 'O que vem primeiro',
  new: 'Mais recentes',
  popular: 'Mais curtidas',
  interrupted: 'Não conseguimos carregar mais publicações.',
  end: 'Isso é tudo.',
  clear: 'Mostrar tudo',
};

export default {
  search: 'Buscar pessoas e publicações',
  order: 'O que vem primeiro',
  new: 'Mais recentes',
  popular: 'Mais curtidas',
  interrupted: 'As próximas publicações não vieram.',
  end: 'Isso é tudo.',
  clear: 'Mostrar tudo',
};

export default {
  search: 'Buscar personas y publicaciones',
  order: 'Qué va primero',
  new: 'Lo más reciente',
  popular: 'Lo más gustado',
  interrupted: 'No llegaron las siguientes publicaciones.',
  end: 'Eso es todo.',
  clear: 'Mostrar todo',
};

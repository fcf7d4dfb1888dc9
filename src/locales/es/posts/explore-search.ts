export default {
  search: 'Personas y publicaciones',
  order: 'Qué va primero',
  new: 'Lo más reciente',
  popular: 'Con más «Me gusta»',
  interrupted: 'No pudimos cargar más publicaciones.',
  end: 'Eso es todo.',
  clear: 'Mostrar todo',
};

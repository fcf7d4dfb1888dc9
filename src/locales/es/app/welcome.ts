export default {
  documentTitle: 'Te damos la bienvenida',
  title: 'Apoya a quienes crean lo que te gusta',
  lead: '{{brand}} es donde quienes crean comparten su trabajo y sus fans lo apoyan.',
  loginTitle: 'Inicia sesión en {{brand}}',
  refused: 'No has iniciado sesión. Inicia sesión para ver más.',
  exploreTitle: 'Un vistazo por dentro',
  register: 'Crear una cuenta',
};

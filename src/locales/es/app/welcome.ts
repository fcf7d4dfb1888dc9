export default {
  documentTitle: 'Bienvenida',
  title: 'Apoya a quienes crean lo que te gusta',
  lead: '{{brand}} es donde los creadores comparten su trabajo y los fans los respaldan.',
  loginTitle: 'Entra en {{brand}}',
  refused: 'No has iniciado sesión. Inicia sesión para ver más.',
  exploreTitle: 'Un vistazo por dentro',
  register: 'Crear una cuenta',
};

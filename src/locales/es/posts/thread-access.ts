export default {
  title: 'Quién puede comentar',
  readers: 'Todos los que lo leen',
  subscribers: 'Suscriptores',
  nobody: 'Nadie',
  refused: 'Tu elección no llegó.',
};

export default {
  title: 'Quem pode comentar',
  readers: 'Todos que podem ler',
  subscribers: 'Assinantes',
  nobody: 'Ninguém',
  refused: 'Sua escolha não foi salva.',
};

export default {
  title: 'Criadores para seguir',
  loading: 'Carregando sugestões',
  exhausted: 'Você já segue todas as pessoas que poderíamos sugerir.',
  failed: 'Sem sugestões no momento.',
  view: 'Ver o perfil de {{name}}',
};

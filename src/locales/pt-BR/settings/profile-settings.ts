export default {
  title: 'Perfil',
  lead: 'O que os outros leem sobre você.',
  loading: 'Carregando seu perfil',
  failed: 'Não conseguimos carregar seu perfil.',
  displayNameHelp: 'O nome que as pessoas veem.',
  about: 'Sobre mim',
  aboutHelp: 'No máximo 1.000 caracteres. Os links podem ser abertos.',
  oldLinks: 'Os links antigos trazem até aqui por 30 dias.',
  updated: 'Seus dados foram atualizados!',
};

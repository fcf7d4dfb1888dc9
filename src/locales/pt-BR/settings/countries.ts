export default {
  country: 'País',
  help: 'Aparece no seu perfil. Você pode não informar.',
  none: 'Não informado',
  loading: 'Carregando países…',
  failed: 'Não conseguimos carregar os países.',
};

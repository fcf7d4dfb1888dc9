export default {
  notFound: {
    title: 'Página não encontrada',
    home: 'Ir para o início',
  },
  title: 'Documento',
  loading: 'Carregando o documento',
  updated: 'Última alteração em {{date}}',
  failed: 'Não conseguimos carregar este documento.',
  untranslated: 'Não conseguimos carregar este documento no idioma escolhido.',
  retry: 'Tentar de novo',
};

export default {
  failed: 'A imagem não carregou.',
};

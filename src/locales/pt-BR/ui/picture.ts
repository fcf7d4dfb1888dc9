export default {
  failed: 'A imagem não carregou.',
  held: 'Imagem',
  load: 'Carregar',
  loadOf: 'Carregar: {{picture}}',
  saving: 'A economia de dados está ativa',
};

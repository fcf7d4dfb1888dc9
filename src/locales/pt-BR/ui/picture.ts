export default {
  failed: 'A imagem não carregou.',
  held: 'Imagem',
  hold: 'Segure para ver',
  load: 'Carregar',
  loadOf: 'Carregar: {{picture}}',
  saving: 'A economia de dados está ativa',
  stopped: 'O vídeo parou.',
};

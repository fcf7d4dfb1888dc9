export default {
  named: 'Uma mensagem para {{name}} não foi enviada.',
  unnamed: 'Uma mensagem não foi enviada.',
};

export default {
  named: 'Uma mensagem para {{name}} precisa da sua atenção.',
  unnamed: 'Uma mensagem precisa da sua atenção.',
};

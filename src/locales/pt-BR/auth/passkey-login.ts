export default {
  use: 'Usar uma chave de acesso',
  left: 'O dispositivo não concluiu o processo. Você não entrou na conta.',
  refused: 'Não reconhecemos esta chave de acesso ou ela foi removida. Entre de outra forma.',
};

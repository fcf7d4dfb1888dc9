export default {
  use: 'Usar uma chave de acesso',
  left: 'O dispositivo não concluiu o processo. Nada foi confirmado.',
  refused: 'Não conseguimos confirmar com esta chave de acesso. Tente de novo ou de outra forma.',
};

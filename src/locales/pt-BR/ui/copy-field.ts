export default {
  copy: 'Copiar',
  done: 'Copiado',
  copied: 'Copiado para a área de transferência.',
  refused: 'O navegador não permitiu copiar. O texto está selecionado: copie manualmente.',
};

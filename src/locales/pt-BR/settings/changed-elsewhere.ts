export default {
  title: 'Alterado em outra aba ou em outro dispositivo.',
  more: 'Agora está salvo lá:',
  empty: 'Vazio',
  load: 'Carregar essa versão',
  keep: 'Manter a minha',
};

export default {
  title: 'Página não encontrada',
  text: 'Não há nada neste endereço. A página pode ter mudado de lugar ou nunca ter existido.',
  home: 'Ir para o início',
  look: 'Procurar “{{name}}” em Explorar',
};

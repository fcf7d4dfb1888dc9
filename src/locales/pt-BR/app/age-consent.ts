export default {
  title: 'Você tem 18 anos ou mais?',
  body: 'Este site mostra conteúdo para adultos. Ao continuar, você declara ter pelo menos 18 anos ou a maioridade onde mora.',
  storage:
    'Acreditamos na sua palavra. Sua resposta, a data e o idioma ficam no seu dispositivo: até você fechar esta aba, ou por mais tempo se pedir para lembrar.',
  confirm: 'Tenho 18 anos ou mais',
  leave: 'Sair',
  remember: {
    one: 'Lembrar minha resposta neste dispositivo por {{count}} mês',
    many: 'Lembrar minha resposta neste dispositivo por {{count}} de meses',
    other: 'Lembrar minha resposta neste dispositivo por {{count}} meses',
  },
};

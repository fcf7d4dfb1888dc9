export default {
  title: 'Sua conta está encerrada',
  heading: 'Sua conta será excluída em {{date}}',
  lead: 'Ninguém mais a vê e nada é cobrado. Até lá, um toque traz tudo de volta.',
  keep: 'Manter minha conta',
  ended: 'Estas renovações terminaram enquanto isso: {{names}}.',
  endedOne: '{{name}} em {{date}}',
  gone: 'Esta conta não existe mais.',
  goneText: 'Saia para criar uma nova.',
  welcome: 'Que bom ter você de volta. Nada foi excluído.',
  text: 'Ela foi excluída a seu pedido. Ninguém encontra o seu perfil e nada mais é cobrado.',
  help: 'Para tê-la de volta, escreva para nós: nosso endereço está na página Contato.',
};

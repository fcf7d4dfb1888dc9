export default {
  title: 'Sua conta está encerrada',
  text: 'Ela foi excluída a seu pedido. Ninguém encontra o seu perfil e nada mais é cobrado.',
  help: 'Para tê-la de volta, saia e escreva para nós: nosso endereço está na página Contato.',
};

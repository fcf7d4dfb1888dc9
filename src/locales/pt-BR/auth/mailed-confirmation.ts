export default {
  title: 'Confirme que é você',
  lead: 'Você entra por outro site e não tem senha aqui. Em vez disso, podemos enviar um link para {{email}}. Abra-o neste navegador e você poderá continuar.',
  send: 'Enviar um link',
  again: 'Enviar outro link',
  sentTitle: 'O link está a caminho',
  sent: 'Abra-o neste navegador. Esta página avança sozinha. Não chegou? Veja também na pasta de spam.',
};

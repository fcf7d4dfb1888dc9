export default {
  title: 'Senha',
  first: 'Definir uma senha',
  lead: 'Uma nova senha desconecta todos os outros dispositivos.',
  firstLead: 'Você se cadastrou com um provedor. Com uma senha, você pode entrar sem ele.',
  current: 'Senha atual',
  password: 'Nova senha',
  submit: 'Salvar senha',
  updated: 'Sua senha foi atualizada!',
  others: 'Os outros dispositivos foram desconectados.',
  wrong: 'Esta não é a sua senha atual.',
};

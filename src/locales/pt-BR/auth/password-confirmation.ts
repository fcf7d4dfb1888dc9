export default {
  title: 'Confirme sua senha',
  lead: 'Por segurança, digite sua senha mais uma vez.',
  submit: 'Confirmar',
  cancel: 'Cancelar',
  wrong: 'A senha está incorreta.',
};

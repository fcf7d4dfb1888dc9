export default {
  title: 'Digite sua senha',
  submit: 'Confirmar',
  protected: 'Por segurança, confirme sua senha.',
};

export default {
  title: 'Digite sua senha',
  submit: 'Confirmar',
  protected: 'O que vem a seguir é protegido.',
};

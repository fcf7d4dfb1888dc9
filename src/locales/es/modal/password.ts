export default {
  title: 'Introduce tu contraseña',
  submit: 'Confirmar',
  protected: 'Lo que sigue está protegido.',
};

export default {
  title: 'Escribe tu contraseña',
  submit: 'Confirmar',
  protected: 'Por seguridad, confirma tu contraseña.',
};

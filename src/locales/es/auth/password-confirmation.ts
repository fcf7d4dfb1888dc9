export default {
  title: 'Confirma tu contraseña',
  lead: 'Por seguridad, escribe de nuevo tu contraseña.',
  submit: 'Confirmar',
  cancel: 'Cancelar',
  wrong: 'La contraseña no es correcta.',
};

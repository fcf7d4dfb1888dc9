export default {
  title: 'Confirma tu contraseña',
  lead: 'Lo que sigue está protegido. Escribe tu contraseña una vez más.',
  submit: 'Confirmar',
  cancel: 'Cancelar',
  wrong: 'La contraseña no es correcta.',
};

export default {
  title: 'Contraseña',
  first: 'Elegir una contraseña',
  lead: 'Una contraseña nueva cierra la sesión en los demás dispositivos.',
  firstLead: 'Te registraste con un proveedor. Con una contraseña puedes entrar sin él.',
  current: 'Contraseña actual',
  password: 'Contraseña nueva',
  submit: 'Guardar contraseña',
  updated: '¡Tu contraseña se ha actualizado!',
  others: 'Se ha cerrado la sesión en los demás dispositivos.',
  wrong: 'Esta no es tu contraseña actual.',
};

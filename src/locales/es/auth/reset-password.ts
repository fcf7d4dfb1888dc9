export default {
  title: 'Elige una contraseña nueva',
  password: 'Contraseña nueva',
  submit: 'Guardar contraseña',
  updated: '¡Tu contraseña se ha actualizado!',
  expiredTitle: 'Este enlace ya no funciona',
  expiredText: 'Tiene más de una hora o ya se usó. Podemos enviarte uno nuevo.',
  linklessTitle: 'El enlace no está completo',
  linklessText:
    'Por tu seguridad, su parte secreta no se guarda en la dirección. Abre de nuevo el enlace de tu correo o pide uno nuevo.',
  newLink: 'Pedir un enlace nuevo',
};

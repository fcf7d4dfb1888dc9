export default {
  title: 'Cambiar correo',
  checking: 'Comprobando el enlace…',
  ask: {
    old: 'Tu cuenta @{{username}} va a usar {{email}} en lugar de este correo.',
    new: 'La cuenta @{{username}} va a usar {{email}}.',
  },
  confirm: 'Confirmar el cambio',
  cancel: 'Cancelar el cambio',
  confirmed: {
    old: 'Confirmado. Tu correo cambiará cuando {{email}} también lo confirme.',
    new: 'Confirmado. El correo cambiará cuando el anterior también lo confirme.',
  },
  changed: 'Tu correo es ahora {{email}}.',
  cancelled: 'El cambio se canceló. Tu correo sigue siendo el mismo.',
  thief: 'Si no lo pediste tú, elige una contraseña nueva.',
  newPassword: 'Elegir una contraseña nueva',
  foreign:
    'Este enlace es de otra cuenta. Cierra la sesión y ábrelo de nuevo, o ábrelo en otro navegador.',
  unknown: 'Este enlace no funciona o es demasiado antiguo. Empieza de nuevo en los ajustes.',
  over: {
    expired: 'Este enlace ha caducado. Empieza de nuevo en los ajustes.',
    replaced: 'Después pediste otro cambio. Usa los enlaces del correo más reciente.',
    taken: '{{email}} ya es de otra cuenta. No ha cambiado nada.',
  },
  settings: 'Volver a los ajustes',
  signIn: 'Iniciar sesión',
};

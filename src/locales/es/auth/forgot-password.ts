export default {
  title: 'Restablecer contraseña',
  lead: 'Escribe el correo de tu cuenta. Te enviaremos un enlace para elegir una contraseña nueva.',
  submit: 'Enviar enlace',
  back: 'Volver a iniciar sesión',
  sentTitle: 'Mira tu correo',
  sent: 'Si existe una cuenta para {{email}}, le hemos enviado un enlace para elegir una contraseña nueva. Vale durante una hora. Mira también en la carpeta de spam.',
  resend: 'Enviar de nuevo',
  cooling: {
    one: 'Puedes pedir otro enlace dentro de {{count}} segundo.',
    many: 'Puedes pedir otro enlace dentro de {{count}} de segundos.',
    other: 'Puedes pedir otro enlace dentro de {{count}} segundos.',
  },
  change: 'Usar otra dirección',
};

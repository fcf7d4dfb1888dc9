export default {
  or: 'o',
  names: { google: 'Google', twitter: 'X' },
  login: { google: 'Iniciar sesión con Google', twitter: 'Iniciar sesión con X' },
  register: { google: 'Registrarse con Google', twitter: 'Registrarse con X' },
  blocked:
    'Tu navegador no abrió la ventana. Permite las ventanas emergentes de este sitio e inténtalo de nuevo.',
  closed: 'Has vuelto sin elegir una cuenta. No ha cambiado nada.',
  expired: 'Este inicio de sesión tardó demasiado. Empieza de nuevo, por favor.',
  missing:
    'Empieza con «Registrarse con Google» o «Registrarse con X» para que sepamos quién eres.',
  codes: {
    invalid: 'No se pudo verificar la respuesta de {{provider}}. Inténtalo de nuevo.',
    unreachable: 'No pudimos contactar con {{provider}}. Inténtalo de nuevo en un momento.',
    linked:
      'Esa cuenta de {{provider}} ya abre otra cuenta aquí. Inicia sesión de otra forma, por favor.',
  },
  wrongPassword: 'La contraseña no es correcta.',
  attach: {
    title: 'Ya tienes una cuenta',
    lead: 'Hay una cuenta con la dirección {{email}}. Escribe su contraseña una vez y, desde ahora, {{provider}} la abrirá.',
    password: 'Contraseña de esa cuenta',
    submit: 'Vincular e iniciar sesión',
    cancel: 'Ahora no',
    restart: 'Empezar de nuevo',
    linked:
      'Esa cuenta, o la que elegiste, ya está vinculada a otra. Inicia sesión de otra forma, por favor.',
  },
  registration: {
    title: 'Falta un paso',
    lead: '{{provider}} nos ha dicho quién eres. Elige el nombre y la dirección de tu perfil y tu cuenta estará lista. No hace falta contraseña.',
    emailKnown: 'Correo de {{provider}}: {{email}}',
    emailHelp:
      '{{provider}} no nos dice tu correo. Te enviaremos un enlace para confirmarlo, y con él podrás volver a entrar.',
    cancel: 'Cancelar',
    looking: 'Un momento...',
  },
};

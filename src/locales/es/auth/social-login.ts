export default {
  names: {
    google: 'Google',
    twitter: 'X',
  },
  login: {
    google: 'Iniciar sesión con Google',
    twitter: 'Iniciar sesión con X',
  },
  register: {
    google: 'Registrarse con Google',
    twitter: 'Registrarse con X',
  },
  blocked:
    'Tu navegador no abrió la ventana. Permite las ventanas emergentes de este sitio e inténtalo de nuevo.',
  closed: 'Has vuelto sin elegir una cuenta. No ha cambiado nada.',
  expired: 'El inicio de sesión tardó demasiado. Empieza de nuevo.',
  missing:
    'Empieza con «Registrarse con Google» o «Registrarse con X» para que sepamos quién eres.',
  codes: {
    invalid: 'No se pudo verificar la respuesta de {{provider}}. Inténtalo de nuevo.',
    unreachable: 'No pudimos contactar con {{provider}}. Inténtalo de nuevo en un momento.',
    linked:
      'Esa cuenta de {{provider}} ya está vinculada a otra cuenta. Inicia sesión de otra forma.',
  },
};

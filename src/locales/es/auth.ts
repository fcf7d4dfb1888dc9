export default {
  agreement: {
    agree: 'Al hacer clic en Crear cuenta, aceptas la {{privacy}} y los {{terms}}.',
    privacy: 'política de privacidad',
    terms: 'términos de uso',
    newTab: '(se abre en una pestaña nueva)',
  },

  consentForm: {
    title: 'Acuerdo',
    accept: 'Acepto',
    decline: 'Ahora no',
    missing:
      'No se encuentra este acuerdo, así que no se puede aceptar. Ponte en contacto con nosotros.',
    selling: 'Para vender tu contenido, acepta antes este acuerdo.',
    explicit: 'Para publicar contenido explícito, acepta antes este acuerdo.',
  },

  emailChangeLink: {
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
  },

  emailLanding: {
    landing: 'Verificación del correo',
    checking: 'Comprobando tu dirección…',
    done: 'Tu correo está verificado.',
    goOn: 'Continuar',
    failed: 'No se pudo verificar el correo.',
    expired: 'El enlace es antiguo o fue modificado. Envía uno nuevo.',
    unauthorized: 'El enlace pertenece a otra cuenta.',
    unverified: 'Tu dirección aún no está verificada.',
    newLink: 'Enviar un enlace nuevo',
    signIn: 'Inicia sesión para continuar',
    signedOut: 'Inicia sesión para continuar.',
    retry: 'Reintentar',
  },

  emailVerification: {
    title: 'Verifica tu correo',
    lead: 'Enviamos un enlace a {{email}}. Esta página avanzará sola en cuanto lo abras, en cualquier dispositivo.',
    show: 'Mostrar la dirección',
    hide: 'Ocultar la dirección',
    sent: 'Te hemos enviado un correo con el enlace de verificación.',
    again: {
      one: 'Reenviar en {{count}} s',
      many: 'Reenviar en {{count}} s',
      other: 'Reenviar en {{count}} s',
    },
    resend: 'Volver a enviar el enlace',
    spam: '¿No ha llegado? Mira también en la carpeta de spam.',
    outbox: 'Abrir la bandeja de salida',
    change: 'Cambiar la dirección',
    newEmail: 'Correo nuevo',
    save: 'Guardar y enviar el enlace',
    keep: 'Conservar la dirección',
    unconfirmed: 'No confirmaste tu contraseña, así que la dirección sigue igual.',
    logout: 'Cerrar sesión',
  },

  forgotPassword: {
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
  },

  invitation: {
    invited: '{{name}} te ha invitado',
    invitedText: 'Lo recordaremos cuando crees tu cuenta.',
    unnamed: 'Te han invitado',
  },

  mailedConfirmation: {
    title: 'Confirma que eres tú',
    lead: 'Inicias sesión a través de otro sitio y aquí no tienes contraseña. En su lugar podemos enviarte un enlace a {{email}}. Ábrelo en este navegador y podrás continuar.',
    send: 'Enviarme un enlace',
    again: 'Enviar otro enlace',
    sentTitle: 'El enlace está en camino',
    sent: 'Ábrelo en este navegador. Esta página avanzará sola. ¿No llega? Mira también en la carpeta de spam.',
  },

  passkeyConfirmation: {
    use: 'Usar una llave de acceso',
    left: 'El dispositivo no completó el proceso. No se confirmó nada.',
    refused: 'No pudimos confirmar con esta llave de acceso. Inténtalo de nuevo o de otra forma.',
  },

  passkeyLogin: {
    use: 'Usar una llave de acceso',
    left: 'El dispositivo no completó el proceso. No se inició sesión.',
    refused: 'No reconocemos esta llave de acceso o ya se eliminó. Inicia sesión de otra forma.',
  },

  password: {
    title: 'Escribe tu contraseña',
    submit: 'Confirmar',
    protected: 'Por seguridad, confirma tu contraseña.',
  },

  passwordConfirmation: {
    title: 'Confirma tu contraseña',
    lead: 'Por seguridad, escribe de nuevo tu contraseña.',
    submit: 'Confirmar',
    cancel: 'Cancelar',
    wrong: 'La contraseña no es correcta.',
  },

  registration: {
    title: 'Crea tu cuenta',
    submit: 'Crear cuenta',
    displayName: 'Nombre visible',
    displayNameHelp: 'El nombre que ve la gente. Puedes cambiarlo después.',
    haveAccount: 'Ya tengo una cuenta',
    refusals: {
      emailTaken: 'Ya existe una cuenta con este correo. Inicia sesión o usa otra dirección.',
      email: 'Escribe un correo electrónico, como nombre@example.com.',
      displayNameLong: 'Usa 50 caracteres como máximo.',
      displayNameUnseen: 'Elige un nombre sin caracteres invisibles ni acentos superpuestos.',
      displayNameLink: 'Un nombre no puede ser un enlace.',
      displayNameReserved: 'Este nombre está reservado para el propio sitio. Elige otro.',
      displayNameAlike: 'Este nombre se parece al de un perfil verificado. Elige otro.',
      passwordShort: 'Usa al menos 8 caracteres.',
      passwordLong: 'Usa 128 caracteres como máximo.',
      passwordCommon: 'Esta contraseña es de las primeras que se prueban. Elige otra.',
      passwordOwn: 'La contraseña no puede ser tu correo ni tu nombre de usuario.',
    },
    passwordHelp:
      'Al menos 8 caracteres. Unas cuantas palabras que solo tú juntarías son fáciles de recordar y difíciles de adivinar.',
  },

  resetPassword: {
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
  },

  socialAttach: {
    wrongPassword: 'La contraseña no es correcta.',
    unverified:
      'La dirección de esa cuenta aún no está verificada. Entra con su contraseña, sigue el enlace de nuestro correo y vincúlala después.',
    title: 'Ya tienes una cuenta',
    lead: 'Hay una cuenta con la dirección {{email}}. Escribe su contraseña una vez y, desde ahora, {{provider}} la abrirá.',
    password: 'Contraseña de esa cuenta',
    submit: 'Vincular e iniciar sesión',
    cancel: 'Ahora no',
    restart: 'Empezar de nuevo',
    linked: 'Esa cuenta, o la que elegiste, ya está vinculada a otra. Inicia sesión de otra forma.',
  },

  socialLogin: {
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
  },

  socialRegistration: {
    title: 'Falta un paso',
    lead: '{{provider}} nos ha dicho quién eres. Elige el nombre y la dirección de tu perfil y tu cuenta estará lista. No hace falta contraseña.',
    emailKnown: 'Correo de {{provider}}: {{email}}',
    emailHelp:
      '{{provider}} no nos dice tu correo. Te enviaremos un enlace para confirmarlo, y con él podrás volver a entrar.',
    cancel: 'Cancelar',
    looking: 'Un momento…',
  },

  twoFactor: {
    title: 'Verificación en dos pasos',
    codeLead: 'Escribe los seis dígitos que muestra ahora tu app de autenticación.',
    code: 'Código de autenticación',
    recoveryLead:
      'Escribe uno de los códigos de recuperación que guardaste. Cada uno sirve una vez.',
    recovery: 'Código de recuperación',
    submit: 'Verificar',
    useRecovery: 'Usar un código de recuperación',
    useCode: 'Usar la app de autenticación',
    restart: 'Empezar de nuevo',
    timedOut:
      'Si el código es correcto, puede que el inicio de sesión haya caducado. Empieza de nuevo.',
  },

  unsentWork: {
    title: '¿Cerrar sesión?',
    waiting: 'Terminando antes de cerrar sesión…',
    stay: 'Quedarme',
    leave: 'Cerrar sesión',
    now: 'Cerrar sesión ya',
    unfinished: 'Aún sin terminar: {{things}}.',
    messages: {
      one: '{{count}} mensaje',
      many: '{{count}} de mensajes',
      other: '{{count}} mensajes',
    },
    comments: {
      one: '{{count}} comentario',
      many: '{{count}} de comentarios',
      other: '{{count}} comentarios',
    },
    posts: {
      one: '{{count}} publicación',
      many: '{{count}} de publicaciones',
      other: '{{count}} publicaciones',
    },
    files: { one: '{{count}} archivo', many: '{{count}} de archivos', other: '{{count}} archivos' },
    payments: { one: '{{count}} pago', many: '{{count}} de pagos', other: '{{count}} pagos' },
    changes: { one: '{{count}} cambio', many: '{{count}} de cambios', other: '{{count}} cambios' },
    typed: {
      one: 'Hay texto sin enviar en {{count}} pestaña.',
      many: 'Hay texto sin enviar en {{count}} pestañas.',
      other: 'Hay texto sin enviar en {{count}} pestañas.',
    },
    silent: {
      one: 'No pudimos comprobar {{count}} pestaña.',
      many: 'No pudimos comprobar {{count}} pestañas.',
      other: 'No pudimos comprobar {{count}} pestañas.',
    },
    lost: 'Los archivos que no se hayan subido para entonces tendrás que añadirlos otra vez.',
    kept: 'Guardaremos tus mensajes y lo que escribiste en este dispositivo hasta que vuelvas a iniciar sesión.',
  },

  username: {
    username: 'Nombre de usuario',
    usernameHelp:
      'De 2 a 30 letras, cifras, guiones o guiones bajos. Es la dirección de tu perfil.',
    checking: 'Comprobando si el nombre está libre…',
    free: '{{thing}} está libre.',
    problems: {
      taken: 'Alguien ya tiene este nombre de usuario. Elige otro.',
      reserved: 'Este nombre está reservado para el sitio. Elige otro.',
      invalid: 'Usa de 2 a 30 letras, cifras, guiones o guiones bajos.',
    },
  },
};

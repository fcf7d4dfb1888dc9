export default {
  fields: { email: 'Correo electrónico', password: 'Contraseña' },
  login: {
    title: 'Iniciar sesión',
    submit: 'Iniciar sesión',
    remember: 'Recordarme',
    forgot: '¿Olvidaste tu contraseña?',
    register: 'Crear una cuenta',
    demo: 'Cuentas de demostración, todas con la contraseña {{password}}',
    demoUse: 'Entrar como {{name}}',
    lockedOut: {
      one: 'Demasiados intentos. Podrás volver a intentarlo en {{count}} segundo.',
      many: 'Demasiados intentos. Podrás volver a intentarlo en {{count}} de segundos.',
      other: 'Demasiados intentos. Podrás volver a intentarlo en {{count}} segundos.',
    },
  },
  twoFactor: {
    title: 'Verificación en dos pasos',
    codeLead: 'Escribe los seis dígitos que muestra ahora tu aplicación de autenticación.',
    code: 'Código de autenticación',
    recoveryLead:
      'Escribe uno de los códigos de recuperación que guardaste. Cada uno sirve una vez.',
    recovery: 'Código de recuperación',
    submit: 'Verificar',
    useRecovery: 'Usar un código de recuperación',
    useCode: 'Usar la aplicación de autenticación',
    restart: 'Empezar de nuevo',
    timedOut:
      'Si el código es correcto, puede que el inicio de sesión haya caducado. Empieza de nuevo.',
  },
  refusals: {
    credentials: 'Estos datos no coinciden con nuestros registros.',
    code: 'El código no es correcto. Espera al siguiente e inténtalo de nuevo.',
    recovery: 'El código de recuperación no es correcto o ya se usó.',
  },
  session: {
    opened: '¡Has iniciado sesión!',
    expired: { title: '¡La sesión ha caducado!', text: 'Inicia sesión de nuevo para continuar.' },
    unheard:
      'Has cerrado la sesión en este dispositivo. No pudimos contactar con el servidor y le avisaremos en cuanto sea posible.',
    lost: 'No pudimos mantener tu sesión. Comprueba que tu navegador acepta cookies.',
  },
};
